/** Client is anybody with an account; the other two work for the practice. */
export type Role = 'client' | 'astrologer' | 'admin'
export type StaffRole = Exclude<Role, 'client'>

/** Somebody with a role; whoever's account is closed cannot use it. */
export type RoleHolder = { readonly userId: string; readonly canEnter: boolean }

/** Nobody else who has the role could still come in. */
export function isLastHolder(holders: readonly RoleHolder[], userId: string): boolean {
  const isHeld = holders.some((holder) => holder.userId === userId)
  return isHeld && !holders.some((holder) => holder.userId !== userId && holder.canEnter)
}

export const STAFF_ROLES: readonly StaffRole[] = ['astrologer', 'admin']

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some(isStaffRole)
}

/** Only the people who teach or run the practice see who is enrolled. */
export function maySeeEnrollments(roles: readonly Role[]): boolean {
  return isStaff(roles)
}
