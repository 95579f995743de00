import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import type { BookingInEmail, ServiceInEmail, SessionInEmail } from '#domain/emails/booking-emails.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

type NotifiedBooking = SessionTime & {
  readonly id: string
  readonly code: string
  readonly serviceType: ServiceType
  readonly serviceName: string
  readonly questionCount: number
  readonly bookingDate: IsoDate | null
  readonly amount: Paise
  readonly listedPrice: Paise
  readonly discountLabel: string
  readonly uniqueAmountPaise: number | null
  readonly heldAs: HeldAs | null
  readonly calendarSequence: number
  readonly birthMissing?: boolean
}

type SessionTime = {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The columns of a booking that emails may show: an explicit choice, so that birth details cannot leak. */
export function bookingInEmail(booking: NotifiedBooking): BookingInEmail {
  const { id, code, serviceType, bookingDate, amount, heldAs, calendarSequence } = booking
  const price = {
    amount,
    ...discountInEmail(booking),
    ...(booking.uniqueAmountPaise !== null && { isUniqueAmount: true as const }),
    ...(booking.birthMissing && { isBirthMissing: true as const }),
  }
  const service = serviceInEmail(booking)
  const shown = { bookingId: id, code, ...service, ...price, calendarSequence, session: sessionInEmail(booking) }
  return serviceType === 'course'
    ? { ...shown, course: { startDate: bookingDate } }
    : { ...shown, ...(heldAs && { heldAs }) }
}

/** For emails that say no more of a booking. */
export function bookingName(booking: Pick<NotifiedBooking, 'id' | 'code' | 'serviceName' | 'questionCount'>) {
  return { bookingId: booking.id, bookingCode: booking.code, ...serviceInEmail(booking) }
}

export function serviceInEmail({
  serviceName,
  questionCount,
}: Pick<NotifiedBooking, 'serviceName' | 'questionCount'>): ServiceInEmail {
  return questionCount === 1 ? { serviceName } : { serviceName, questionCount }
}

function discountInEmail({ listedPrice, amount, discountLabel: label }: NotifiedBooking) {
  return label === '' ? {} : { discount: { label, amount: paiseFrom(listedPrice - amount) } }
}

export function sessionInEmail({ startsAt, endsAt }: SessionTime): SessionInEmail | null {
  if (startsAt === null || endsAt === null) return null
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}
