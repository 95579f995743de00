import type { ReactNode } from 'react'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { contentPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { ACCOUNTS } from '#content/staff/clients/accounts.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { SECOND_STEP_RULE } from '#content/staff/practice/second-step.ts'
import { shortDateTime } from '#content/words/dates.ts'
import { isStaffRole, type Role, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'

type PersonView = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly lastActiveAt: Date
  readonly isYou: boolean
  readonly hasSecondFactor: boolean
}

type Profile = { readonly id: number; readonly name: string; readonly isShown: boolean }

type StaffPerson = PersonView & {
  /** Null where there is nothing to decide. */
  readonly seesEverybody: boolean | null
  readonly profile: Profile | undefined
}

type StaffListProps = {
  staff: readonly StaffPerson[]
  /** Astrologers whom nobody signs in as. */
  others: readonly Profile[]
  /** The practice shows every astrologer only their own, whatever is set for one. */
  isOnlyOwnForAll: boolean
}

/** One row for each person, which opens to the roles, the profile, the hours and the account. */
export function StaffList({ staff, others, isOnlyOwnForAll }: StaffListProps) {
  return (
    <ul className="desk-rows">
      {staff.map((person) => (
        <PersonRow
          key={person.id}
          name={person.fullName ?? person.email}
          detail={joinWithDots([person.email, `${STAFF.lastActive} ${shortDateTime(person.lastActiveAt)}`])}
          badges={<PersonBadges person={person} />}
          isOpen={staff.length === 1}
        >
          <div className="admin-item-tools">
            {removableLast(person).map((role) => (
              <RoleForm key={role} person={person} role={role} />
            ))}
          </div>
          {person.seesEverybody !== null && !isOnlyOwnForAll && (
            <SightForm person={person} seesEverybody={person.seesEverybody} />
          )}
          {person.roles.includes('astrologer') && <OfAstrologer person={person} />}
          {person.hasSecondFactor && !person.isYou && <ResetForm person={person} />}
          {!person.isYou && <CloseForm person={person} />}
        </PersonRow>
      ))}
      {others.map((profile) => (
        <PersonRow
          key={profile.id}
          name={profile.name}
          detail={STAFF.noSignIn}
          badges={<Badge>{STAFF.roles.astrologer}</Badge>}
        >
          <ProfileLink profile={profile} />
        </PersonRow>
      ))}
    </ul>
  )
}

type PersonRowProps = { name: string; detail: string; badges: ReactNode; isOpen?: boolean; children: ReactNode }

function PersonRow({ name, detail, badges, isOpen = false, children }: PersonRowProps) {
  return (
    <li className="desk-row">
      <details className="row-fold" open={isOpen}>
        <summary>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 className={classNames('min-w-0 text-base', tallScript(name))}>{name}</h2>
              <p className="flex flex-wrap gap-2">{badges}</p>
            </div>
            <p className="hint">{detail}</p>
          </div>
        </summary>
        <div className="grid justify-items-start gap-3 py-3">{children}</div>
      </details>
    </li>
  )
}

function PersonBadges({ person: { roles, isYou, isDisabled, hasSecondFactor } }: { person: PersonView }) {
  return (
    <>
      {roles.filter(isStaffRole).map((role) => (
        <Badge key={role}>{STAFF.roles[role]}</Badge>
      ))}
      {isYou && <Badge tone="neutral">{STAFF.you}</Badge>}
      {!hasSecondFactor && <Badge tone="neutral">{SECOND_STEP_RULE.missing}</Badge>}
      {isDisabled && <Badge tone="danger">{STAFF.disabled}</Badge>}
    </>
  )
}

/** The profile, and the hours, which each astrologer sets. */
function OfAstrologer({ person: { profile, isYou } }: { person: StaffPerson }) {
  return (
    <>
      {profile ? <ProfileLink profile={profile} /> : <p className="hint">{STAFF.noProfile}</p>}
      {isYou ? (
        <a className="text-link inline-flex min-h-11 items-center" href={to('/staff/week/diary')}>
          {STAFF.hours}
        </a>
      ) : (
        <p className="hint">{STAFF.ownHours}</p>
      )}
    </>
  )
}

function ProfileLink({ profile: { id, isShown } }: { profile: Profile }) {
  return (
    <a className="text-link inline-flex min-h-11 items-center" href={to(contentPath('astrologers', id))}>
      {isShown ? STAFF.profile : STAFF.profileHidden}
    </a>
  )
}

/** For somebody who has lost everything that they sign in with. */
function ResetForm({ person: { id, email } }: { person: PersonView }) {
  return (
    <form method="post" className="grid justify-items-start gap-2">
      <input type="hidden" name="userId" value={id} />
      <Button
        type="submit"
        name="intent"
        value="reset-second-step"
        tone="quiet"
        size="sm"
        aria-label={`${SECOND_STEP_RULE.reset}: ${email}`}
      >
        {SECOND_STEP_RULE.reset}
      </Button>
      <p className="hint max-w-[60ch]">{SECOND_STEP_RULE.resetHint}</p>
    </form>
  )
}

function CloseForm({ person: { id, email, isDisabled } }: { person: PersonView }) {
  const label = isDisabled ? ACCOUNTS.open : ACCOUNTS.close
  return (
    <form method="post">
      <input type="hidden" name="userId" value={id} />
      <Button
        type="submit"
        name="intent"
        value={isDisabled ? 'open' : 'close'}
        tone={isDisabled ? 'secondary' : 'quiet'}
        size="sm"
        aria-label={`${label}: ${email}`}
      >
        {label}
      </Button>
    </form>
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
      <ul className="desk-rows">
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={`${email} ${role}`} className="desk-row">
            <p>{email}</p>
            <p className="hint">{untilText(role, shortDateTime(expiresAt))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function untilText(role: StaffRole | null, when: string): string {
  return role === null ? STAFF.until(when) : STAFF.roleUntil(STAFF.roles[role], when)
}
