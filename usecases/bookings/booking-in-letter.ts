import type { BookingInLetter, SessionInLetter } from '#domain/letters/booking-letters.ts'
import type { Paise } from '#domain/money.ts'

type ToldBooking = SessionTime & {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly amount: Paise
  readonly calendarSequence: number
}

type SessionTime = {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly preferredTime: string | null
}

/** What letters may say of a booking: a choice of columns, so that birth details cannot slip in. */
export function bookingInLetter(booking: ToldBooking): BookingInLetter {
  const { id, code, serviceName, amount, calendarSequence } = booking
  return { bookingId: id, code, serviceName, amount, calendarSequence, session: sessionInLetter(booking) }
}

export function sessionInLetter({ startsAt, endsAt, preferredTime }: SessionTime): SessionInLetter | null {
  if (startsAt === null || endsAt === null || preferredTime === null) return null
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), label: preferredTime }
}
