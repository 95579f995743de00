import { DateTime } from '#app/features/staff/date-time.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { PEOPLE } from '#content/staff/practice/admin-people.ts'
import { PersonHead, type PersonView } from './person-head.tsx'

export type PersonLine = Omit<PersonView, 'email'> & {
  readonly email: string | null
  readonly phone: string | null
  readonly isUnverified: boolean
  readonly eraseAfter: Date | null
  readonly isInactive: boolean
}

export function PeopleList({ people }: { people: readonly PersonLine[] }) {
  return (
    <ul className="admin-list">
      {people.map((person) => (
        <li key={person.id} className="admin-item">
          <PersonHead person={person} badges={<PersonBadge person={person} />}>
            {person.eraseAfter && (
              <p className="hint">
                {person.isInactive ? PEOPLE.leavesInactive : PEOPLE.leaves} <DateTime at={person.eraseAfter} />
              </p>
            )}
          </PersonHead>
          {!person.isYou && <CloseForm person={person} />}
        </li>
      ))}
    </ul>
  )
}

function PersonBadge({ person: { email, isUnverified } }: { person: PersonLine }) {
  if (email === null) return <Badge tone="neutral">{PEOPLE.noEmail}</Badge>
  return isUnverified && <Badge tone="gold">{PEOPLE.unverified}</Badge>
}

function CloseForm({ person }: { person: PersonLine }) {
  const label = person.isDisabled ? PEOPLE.open : PEOPLE.close
  return (
    <form method="post" className="admin-item-tools">
      <input type="hidden" name="userId" value={person.id} />
      <Button
        type="submit"
        name="intent"
        value={person.isDisabled ? 'open' : 'close'}
        tone={person.isDisabled ? 'secondary' : 'quiet'}
        size="sm"
        aria-label={`${label}: ${person.email ?? person.phone ?? ''}`}
      >
        {label}
      </Button>
    </form>
  )
}
