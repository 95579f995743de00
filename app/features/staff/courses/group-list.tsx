import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { GROUPS } from '#content/staff/courses/groups.ts'
import { shortDateTime, shortDay } from '#content/words/dates.ts'
import { groupPath } from './group-paths.ts'
import { GROUP_TONES, type GroupState } from './group-state.ts'

type GroupLine = {
  readonly id: number
  /** Empty for a date of a class that is sold alone. */
  readonly title: string
  readonly courseTitle: string
  readonly seats: number
  readonly taken: number
  readonly waiting: number
  readonly startsAt: Date | null
  readonly state: GroupState
}

const { columns } = GROUPS

const COLUMNS: readonly RowColumn<GroupLine>[] = [
  {
    header: columns.group,
    place: 'title',
    cell: ({ id, title, courseTitle }) => {
      const name = title || courseTitle
      return (
        <Link className={classNames('row-link', tallScript(name))} to={groupPath(id)}>
          {name}
        </Link>
      )
    },
  },
  { header: columns.seats, place: 'sum', cell: ({ taken, seats }) => GROUPS.seats(taken, seats) },
  {
    header: columns.course,
    place: 'detail',
    cell: ({ title, courseTitle }) =>
      title === '' ? GROUPS.class : <span className={tallScript(courseTitle)}>{courseTitle}</span>,
  },
  {
    header: columns.state,
    place: 'state',
    cell: ({ state }) => <Badge tone={GROUP_TONES[state]}>{GROUPS.states[state]}</Badge>,
  },
  {
    header: columns.starts,
    place: 'note',
    cell: ({ title, startsAt }) =>
      startsAt && (title === '' ? shortDateTime(startsAt) : GROUPS.starts(shortDay(startsAt))),
  },
  { header: columns.waiting, place: 'note', cell: ({ waiting }) => waiting > 0 && GROUPS.waiting(waiting) },
]

/** All groups of all courses, with how full they are. */
export function GroupList({ groups }: { groups: readonly GroupLine[] }) {
  return (
    <RowList caption={GROUPS.title} isCaptionHidden columns={COLUMNS} rows={groups} rowKey={({ id }) => String(id)} />
  )
}
