import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { bookings } from '#db/schema/bookings.ts'
import type { DeskScope } from '#domain/rights.ts'

/** Whether a booking is within the scope; undefined if all are. */
export function isInScope({ onlyOf }: DeskScope): SQL | undefined {
  if (onlyOf === null) return undefined
  const { astrologerId, includesUnassigned } = onlyOf
  return or(
    astrologerId === null ? sql`false` : eq(bookings.astrologerId, astrologerId),
    includesUnassigned ? isNull(bookings.astrologerId) : undefined,
  )
}
