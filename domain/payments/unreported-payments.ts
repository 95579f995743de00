import type { Paise } from '#domain/money.ts'
import type { StatementCredit } from '#domain/statements/read-statement.ts'
import { addDays, istDate } from '#domain/time/india-time.ts'

type Unreported = { readonly amount: Paise; readonly bookedAt: Date }

const DAYS_AFTER_BOOKING = 3

/** Credits with the unique amount of a booking that nobody has reported as paid. Each must be the only one for the other. */
export function findUnreported<Booking extends Unreported>(
  credits: readonly StatementCredit[],
  bookings: readonly Booking[],
): { readonly booking: Booking; readonly credit: StatementCredit }[] {
  const byAmount = Map.groupBy(bookings, ({ amount }) => amount)
  const pairs = credits.flatMap((credit) => {
    const [booking, another] = (byAmount.get(credit.amount) ?? []).filter(({ bookedAt }) => isInTime(bookedAt, credit))
    return booking && !another ? [{ booking, credit }] : []
  })
  return pairs.filter(({ booking }) => pairs.filter((pair) => pair.booking === booking).length === 1)
}

function isInTime(bookedAt: Date, { date }: StatementCredit): boolean {
  const day = istDate(bookedAt)
  return date >= day && date <= addDays(day, DAYS_AFTER_BOOKING)
}
