import { Link } from 'react-router'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { shortDay } from '#content/words/dates.ts'

type ClientRow = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly count: number
  readonly latest: Date
  readonly tags: readonly string[]
}

export type ClientRowsProps = {
  clients: readonly ClientRow[]
  /** Each may be the same person as another. */
  isComparable: boolean
}

const { columns } = CLIENTS

const COLUMNS: readonly RowColumn<ClientRow>[] = [
  { header: columns.name, place: 'title', cell: (client) => <Name client={client} /> },
  { header: columns.bookings, place: 'sum', cell: ({ count }) => CLIENTS.bookings(count) },
  {
    header: columns.contact,
    place: 'detail',
    cell: ({ email, phone }) =>
      joinWithDots([phone ?? email ?? undefined, email === null ? CLIENTS.noEmail : undefined]),
  },
  { header: columns.latest, place: 'detail', cell: ({ count, latest }) => count > 0 && shortDay(latest) },
  { header: columns.tags, place: 'state', cell: ({ tags }) => tags.join(', ') },
]

const COMPARE: RowColumn<ClientRow> = {
  header: columns.compare,
  place: 'action',
  cell: ({ userId, fullName }) => (
    <Link className={buttonClass({ size: 'sm', tone: 'secondary' })} to={`${clientPath(userId)}/merge`}>
      {CLIENTS.compare}
      <span className="sr-only"> {fullName}</span>
    </Link>
  ),
}

/** Clients with a link to their card. */
export function ClientRows({ clients, isComparable }: ClientRowsProps) {
  return (
    <RowList
      caption={CLIENTS.title}
      isCaptionHidden
      columns={isComparable ? [...COLUMNS, COMPARE] : COLUMNS}
      rows={clients}
      rowKey={({ userId }) => userId}
    />
  )
}

function Name({ client: { userId, fullName, email, phone } }: { client: ClientRow }) {
  return (
    <Link className={classNames('row-link', tallScript(fullName ?? ''))} to={clientPath(userId)}>
      {fullName ?? email ?? phone}
    </Link>
  )
}
