import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { PersonHead, type PersonView } from './person-head.tsx'

type StaffPerson = PersonView & {
  /** Null where there is nothing to decide. */
  readonly seesEverybody: boolean | null
}

type StaffListProps = {
  staff: readonly StaffPerson[]
  /** The practice shows every astrologer only their own, whatever is set for one. */
  isOnlyOwnForAll: boolean
}

export function StaffList({ staff, isOnlyOwnForAll }: StaffListProps) {
  return (
    <ul className="admin-list">
      {staff.map((person) => (
        <li key={person.id} className="admin-item">
          <PersonHead person={person} />
          {person.seesEverybody !== null && !isOnlyOwnForAll && (
            <SightForm person={person} seesEverybody={person.seesEverybody} />
          )}
          <div className="admin-item-tools">
            {removableLast(person).map((role) => (
              <RoleForm key={role} person={person} role={role} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What an astrologer sees of the clients of colleagues, and the button that changes it. */
function SightForm({ person, seesEverybody }: { person: PersonView; seesEverybody: boolean }) {
  return (
    <form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="userId" value={person.id} />
      <input type="hidden" name="sees" value={seesEverybody ? 'own' : 'everybody'} />
      <span className="hint">{seesEverybody ? STAFF.seesEverybody : STAFF.seesOwn}</span>
      <Button type="submit" name="intent" value="sees" tone="secondary" size="sm">
        {seesEverybody ? STAFF.showOwn : STAFF.showEverybody}
        <span className="sr-only">: {person.email}</span>
      </Button>
    </form>
  )
}

function removableLast({ roles }: PersonView): StaffRole[] {
  return STAFF_ROLES.toSorted((one, other) => Number(roles.includes(one)) - Number(roles.includes(other)))
}

type RoleFormProps = { person: PersonView; role: StaffRole }

function RoleForm({ person, role }: RoleFormProps) {
  if (person.roles.includes(role)) return <RemoveRole person={person} role={role} />
  const label = STAFF.give[role]
  return (
    <form method="post">
      <NamedRole person={person} role={role} />
      <Button
        type="submit"
        name="intent"
        value="give"
        tone="secondary"
        size="sm"
        aria-label={STAFF.forPerson(label, person.email)}
      >
        {label}
      </Button>
    </form>
  )
}

/** Takes two clicks: a removed person disappears from this list and can return only by invitation. */
function RemoveRole({ person, role }: RoleFormProps) {
  const label = STAFF.remove[role]
  return (
    <details>
      <summary className={buttonClass({ tone: 'quiet', size: 'sm' })}>
        {label}
        <span className="sr-only">: {person.email}</span>
      </summary>
      <form method="post" className="grid justify-items-start gap-3 py-3">
        <NamedRole person={person} role={role} />
        <p>{STAFF.removeAsk[role](person.fullName ?? person.email)}</p>
        <Button type="submit" name="intent" value="remove" tone="danger" size="sm">
          {STAFF.removeConfirm}
        </Button>
      </form>
    </details>
  )
}

function NamedRole({ person, role }: RoleFormProps) {
  return (
    <>
      <input type="hidden" name="userId" value={person.id} />
      <input type="hidden" name="role" value={role} />
    </>
  )
}

type Invitation = { readonly email: string | null; readonly role: StaffRole | null; readonly expiresAt: Date }

export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{STAFF.invitations}</h2>
      <ul className="admin-list">
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={`${email} ${role}`} className="admin-item">
            <div className="admin-item-text">
              <p>{email}</p>
              <p className="hint">{untilText(role, shortDateTime(expiresAt))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function untilText(role: StaffRole | null, when: string): string {
  return role === null ? STAFF.until(when) : STAFF.roleUntil(STAFF.roles[role], when)
}
