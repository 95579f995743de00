import { PEOPLE, STAFF } from '#app/content/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { isStaffRole, type Role } from '#domain/roles.ts'
import { When } from './when.tsx'

export type PersonLine = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly isUnverified: boolean
  readonly eraseAfter: Date | null
  readonly isInactive: boolean
  readonly lastActiveAt: Date
  readonly isYou: boolean
}

export function PeopleList({ people }: { people: readonly PersonLine[] }) {
  return (
    <ul className="console-list">
      {people.map((person) => (
        <li key={person.id} className="console-item">
          <div className="console-item-words">
            <h2>{person.fullName ?? person.email}</h2>
            <p className="hint">
              {person.email} · {STAFF.lastActive} <When at={person.lastActiveAt} />
            </p>
            <PersonBadges person={person} />
            {person.eraseAfter && (
              <p className="hint">
                {person.isInactive ? PEOPLE.leavesInactive : PEOPLE.leaves} <When at={person.eraseAfter} />
              </p>
            )}
          </div>
          {!person.isYou && <CloseForm person={person} />}
        </li>
      ))}
    </ul>
  )
}

function PersonBadges({ person }: { person: PersonLine }) {
  return (
    <p className="flex flex-wrap gap-2">
      {person.roles.filter(isStaffRole).map((role) => (
        <Badge key={role}>{STAFF.roles[role]}</Badge>
      ))}
      {person.isYou && <Badge tone="neutral">{STAFF.you}</Badge>}
      {person.isUnverified && <Badge tone="gold">{PEOPLE.unverified}</Badge>}
      {person.isDisabled && <Badge tone="danger">{STAFF.disabled}</Badge>}
    </p>
  )
}

function CloseForm({ person }: { person: PersonLine }) {
  const label = person.isDisabled ? PEOPLE.open : PEOPLE.close
  return (
    <form method="post" className="console-item-tools">
      <input type="hidden" name="userId" value={person.id} />
      <Button
        type="submit"
        name="intent"
        value={person.isDisabled ? 'open' : 'close'}
        tone={person.isDisabled ? 'secondary' : 'quiet'}
        size="sm"
        aria-label={`${label}: ${person.email}`}
      >
        {label}
      </Button>
    </form>
  )
}
