import { randomInt } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import type { BookingClient, ClientEligibility } from '#db/bookings/booking-clients.ts'
import { recordMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import type { NewBooking } from '#db/bookings/new-bookings.ts'
import type { Transaction } from '#db/client.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { recordSoldVoucher, requireVoucherOffer } from '#db/offers/vouchers.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import type { BookingRequest } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { newVoucherCode } from '#domain/offers/vouchers.ts'
import { rememberBirth } from '#usecases/charts/remember-birth.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { type PricedBooking, recordOfferUse } from './price-booking.ts'
import { bookingQuestion, sealPrasna } from './seal-prasna.ts'
import { endWaitFor } from './waitlist/leave-waitlist.ts'

/** A booking that was just recorded, with what was read and decided for it. */
type MadeBooking = PricedBooking & {
  readonly keys: KeyRing
  readonly order: {
    readonly userId: string
    readonly service: Service
    readonly muhurta?: MuhurtaRequest
    readonly staffId?: string
  }
  readonly requested: BookingRequest
  readonly client: BookingClient
  readonly eligibility: Pick<ClientEligibility, 'isWaiting'>
  readonly slot: Slot | undefined
  readonly booking: NewBooking
}

/** What a new booking brings with it. The seal is last, because other bookings wait for it until the transaction ends. */
export const FOLLOW_UPS: readonly ((tx: Transaction, made: MadeBooking, now: Date) => Promise<void>)[] = [
  useOffer,
  recordVoucher,
  attachMuhurta,
  endWait,
  saveBirth,
  queueReceivedEmail,
  recordMadeByStaff,
  sealQuestion,
]

async function useOffer(tx: Transaction, made: MadeBooking, now: Date): Promise<void> {
  await recordOfferUse(tx, made.booking, made, now)
}

/**
 * The voucher of a new booking, with its code, which nobody sees and which is worth nothing until the voucher is paid for.
 * It is drawn now because the keys are not at hand when a payment is verified.
 */
async function recordVoucher(tx: Transaction, { requested: { gift }, booking, keys }: MadeBooking): Promise<void> {
  if (!gift) return
  if (booking.voucherId === null) throw new Error('Only the sale of a voucher records one.')
  const { price, validMonths } = await requireVoucherOffer(tx, booking.voucherId)
  const code = newVoucherCode(randomInt)
  await recordSoldVoucher(tx, {
    bookingId: booking.id,
    userId: booking.userId,
    amount: price,
    validMonths,
    codeHash: hashSecret(code),
    sealedCode: sealWithRing(code, keys),
    ...gift,
  })
}

async function attachMuhurta(tx: Transaction, { order, booking, keys }: MadeBooking, now: Date): Promise<void> {
  if (!order.muhurta) return
  await recordMuhurtaRequest(tx, keys, order.muhurta, { bookingId: booking.id, userId: booking.userId, now })
}

async function endWait(tx: Transaction, { order, slot, eligibility }: MadeBooking, now: Date): Promise<void> {
  if (!slot || !eligibility.isWaiting) return
  await endWaitFor(tx, { userId: order.userId, packageId: order.service.id, ...slot }, now)
}

async function saveBirth(tx: Transaction, { order, requested, keys }: MadeBooking, now: Date): Promise<void> {
  if (requested.savesBirth) await rememberBirth(tx, keys, { userId: order.userId, details: requested.details, now })
}

/** Nobody is asked to pay nothing: such a booking is confirmed at once. */
async function queueReceivedEmail(tx: Transaction, { booking, client }: MadeBooking): Promise<void> {
  const { email, fullName } = client
  if (email === null || booking.amount === 0) return
  await queueEmail(tx, {
    eventKey: `booking-received:${booking.id}`,
    to: readerOf({ email, fullName }),
    email: {
      kind: 'booking-received',
      booking: bookingInEmail({ ...booking, calendarSequence: 0 }),
      payableUntil: booking.payableUntil.toISOString(),
    },
    timeZone: booking.timeZone,
  })
}

async function recordMadeByStaff(tx: Transaction, { order, booking }: MadeBooking, now: Date): Promise<void> {
  if (order.staffId === undefined) return
  const subject = { kind: 'booking', id: booking.id }
  await recordAudit(tx, { action: 'booking-made-by-staff', actorId: order.staffId, subject, at: now })
}

async function sealQuestion(
  tx: Transaction,
  { order, requested, booking, keys }: MadeBooking,
  now: Date,
): Promise<void> {
  if (order.service.isPrasna) await sealPrasna(tx, keys, bookingQuestion(booking, requested, now), now)
}
