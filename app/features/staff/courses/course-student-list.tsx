import { Link } from 'react-router'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { COURSE_STUDENTS, ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { shortDay } from '#content/words/dates.ts'
import type { StudentState } from '#domain/learning/student-state.ts'

type CourseStudentLine = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly enrolledAt: Date
  readonly state: StudentState
  readonly done: number
  readonly lessons: number
  readonly at: string | null
  readonly lastStep: Date | null
}

const TONES: Readonly<Record<StudentState, BadgeTone>> = {
  stuck: 'danger',
  new: 'neutral',
  'under-way': 'action',
  'all-done': 'gold',
  completed: 'success',
}

const { columns } = COURSE_STUDENTS

type Row = CourseStudentLine & { readonly path: string }

const COLUMNS: readonly RowColumn<Row>[] = [
  { header: columns.name, place: 'title', cell: (student) => <Name student={student} /> },
  { header: columns.done, place: 'sum', cell: ({ done, lessons }) => COURSE_STUDENTS.done(done, lessons) },
  { header: columns.at, place: 'detail', cell: ({ at }) => at && <span className={tallScript(at)}>{at}</span> },
  {
    header: columns.state,
    place: 'state',
    cell: ({ state }) => <Badge tone={TONES[state]}>{COURSE_STUDENTS.states[state]}</Badge>,
  },
  {
    header: columns.lastStep,
    place: 'note',
    cell: ({ lastStep, enrolledAt }) =>
      lastStep ? COURSE_STUDENTS.lastStep(shortDay(lastStep)) : COURSE_STUDENTS.enrolled(shortDay(enrolledAt)),
  },
]

type CourseStudentListProps = {
  caption: string
  /** Of this list. */
  path: string
  students: readonly CourseStudentLine[]
}

/** Where each student of a course is, with a link to all of it. */
export function CourseStudentList({ caption, path, students }: CourseStudentListProps) {
  const rows = students.map((student) => ({ ...student, path: `${path}/${student.userId}` }))
  return <RowList caption={caption} isCaptionHidden columns={COLUMNS} rows={rows} rowKey={({ userId }) => userId} />
}

function Name({ student: { path, fullName, email } }: { student: Row }) {
  const name = fullName ?? email ?? ENROLLMENTS.unknown
  return (
    <Link className={classNames('row-link', tallScript(name))} to={path}>
      {name}
    </Link>
  )
}
