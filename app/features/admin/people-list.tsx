import { PEOPLE } from '#app/content/admin-people.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type PersonFacts, PersonHead } from './person-head.tsx'
import { When } from './when.tsx'

export type PersonLine = PersonFacts & {
  readonly isUnverified: boolean
  readonly eraseAfter: Date | null
  readonly isInactive: boolean
}

export function PeopleList({ people }: { people: readonly PersonLine[] }) {
  return (
    <ul className="admin-list">
      {people.map((person) => (
        <li key={person.id} className="admin-item">
          <PersonHead person={person} badges={person.isUnverified && <Badge tone="gold">{PEOPLE.unverified}</Badge>}>
            {person.eraseAfter && (
              <p className="hint">
                {person.isInactive ? PEOPLE.leavesInactive : PEOPLE.leaves} <When at={person.eraseAfter} />
              </p>
            )}
          </PersonHead>
          {!person.isYou && <CloseForm person={person} />}
        </li>
      ))}
    </ul>
  )
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
        aria-label={`${label}: ${person.email}`}
      >
        {label}
      </Button>
    </form>
  )
}
