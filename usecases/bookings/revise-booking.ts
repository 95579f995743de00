import { isDeepStrictEqual } from 'node:util'
import { recordConsent } from '#db/accounts/consents.ts'
import type { ClientEligibility } from '#db/bookings/booking-clients.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, recordBookingChange } from '#db/bookings/bookings.ts'
import { sealBirthDetails, unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import type { BookingRequest } from '#domain/bookings/booking-form-rules.ts'
import { bookedName, type Service } from '#domain/bookings/booking-service.ts'
import { type BookingActor, changeBooking, UNPAID } from '#domain/bookings/booking-states.ts'
import { type HoldLimit, isHoldAlive, isPayable, mayHoldAnother, newHold } from '#domain/bookings/holds.ts'
import type { Slot, SlotRefusal } from '#domain/bookings/slot-rules.ts'
import { type Paise, paiseFrom, times } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { linesOfNewPrice, linesOfPrice, RETURNING_CLIENT } from '#domain/payments/ledger.ts'
import { chooseRequestedSlot, lockRequestedSlots } from './choose-requested-slot.ts'
import { endWaitFor } from './leave-waitlist.ts'
import { recordLines } from './record-lines.ts'
import { sessionColumns, takeSlot } from './take-slot.ts'

export type HeldBooking = {
  readonly bookingId: string
  /** What became of another form with the key of an earlier booking. */
  readonly revision: 'none' | 'made' | 'refused'
}

/** Who a booking event is attributed to. */
export type EventActor = { readonly actor: BookingActor; readonly actorId: string }

type Revision = {
  readonly requested: BookingRequest
  readonly service: Service
  readonly by: EventActor
  readonly eligibility: ClientEligibility
}

/**
 * Handles the same form sent again: the client went back and edited it, or clicked twice. An unpaid booking takes over
 * the new form; its price stays, or that of each question. A paid or closed one does not, and the outcome says so.
 */
export async function reviseBooking(
  tx: Database,
  keys: KeyRing,
  booking: BookingRow,
  { requested, service, by, eligibility }: Revision,
  now: Date,
): Promise<Outcome<HeldBooking, { readonly reason: SlotRefusal | HoldLimit }>> {
  const outcome = (revision: HeldBooking['revision']) => accepted({ bookingId: booking.id, revision })
  const isSameTime = isAtSameTime(booking, requested)
  const isSame = isSameService(booking, service) && isSameTime && hasSameContent(booking, requested, keys)
  const isOpen = changeBooking(booking, 'revised', by.actor).ok && isPayable(booking, now)
  if (!isOpen || !isSameService(booking, service)) return outcome(isSame ? 'none' : 'refused')

  const holdsSlotStill = !service.session || (booking.holdsSlot && isHoldAlive(booking, now))
  if (isSame && holdsSlotStill) return outcome('none')

  const another = holdsSlotStill || booking.bookedByStaff ? accepted(null) : mayHoldAnother(eligibility)
  if (!another.ok) return refused({ reason: another.refusal })
  if (!isSameTime || !holdsSlotStill) {
    await lockRequestedSlots(tx, service, requested)
    const held = { exceptBookingId: booking.id, heldFor: booking.userId }
    const slot = await chooseRequestedSlot(tx, service, requested, { now, ...held })
    if (!slot.ok) return refused({ reason: slot.refusal })
    if (slot.value && !(await moveTo(tx, booking, slot.value, now))) return refused({ reason: 'slot-taken' })
    if (slot.value) await endWaitFor(tx, { userId: booking.userId, packageId: service.id, ...slot.value }, now)
  }
  if (requested.isForChild) await recordConsent(tx, booking.userId, 'child-details', now)
  const questions = questionsOf(booking, requested, service)
  if (questions) await replacePrice(tx, { ...booking, ...questions }, now)
  await recordBookingChange(tx, booking.id, {
    birthDetails: sealBirthDetails(requested.details, keys),
    ...questions,
    notes: requested.notes,
    timeZone: requested.timeZone,
    ...(requested.startDate !== undefined && { bookingDate: requested.startDate }),
    updatedAt: now,
  })
  await recordBookingEvents(tx, [
    { bookingId: booking.id, at: now, change: 'revised', ...by, from: UNPAID, to: UNPAID },
  ])
  return outcome(isSame ? 'none' : 'made')
}

/** The price of each question stays what it was. */
function questionsOf(
  { questionCount, listedPrice, amount }: BookingRow,
  { questionCount: wanted }: BookingRequest,
  { name }: Service,
): Partial<BookingRow> | undefined {
  if (wanted === questionCount) return undefined
  const forWanted = (whole: Paise) => times(paiseFrom(whole / questionCount), wanted)
  return {
    questionCount: wanted,
    serviceName: bookedName(name, wanted),
    listedPrice: forWanted(listedPrice),
    amount: forWanted(amount),
  }
}

/** A booking has one discount at most, which keeps its name. */
async function replacePrice(tx: Database, booking: BookingRow, now: Date): Promise<void> {
  const entries = await listBookingEntries(tx, booking.id)
  const label = entries.findLast(({ kind }) => kind === 'discount')?.label ?? RETURNING_CLIENT
  const discounts = [{ label, amount: paiseFrom(booking.listedPrice - booking.amount) }]
  await recordLines(tx, booking, linesOfNewPrice(entries, linesOfPrice(booking, discounts)), { at: now })
}

/** A new slot starts a new hold. The same slot does not, or a client could hold it forever. */
async function moveTo(tx: Database, booking: BookingRow, slot: Slot, now: Date): Promise<boolean> {
  const { id, bookedByStaff, payableUntil } = booking
  if (!(await takeSlot(tx, id, sessionColumns(slot), now))) return false
  const holdExpiresAt = bookedByStaff ? payableUntil : newHold(now).holdExpiresAt
  await recordBookingChange(tx, id, { holdExpiresAt, updatedAt: now })
  return true
}

function isSameService({ courseId, packageId }: BookingRow, service: Service): boolean {
  return (service.type === 'course' ? courseId : packageId) === service.id
}

function isAtSameTime(booking: BookingRow, { slot, startDate }: BookingRequest): boolean {
  if (!slot) return booking.bookingDate === (startDate ?? null)
  // A client who does not mind stays with the astrologer they got.
  const isSameAstrologer = slot.astrologerId === undefined || slot.astrologerId === booking.astrologerId
  return booking.startsAt?.getTime() === slot.startsAt.getTime() && isSameAstrologer
}

function hasSameContent(booking: BookingRow, requested: BookingRequest, keys: KeyRing): boolean {
  const details = booking.birthDetails === null ? null : unsealBirthDetails(booking.birthDetails, keys)
  return (
    isDeepStrictEqual(details, requested.details) &&
    booking.notes === requested.notes &&
    booking.questionCount === requested.questionCount &&
    booking.timeZone === requested.timeZone
  )
}
