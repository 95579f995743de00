/** Everybody with an account is a client; the other roles are staff, with the rights in `rights.ts`. */
export type Role = 'client' | 'astrologer' | 'assistant' | 'admin'
export type StaffRole = Exclude<Role, 'client'>

/** A user with a role. `canEnter` is false while their account is closed. */
export type RoleHolder = { readonly userId: string; readonly canEnter: boolean }

/** Whether no other holder of the role could still sign in. */
export function isLastHolder(holders: readonly RoleHolder[], userId: string): boolean {
  const isHeld = holders.some((holder) => holder.userId === userId)
  return isHeld && !holders.some((holder) => holder.userId !== userId && holder.canEnter)
}

export const STAFF_ROLES: readonly StaffRole[] = ['astrologer', 'assistant', 'admin']

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text)
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some(isStaffRole)
}
