import { Link } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { STUDENTS_WORK } from '#content/staff/courses/quizzes.ts'
import { shortDay } from '#content/words/dates.ts'

type WaitingLine = {
  readonly id: string
  readonly name: string
  readonly lessonTitle: string
  readonly courseTitle: string
  readonly handedInAt: Date
}

const { columns } = STUDENTS_WORK

const COLUMNS: readonly RowColumn<WaitingLine>[] = [
  {
    header: columns.student,
    place: 'title',
    cell: ({ id, name }) => (
      <Link className={classNames('row-link', tallScript(name))} to={`/staff/courses/work/${id}`}>
        {name}
      </Link>
    ),
  },
  { header: columns.since, place: 'sum', cell: ({ handedInAt }) => shortDay(handedInAt) },
  {
    header: columns.lesson,
    place: 'detail',
    cell: ({ lessonTitle, courseTitle }) => `${lessonTitle} (${courseTitle})`,
  },
]

/** What waits for the teacher, the longest waiting first. */
export function WorkList({ waiting }: { waiting: readonly WaitingLine[] }) {
  return (
    <RowList caption={STUDENTS_WORK.waiting} isCaptionHidden columns={COLUMNS} rows={waiting} rowKey={({ id }) => id} />
  )
}

type StuckLine = {
  readonly userId: string
  readonly lessonId: number
  readonly name: string
  readonly lessonTitle: string
}

/** Students whom only the teacher can help, each with the button that does. */
export function StuckList({ stuck }: { stuck: readonly StuckLine[] }) {
  return (
    <section className="grid gap-3" aria-labelledby="stuck">
      <h2 id="stuck" className="text-xl">
        {STUDENTS_WORK.stuck}
      </h2>
      <p className="max-w-[65ch]">{STUDENTS_WORK.stuckLead}</p>
      <ul className="desk-rows">
        {stuck.map(({ userId, lessonId, name, lessonTitle }) => (
          <li key={`${userId}-${lessonId}`} className="desk-row flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <h3 className={classNames('text-base', tallScript(name))}>{name}</h3>
              <p className="hint">{lessonTitle}</p>
            </div>
            <form method="post">
              <input type="hidden" name="userId" value={userId} />
              <input type="hidden" name="lessonId" value={lessonId} />
              <Button type="submit" tone="secondary" size="sm">
                {STUDENTS_WORK.reopen}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
