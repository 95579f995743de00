import { Link } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ENROLLMENTS, STUDENTS } from '#content/staff/courses/enrollments.ts'
import { shortDay } from '#content/words/dates.ts'

type StudentLine = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly courses: readonly string[]
  readonly lessonsDone: number
  readonly lastOpened: Date | null
}

const { columns } = STUDENTS

const COLUMNS: readonly RowColumn<StudentLine>[] = [
  { header: columns.name, place: 'title', cell: (student) => <Name student={student} /> },
  { header: columns.lessons, place: 'sum', cell: ({ lessonsDone }) => STUDENTS.lessonsDone(lessonsDone) },
  { header: columns.courses, place: 'detail', cell: ({ courses }) => courses.join(', ') },
  {
    header: columns.lastOpened,
    place: 'state',
    cell: ({ lastOpened }) => (lastOpened ? shortDay(lastOpened) : STUDENTS.neverOpened),
  },
]

/** Students with a link to their card, and how far each has come. */
export function StudentList({ students }: { students: readonly StudentLine[] }) {
  return (
    <RowList
      caption={STUDENTS.title}
      isCaptionHidden
      columns={COLUMNS}
      rows={students}
      rowKey={({ userId }) => userId}
    />
  )
}

function Name({ student: { userId, fullName, email } }: { student: StudentLine }) {
  const name = fullName ?? email ?? ENROLLMENTS.unknown
  return (
    <Link className={classNames('row-link', tallScript(name))} to={clientPath(userId)}>
      {name}
    </Link>
  )
}
