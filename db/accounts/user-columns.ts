import { sql } from 'drizzle-orm'
import { authenticatorApps, passkeys, profiles, userRoles, users } from '#db/schema/accounts.ts'
import { deskSettings } from '#db/schema/desk.ts'
import type { Role } from '#domain/roles.ts'

/** The address of users who can sign in. Only clients of the desk have none: no session, link or staff role (0131). */
export const ADDRESS = sql<string>`${users.email}`

/** A second factor that was set up to the end. */
export const HAS_SECOND_FACTOR = sql<boolean>`exists (
  select from ${authenticatorApps}
  where ${authenticatorApps.userId} = ${users.id} and ${authenticatorApps.confirmedAt} is not null
) or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`

/** The columns of every list of users; the query joins the profile. */
export const USER_COLUMNS = {
  id: users.id,
  email: ADDRESS,
  fullName: profiles.fullName,
  roles: sql<Role[]>`array(select role from ${userRoles} r where r.user_id = ${users.id} order by role)`,
  isDisabled: sql<boolean>`${users.disabledAt} is not null`,
  lastActiveAt: users.lastActiveAt,
}

/** In a query of users. */
export const ROLES = sql<Role[]>`array(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by ${userRoles.role}
)`

/** The practice shows astrologers only their own bookings, or this one, who is new (0161). */
export const SEES_ONLY_OWN = sql<boolean>`coalesce((select ${deskSettings.seesOnlyOwn} from ${deskSettings}), false) or exists (
  select from ${userRoles}
  where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'astrologer' and not ${userRoles.seesEverybody}
)`
