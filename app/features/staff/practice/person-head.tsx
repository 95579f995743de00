import type { ReactNode } from 'react'
import { DateTime } from '#app/features/staff/date-time.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { STAFF } from '#content/staff/practice/admin-people.ts'
import { isStaffRole, type Role } from '#domain/roles.ts'

export type PersonView = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly lastActiveAt: Date
  readonly isYou: boolean
}

/** A client without an email address has a phone number. */
type KnownPerson = Omit<PersonView, 'email'> & { readonly email: string | null; readonly phone?: string | null }

type PersonHeadProps = {
  person: KnownPerson
  badges?: ReactNode
  children?: ReactNode
}

export function PersonHead({ person, badges, children }: PersonHeadProps) {
  const contact = person.email ?? person.phone ?? ''
  return (
    <div className="admin-item-text">
      <h2 className={tallScript(person.fullName ?? '')}>{person.fullName ?? contact}</h2>
      <p className="hint">
        {contact} · {STAFF.lastActive} <DateTime at={person.lastActiveAt} />
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {person.roles.filter(isStaffRole).map((role) => (
          <Badge key={role}>{STAFF.roles[role]}</Badge>
        ))}
        {person.isYou && <Badge tone="neutral">{STAFF.you}</Badge>}
        {badges}
        {person.isDisabled && <Badge tone="danger">{STAFF.disabled}</Badge>}
      </p>
      {children}
    </div>
  )
}
