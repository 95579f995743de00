import { STAFF } from '#app/content/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { type PersonFacts, PersonHead } from './person-head.tsx'
import { When } from './when.tsx'

export function StaffList({ staff }: { staff: readonly PersonFacts[] }) {
  return (
    <ul className="console-list">
      {staff.map((person) => (
        <li key={person.id} className="console-item">
          <PersonHead person={person} />
          <div className="console-item-tools">
            {STAFF_ROLES.map((role) => (
              <RoleForm key={role} person={person} role={role} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function RoleForm({ person, role }: { person: PersonFacts; role: StaffRole }) {
  const isHeld = person.roles.includes(role)
  const label = STAFF.roles[role]
  return (
    <form method="post">
      <input type="hidden" name="userId" value={person.id} />
      <input type="hidden" name="role" value={role} />
      <Button
        type="submit"
        name="intent"
        value={isHeld ? 'remove' : 'give'}
        tone={isHeld ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={`${isHeld ? STAFF.remove(label) : STAFF.give(label)}: ${person.email}`}
      >
        {isHeld ? STAFF.remove(label) : STAFF.give(label)}
      </Button>
    </form>
  )
}

type Invitation = { readonly email: string | null; readonly role: StaffRole | null; readonly expiresAt: Date }

export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{STAFF.invitations}</h2>
      <ul className="console-list">
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={`${email} ${role}`} className="console-item">
            <div className="console-item-words">
              <p>{email}</p>
              <p className="hint">
                {role && STAFF.roles[role]}, {STAFF.until} <When at={expiresAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
