import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { listConsultationPackages, listCourses } from '#db/content/catalogue.ts'
import { isPracticeSetUp } from '#db/content/practice.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { BookingForm } from '#domain/bookings/booking-form-rules.ts'
import { consultationService, courseService, type Service } from '#domain/bookings/booking-service.ts'
import { newHold } from '#domain/bookings/holds.ts'
import { listFreeSlots } from '#domain/bookings/slot-rules.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { addDays, type IsoDate, istDate, weekdayOf } from '#domain/india-time.ts'
import { rupees } from '#domain/money.ts'
import { holdBooking } from '#usecases/bookings/hold-booking.ts'
import { readDiary } from '#usecases/bookings/read-diary.ts'
import { sessionColumns } from '#usecases/bookings/take-slot.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { givenUser } from './accounts.ts'
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

export function bookingForm(changes: Partial<BookingForm> = {}): BookingForm {
  return {
    fullName: 'Asha Rao',
    phone: '+91 98765 43210',
    bookingDate: '2026-11-20',
    preferredTime: '10-11',
    birthDate: '1990-02-28',
    birthTime: '04:45',
    birthPlace: 'Mysuru',
    currentLocation: '12.2958, 76.6394',
    notes: '',
    guardian: '',
    consent: 'on',
    timeZone: 'Asia/Kolkata',
    ...changes,
  }
}

/** Reuses the catalogue's package if there is one: end-to-end tests share a site, and its pages count the packages. */
export async function givenConsultation(db: Database, name = 'Full Life Prediction'): Promise<Service> {
  const known = (await listConsultationPackages(db)).find((offered) => offered.name === name)
  return consultationService(known ?? (await givenConsultationPackage(db, { name })))
}

export async function givenCourseService(db: Database, title = 'Pradhamika'): Promise<Service> {
  const known = (await listCourses(db)).find((offered) => offered.title === title)
  return courseService(known ?? (await givenCourse(db, { title })))
}

type BookingDetails = {
  readonly userId?: string
  readonly service?: Service
  readonly state?: 'unpaid' | 'claimed' | 'verified' | 'rejected'
  readonly form?: Partial<BookingForm>
  readonly upiReference?: string
  /** Of the staff member who books for the client. */
  readonly staffId?: string
  readonly now?: Date
}

/** A booking with the history that leads to its state; in the first free slot by default. */
export async function givenBooking(db: Database, details: BookingDetails = {}): Promise<BookingRow> {
  const { state = 'unpaid', now = A_MONDAY, upiReference = aReference() } = details
  // Invoices name the practice that issues them.
  if (!(await isPracticeSetUp(db))) await givenPractice(db)
  const userId = details.userId ?? (await givenUser(db, { password: null })).id
  const service = details.service ?? (await givenConsultation(db))
  const form = bookingForm({ ...(await freeTime(db, service, now)), ...details.form })

  const by = details.staffId === undefined ? {} : { staffId: details.staffId }
  const held = await holdBooking(db, TEST_KEYS, { userId, service, form, idempotencyKey: randomUUID(), ...by }, now)
  if (!held.ok) throw new Error(`The booking was refused: ${JSON.stringify(held.refusal)}`)
  const { bookingId } = held.value

  if (state !== 'unpaid') {
    const claimed = await claimBookingPayment(db, { bookingId, userId, upiReference }, now)
    if (!claimed.ok) throw new Error(`The claim was refused: ${claimed.refusal}`)
  }
  if (state === 'verified' || state === 'rejected') {
    const staffId = (await givenUser(db, { roles: ['client', 'astrologer'], password: null })).id
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
  const { id: packageId } = await givenConsultation(db)
  const [slot] = listFreeSlots(await readDiary(db, { now }), now)
  if (!slot) throw new Error('The diary is full.')
  await db.insert(bookings).values({
    id,
    userId,
    packageId,
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
    ...newHold(now),
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

async function freeTime(db: Database, service: Service, now: Date): Promise<Partial<BookingForm>> {
  if (service.isPrasna) return {}
  if (service.type === 'course') return { bookingDate: addDays(istDate(now), 2), preferredTime: '' }
  const diary = await readDiary(db, { now })
  const slot = listFreeSlots(diary, now).find(({ date }) => date > addDays(istDate(now), 1))
  if (!slot) throw new Error('The diary is full.')
  return { bookingDate: slot.date, preferredTime: slot.hour.key }
}
