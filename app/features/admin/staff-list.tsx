import { STAFF } from '#app/content/admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { isStaffRole, type Role, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { When } from './when.tsx'

export type StaffLine = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly lastActiveAt: Date
  readonly isYou: boolean
}

export function StaffList({ staff }: { staff: readonly StaffLine[] }) {
  return (
    <ul className="console-list">
      {staff.map((person) => (
        <li key={person.id} className="console-item">
          <div className="console-item-words">
            <h2>{person.fullName ?? person.email}</h2>
            <p className="hint">
              {person.email} · {STAFF.lastActive} <When at={person.lastActiveAt} />
            </p>
            <p className="flex flex-wrap gap-2">
              {person.roles.filter(isStaffRole).map((role) => (
                <Badge key={role}>{STAFF.roles[role]}</Badge>
              ))}
              {person.isYou && <Badge tone="neutral">{STAFF.you}</Badge>}
              {person.isDisabled && <Badge tone="danger">{STAFF.disabled}</Badge>}
            </p>
          </div>
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

function RoleForm({ person, role }: { person: StaffLine; role: StaffRole }) {
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
