import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deskClients, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'

/** Whether a booking, or another row with an astrologer, is within the scope; undefined if all are. */
export function isInScope({ onlyOf }: DeskScope, astrologerOf: PgColumn = bookings.astrologerId): SQL | undefined {
  if (onlyOf === null) return undefined
  const { astrologerId, includesUnassigned } = onlyOf
  return or(
    astrologerId === null ? sql`false` : eq(astrologerOf, astrologerId),
    includesUnassigned ? isNull(astrologerOf) : undefined,
  )
}

/**
 * Whether the desk knows a user: it booked within the scope, or was opened by the desk without a booking, which only whoever
 * sees the whole practice knows.
 */
export function isKnownClient(scope: DeskScope): SQL<boolean> {
  const hasBooked = sql`exists (select from ${bookings} where ${bookings.userId} = ${users.id} and ${isInScope(scope) ?? sql`true`})`
  if (scope.onlyOf !== null) return sql<boolean>`${hasBooked}`
  return sql<boolean>`(${hasBooked} or exists (select from ${deskClients} where ${deskClients.userId} = ${users.id}))`
}
