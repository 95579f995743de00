import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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
