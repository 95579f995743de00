import { DateTime } from '#app/features/staff/date-time.tsx'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { CLIENTS } from '#content/staff/clients/desk-clients.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { shortDay } from '#content/words/dates.ts'
import { isStaffRole, type Role } from '#domain/roles.ts'

export type AccountPerson = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly isUnverified: boolean
  readonly lastActiveAt: Date
  readonly eraseAfter: Date | null
  readonly isInactive: boolean
}

const { columns } = ACCOUNTS

const COLUMNS: readonly RowColumn<AccountPerson>[] = [
  {
    header: columns.name,
    place: 'title',
    cell: ({ id, fullName, email, phone }) => (
      <a className={classNames('row-link', tallScript(fullName ?? ''))} href={to(clientPath(id))}>
        {fullName ?? email ?? phone}
      </a>
    ),
  },
  { header: columns.contact, place: 'detail', cell: ({ email, phone }) => email ?? phone },
  { header: columns.lastActive, place: 'detail', cell: ({ lastActiveAt }) => shortDay(lastActiveAt) },
  { header: columns.state, place: 'state', cell: (person) => <AccountBadges person={person} /> },
  { header: columns.note, place: 'note', cell: (person) => <LeavesOn person={person} /> },
]

/** Accounts with a link to the person's card. */
export function AccountRows({ people }: { people: readonly AccountPerson[] }) {
  return (
    <RowList caption={CLIENTS.kinds.accounts} isCaptionHidden columns={COLUMNS} rows={people} rowKey={({ id }) => id} />
  )
}

type PersonProps = { person: AccountPerson }

/** Staff roles, and what keeps a person from signing in. */
export function AccountBadges({ person: { roles, email, isUnverified, isDisabled } }: PersonProps) {
  return (
    <span className="inline-flex flex-wrap gap-2 empty:hidden">
      {roles.filter(isStaffRole).map((role) => (
        <Badge key={role}>{STAFF.roles[role]}</Badge>
      ))}
      {email === null && <Badge tone="neutral">{ACCOUNTS.noEmail}</Badge>}
      {isUnverified && <Badge tone="gold">{ACCOUNTS.unverified}</Badge>}
      {isDisabled && <Badge tone="danger">{ACCOUNTS.isClosed}</Badge>}
    </span>
  )
}

/** When the account will be erased, if it will. */
export function LeavesOn({ person: { eraseAfter, isInactive } }: PersonProps) {
  if (!eraseAfter) return null
  return (
    <span className="hint">
      {isInactive ? ACCOUNTS.leavesInactive : ACCOUNTS.leaves} <DateTime at={eraseAfter} />
    </span>
  )
}
