import { Form, Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import type { SelectOption } from '#app/ui/fields/select-options.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { GROUP, GROUP_KIND } from '#content/staff/courses/groups.ts'

type StudentLine = {
  readonly bookingId: string
  readonly userId: string
  readonly name: string
  readonly payment: string
  readonly attended?: string | null
}

type Kind = { kind: keyof typeof GROUP_KIND }

type GroupStudentsProps = Kind & { students: readonly StudentLine[]; others: readonly SelectOption[] }

/** Who has a seat, with the groups to which each can be moved. */
export function GroupStudents({ kind, students, others }: GroupStudentsProps) {
  return (
    <section className="grid gap-3" aria-labelledby="students">
      <h2 id="students" className="text-xl">
        {GROUP.students}
      </h2>
      {students.length === 0 && <p className="hint">{GROUP_KIND[kind].noStudents}</p>}
      <ul className="desk-rows">
        {students.map((student) => (
          <li key={student.bookingId} className="desk-row">
            <Student student={student} />
            {others.length > 0 && <MoveForm student={student} others={others} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Student({ student: { userId, name, payment, attended } }: { student: StudentLine }) {
  return (
    <span className="grid gap-1">
      <Link className="text-link font-semibold" to={clientPath(userId)}>
        <span className={tallScript(name)}>{name}</span>
      </Link>
      <span className="hint">{joinWithDots([payment, attended ?? undefined])}</span>
    </span>
  )
}

function MoveForm({ student: { bookingId, name }, others }: { student: StudentLine; others: readonly SelectOption[] }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="bookingId" value={bookingId} />
      <select name="to" className="input w-auto max-w-full" aria-label={GROUP.moveOf(name)} defaultValue="">
        <option value="">{GROUP.moveTo}</option>
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" name="intent" value="move" tone="secondary" size="sm" aria-label={GROUP.moveOf(name)}>
        {GROUP.move}
      </Button>
    </Form>
  )
}

/** Students of the course who are in none of its groups: their group was full, or they booked before there were any. */
export function StudentsWithout({ kind, students }: Kind & { students: readonly StudentLine[] }) {
  if (students.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="without">
      <h2 id="without" className="text-xl">
        {GROUP_KIND[kind].without}
      </h2>
      <ul className="desk-rows">
        {students.map((student) => (
          <li key={student.bookingId} className="desk-row">
            <Student student={student} />
            <Form method="post">
              <input type="hidden" name="bookingId" value={student.bookingId} />
              <Button
                type="submit"
                name="intent"
                value="add"
                tone="secondary"
                size="sm"
                aria-label={GROUP.addOf(student.name)}
              >
                {GROUP.add}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
