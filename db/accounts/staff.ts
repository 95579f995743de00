import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { accountLinks, profiles, userRoles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { type Role, STAFF_ROLES, type StaffRole } from '#domain/roles.ts'
import { ADDRESS, HAS_SECOND_FACTOR, USER_COLUMNS } from './user-columns.ts'

export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
}

/** Everyone with the role whose account is enabled. */
export function listStaffWithRole(db: Database, role: StaffRole): Promise<StaffMember[]> {
  return db
    .select({ id: users.id, email: ADDRESS, fullName: profiles.fullName })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(userRoles.role, role), isNull(users.disabledAt)))
    .orderBy(asc(users.email))
}

export type StaffListItem = StaffMember & {
  /** Null for who is no astrologer, and for the principal, who sees every client anyway. */
  readonly seesEverybody: boolean | null
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly lastActiveAt: Date
  readonly hasSecondFactor: boolean
}

type ListOptions = {
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** One page of staff, by address. */
export function listStaff(db: Database, { search = '', after, limit }: ListOptions): Promise<StaffListItem[]> {
  const isStaff = sql`exists (select from ${userRoles} r where r.user_id = ${users.id} and r.role <> 'client')`
  return db
    .select({
      ...USER_COLUMNS,
      hasSecondFactor: HAS_SECOND_FACTOR,
      seesEverybody: sql<boolean | null>`(
        select r.sees_everybody from ${userRoles} r
        where r.user_id = ${users.id} and r.role = 'astrologer'
          and not exists (select from ${astrologers} a where a.user_id = r.user_id and a.is_principal))`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        isStaff,
        or(containing([users.email, profiles.fullName], search), hasName(search)),
        after ? gt(users.email, after) : undefined,
      ),
    )
    .orderBy(asc(users.email))
    .limit(limit)
}

/** Roles can be given to or taken from existing staff only. */
export async function findStaffMember(db: Database, id: string): Promise<StaffMember | undefined> {
  const rows = await db
    .select({ id: users.id, email: ADDRESS, fullName: profiles.fullName })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), inArray(userRoles.role, [...STAFF_ROLES])))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, id))
    .limit(1)
  return rows[0]
}

/** Invitations that can still be accepted. */
export function listOpenInvitations(db: Database, now: Date) {
  return db
    .select({ email: accountLinks.email, role: accountLinks.role, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(
      and(eq(accountLinks.purpose, 'staff-invitation'), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now)),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(50)
}
