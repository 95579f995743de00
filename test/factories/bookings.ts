import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import {
  listCourses,
  listSoldConsultations,
  type NewConsultationPackage,
  requireSoldConsultation,
} from '#db/content/catalogue.ts'
import { isPracticeSetUp } from '#db/content/practice.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Slot } from '#domain/availability/slot-rules.ts'
import { type BookingFormValues, EMPTY_BOOKING_FORM } from '#domain/bookings/booking-form.ts'
import { consultationService, courseService, type Service } from '#domain/bookings/booking-service.ts'
import { newHold } from '#domain/bookings/holds.ts'
import { rupees } from '#domain/money.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import {
  addDays,
  type IsoDate,
  isCalendarDate,
  isTimeOfDay,
  istDate,
  istInstant,
  weekdayOf,
} from '#domain/time/india-time.ts'
import { holdBooking } from '#usecases/bookings/hold-booking.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import { sessionColumns } from '#usecases/bookings/take-slot.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { givenStaff, givenUser } from './accounts.ts'
import { givenConsultationPackage, givenCourse } from './catalogue.ts'
import { givenPractice } from './practice.ts'

/** Encrypts birth details in tests. */
export const TEST_KEYS: KeyRing = ['a key for the birth details of tests']

/** A Monday, ten in the morning in Asia/Kolkata. */
export const A_MONDAY = new Date('2026-11-16T04:30:00Z')

const SATURDAY = 6

/** Each call returns the next working day, so that each test has its own. */
export function workingDaysAfter(day: IsoDate): () => IsoDate {
  let last = day
  return () => {
    last = addDays(last, weekdayOf(last) === SATURDAY ? 2 : 1)
    return last
  }
}

export const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)
export const hoursAfter = (instant: Date, hours: number) => minutesAfter(instant, hours * 60)

/** Twelve digits that no other test has used. */
export function aReference(): string {
  return `4${String(randomInt(10 ** 11)).padStart(11, '0')}`
}

/** `preferredTime` may be a time in India on the booking date, `HH:mm`. */
export function bookingForm(changes: Partial<BookingFormValues> = {}): BookingFormValues {
  const form = {
    ...EMPTY_BOOKING_FORM,
    fullName: 'Asha Rao',
    phone: '+91 98765 43210',
    bookingDate: '2026-11-20',
    preferredTime: '10:00',
    forWhom: 'me',
    birthDate: '1990-02-28',
    birthTime: '04:45',
    birthPlace: 'Mysuru',
    currentLocation: '12.2958, 76.6394',
    consent: 'on',
    timeZone: 'Asia/Kolkata',
    // A Prasna needs a question.
    notes: 'Will it work out?',
    ...changes,
  }
  const { bookingDate, preferredTime } = form
  const isTime = isCalendarDate(bookingDate) && isTimeOfDay(preferredTime)
  return isTime ? { ...form, preferredTime: startIn(bookingDate, preferredTime) } : form
}

/** A start as forms send it, from a day and a time in India. */
export function startIn(date: IsoDate, time: string): string {
  return istInstant(date, time).toISOString()
}

/** The fields of a form for this slot, or for the time of a booking. */
export function timeOf({ startsAt }: { readonly startsAt: Date | null }) {
  if (!startsAt) throw new Error('There is no session.')
  return { bookingDate: istDate(startsAt), preferredTime: startsAt.toISOString() }
}

/** The free slots of a service. */
export async function freeSlotsOf(
  db: Database,
  { id: packageId, session: terms }: Service,
  now: Date,
): Promise<Slot[]> {
  return terms ? listSlots(db, { packageId, terms }, { now }) : []
}

/** Reuses the catalogue's package if there is one: end-to-end tests share a site, and its pages count the packages. */
export async function givenConsultation(db: Database, name = 'Full Life Prediction'): Promise<Service> {
  const known = (await listSoldConsultations(db)).find((offered) => offered.name === name)
  return known ? consultationService(known) : givenService(db, { name })
}

