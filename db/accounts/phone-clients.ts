import { and, desc, eq, exists, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isKnownClient } from '#db/desk-scope.ts'
import { deskClients, profiles, userRoles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { violatesIndex } from '#db/violations.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import type { DeskScope } from '#domain/rights.ts'
import { STAFF_ROLES } from '#domain/roles.ts'

type NewPhoneClient = { readonly fullName: string; readonly phone: string; readonly createdAt: Date }

/** A client without an email address. Returns undefined when the number already has one, even one created in parallel. */
export async function recordPhoneClient(
  tx: Database,
  { fullName, phone, createdAt }: NewPhoneClient,
): Promise<string | undefined> {
  const inserted = await tx
    .insert(users)
    .values({ phoneKey: phoneKey(phone), createdAt, lastActiveAt: createdAt })
    .onConflictDoNothing({ target: users.phoneKey })
    .returning({ id: users.id })

  const id = inserted[0]?.id
  if (id !== undefined) {
    await tx.insert(profiles).values({ userId: id, fullName, phone, createdAt, updatedAt: createdAt })
  }
  return id
}

export async function isPhoneClient(db: Database, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNull(users.email)))) > 0
}

export type DataSubject = {
  readonly id: string
  readonly email: string | null
  readonly fullName: string | null
  readonly eraseAfter: Date | null
}

/** A client whose data the desk may export or erase: no staff, and nobody who has been erased or merged. */
export async function findDataSubject(db: Database, id: string): Promise<DataSubject | undefined> {
  const isStaff = exists(
    db
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.role, [...STAFF_ROLES]))),
  )
  const [found] = await db
    .select({ id: users.id, email: users.email, fullName: profiles.fullName, eraseAfter: users.eraseAfter })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt), not(isStaff)))
  return found
}

export type KnownClient = {
  readonly id: string
  /** Null outside the scope of who asks, and for a client who gave no name. */
  readonly fullName: string | null
  readonly email: string | null
  /** Whether this very form has already made a booking for the client. */
  readonly hasThisForm: boolean
}

type PhoneSearch = { readonly phone: string; readonly scope: DeskScope; readonly idempotencyKey: string }

/** Everybody with this number, however it was typed. */
export function listClientsByPhone(
  db: Database,
  { phone, scope, idempotencyKey }: PhoneSearch,
): Promise<KnownClient[]> {
  return db
    .select({
      id: users.id,
      fullName: sql<string | null>`case when ${isKnownClient(scope)} then ${profiles.fullName} end`,
      email: users.email,
      hasThisForm: sql<boolean>`exists (select from ${bookings}
        where ${bookings.userId} = ${users.id} and ${eq(bookings.idempotencyKey, idempotencyKey)})`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(sql`phone_key(${profiles.phone}) = ${phoneKey(phone)}`, isNull(users.erasedAt)))
    .orderBy(desc(users.lastActiveAt), users.id)
}

/** Name, number and address of a client whom the desk knows within the scope. */
export async function findDeskClient(db: Database, scope: DeskScope, id: string) {
  const [found] = await db
    .select({ id: users.id, fullName: profiles.fullName, phone: profiles.phone, email: users.email })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.erasedAt), isKnownClient(scope)))
  return found
}

/** From now on the desk knows this client also without a booking. */
export async function recordDeskClient(
  tx: Database,
  { userId, openedBy, openedAt }: typeof deskClients.$inferInsert,
): Promise<void> {
  await tx.insert(deskClients).values({ userId, openedBy, openedAt }).onConflictDoNothing()
}

/** The number of a client without an address. Returns false if another such client has it. */
export async function recordPhoneOf(tx: Database, userId: string, phone: string): Promise<boolean> {
  try {
    // A savepoint, because a violation would abort the caller's whole transaction.
    await tx.transaction((inner) =>
      inner
        .update(users)
        .set({ phoneKey: phoneKey(phone) })
        .where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (violatesIndex(error, 'users_phone_key_key')) return false
    throw error
  }
}
