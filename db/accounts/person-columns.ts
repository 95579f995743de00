import { sql } from 'drizzle-orm'
import { profiles, userRoles, users } from '#db/schema/accounts.ts'
import type { Role } from '#domain/roles.ts'

/** What every list of people tells of each; the query joins the profile. */
export const PERSON_COLUMNS = {
  id: users.id,
  email: users.email,
  fullName: profiles.fullName,
  roles: sql<Role[]>`array(select role from ${userRoles} r where r.user_id = ${users.id} order by role)`,
  isDisabled: sql<boolean>`${users.disabledAt} is not null`,
  lastActiveAt: users.lastActiveAt,
}