/** A new package as a service. */
export async function givenService(db: Database, changes: Partial<NewConsultationPackage> = {}): Promise<Service> {
  const { id } = await givenConsultationPackage(db, changes)
  return consultationService(await requireSoldConsultation(db, id))
}

export async function givenCourseService(db: Database, title = 'Pradhamika'): Promise<Service> {
  const known = (await listCourses(db)).find((offered) => offered.title === title)
  return courseService(known ?? (await givenCourse(db, { title })))
}

type BookingDetails = {
  readonly userId?: string
  readonly service?: Service
  readonly state?: 'unpaid' | 'claimed' | 'verified' | 'rejected'
  readonly form?: Partial<BookingFormValues>
  readonly reference?: string
  /** Of the staff member who books for the client. */
  readonly staffId?: string
  readonly now?: Date
}

/** A booking with the history that leads to its state; in the first free slot by default. */
export async function givenBooking(db: Database, details: BookingDetails = {}): Promise<BookingRow> {
  const { state = 'unpaid', now = A_MONDAY, reference = aReference() } = details
  // Invoices name the practice that issues them.
  if (!(await isPracticeSetUp(db))) await givenPractice(db)
  const userId = details.userId ?? (await givenUser(db, { password: null })).id
  const service = details.service ?? (await givenConsultation(db))
  const form = bookingForm({ ...(await freeTime(db, service, now, details.form?.bookingDate)), ...details.form })

  const by = details.staffId === undefined ? {} : { staffId: details.staffId }
  const held = await holdBooking(db, TEST_KEYS, { userId, service, form, idempotencyKey: randomUUID(), ...by }, now)
  if (!held.ok) throw new Error(`The booking was refused: ${JSON.stringify(held.refusal)}`)
  const { bookingId } = held.value

  if (state !== 'unpaid') {
    const claimed = await claimBookingPayment(db, { bookingId, userId, reference }, now)
    if (!claimed.ok) throw new Error(`The claim was refused: ${claimed.refusal}`)
  }
  if (state === 'verified' || state === 'rejected') {
    const staffId = await givenStaff(db)
    const decided =
      state === 'verified'
        ? await verifyPayment(db, { bookingId, staffId }, now)
        : await rejectPayment(db, { bookingId, staffId, reason: 'No such transfer' }, now)
    if (!decided.ok) throw new Error(`The decision was refused: ${decided.refusal}`)
  }
  return requireBooking(db, bookingId)
}

/** A claimed booking with a given ID, inserted without its history. */
export async function givenClaimedBooking(
  db: Database,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const service = await givenConsultation(db)
  const [slot] = await freeSlotsOf(db, service, now)
  if (!slot) throw new Error('The diary is full.')
  await db.insert(bookings).values({
    id,
    userId,
    packageId: service.id,
    code: `MU${randomInt(10 ** 6)}`,
    idempotencyKey: randomUUID(),
    serviceType: 'consultation',
    serviceName: 'Full Life Prediction',
    listedPrice: rupees(3_001),
    amount: rupees(3_001),
    status: 'paid',
    paymentStatus: 'awaiting_verification',
    holdsSlot: true,
    ...sessionColumns(slot),
    ...newHold(now, slot),
    timeZone: 'Asia/Kolkata',
    createdAt: now,
    updatedAt: now,
  })
}

export async function requireBooking(db: Database, id: string): Promise<BookingRow> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!row) throw new Error(`There is no booking ${id}.`)
  return row
}

/** The first free time on this day, or else from the day after tomorrow. */
async function freeTime(
  db: Database,
  service: Service,
  now: Date,
  day: IsoDate | undefined,
): Promise<Partial<BookingFormValues>> {
  if (service.isPrasna || service.type === 'pass' || service.type === 'voucher') return {}
  if (service.type === 'course') return { bookingDate: addDays(istDate(now), 2), preferredTime: '' }
  const slots = await freeSlotsOf(db, service, now)
  const slot = slots.find(({ date }) => (day ? date === day : date > addDays(istDate(now), 1)))
  // A test may choose a day that is closed, with a time of its own.
  if (!slot && day) return {}
  if (!slot) throw new Error('The diary is full.')
  return timeOf(slot)
}
