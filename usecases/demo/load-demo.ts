import { recordConsent } from '#db/accounts/consents.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { recordAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { joinTypedEvents } from '#domain/births/life-events.ts'
import { type BookingFormValues, EMPTY_BOOKING_FORM } from '#domain/bookings/booking-form.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istDate } from '#domain/time/india-time.ts'
import { hashPassword } from '#usecases/accounts/passwords/password-hash.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import { holdBooking } from '#usecases/bookings/hold-booking.ts'
import { listSlots } from '#usecases/bookings/read-diary.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { rejectPayment } from '#usecases/payments/reject-payment.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { decideReview, replyToReview } from '#usecases/sessions/moderate-review.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import { writeReview } from '#usecases/sessions/write-review.ts'
import { submitContactMessage } from '#usecases/visitors/submit-contact-message.ts'
import { suggestContent } from '#usecases/visitors/suggest-content.ts'
import { askDemoQuestions } from './ask-demo-questions.ts'
import { DEMO_BOOKINGS, type DemoBooking } from './demo-bookings.ts'
import { DEMO_MESSAGES, DEMO_SUGGESTION } from './demo-messages.ts'
import { DEMO_CLIENTS, DEMO_PASSWORD, DEMO_STAFF, type DemoPerson } from './demo-people.ts'
import { expectDone } from './expect-done.ts'
import { giveDemoRemedies } from './give-demo-remedies.ts'
import { giveDemoTexts } from './give-demo-texts.ts'

const MEMBER_FOR_DAYS = 45

/**
 * Adds demo accounts and a month of bookings, created by the real use-cases in chronological order. Returns false when
 * the demo accounts exist already.
 */
export async function loadDemo(db: Database, keys: KeyRing, now: Date): Promise<boolean> {
  const people = await enterPeople(db, new Date(now.getTime() - MEMBER_FOR_DAYS * 24 * HOUR_MS))
  if (!people) return false

  for (const [index, booking] of DEMO_BOOKINGS.entries()) await replay(db, keys, people, booking, { index, now })
  const studentId = requirePerson(people, 'asha')
  await askDemoQuestions(db, keys, { studentId, staffId: requirePerson(people, 'astrologer'), now })
  await writeMessages(db, now)
  await offerLanguages(db, now)
  await giveDemoTexts(db, requirePerson(people, 'admin'), now)
  return true
}

async function offerLanguages(db: Database, now: Date): Promise<void> {
  const version = await requirePracticeVersion(db)
  await recordPracticeChange(db, {
    part: 'languages',
    change: { languages: LANGUAGES, writtenIn: FIRST_LANGUAGE },
    version,
    now,
  })
}

async function writeMessages(db: Database, now: Date): Promise<void> {
  const visit = (hoursAgo: number) => ({
    address: '192.0.2.1',
    now: new Date(now.getTime() - hoursAgo * HOUR_MS),
    honeypot: '',
  })
  for (const { hoursAgo, ...form } of DEMO_MESSAGES) {
    expectDone(await submitContactMessage(db, form, visit(hoursAgo)), `the message "${form.subject}"`)
  }
  const { hoursAgo, ...suggestion } = DEMO_SUGGESTION
  expectDone(await suggestContent(db, suggestion, visit(hoursAgo)), 'a suggestion')
}

type People = ReadonlyMap<string, string>

/** Undefined when they exist already: of two replicas that start together only one loads the demo. */
async function enterPeople(db: Database, since: Date): Promise<People | undefined> {
  const hash = expectDone(await hashPassword(DEMO_PASSWORD), 'a password')
  return db.transaction(async (tx) => {
    const people = new Map<string, string>()
    for (const account of [...DEMO_STAFF, ...DEMO_CLIENTS]) {
      const id = await enter(tx, account, hash, since)
      if (id === undefined) return undefined
      people.set(account.email.split('@')[0] ?? '', id)
    }
    return people
  })
}

async function enter(tx: Database, { email, fullName, roles }: DemoPerson, passwordHash: string, since: Date) {
  const id = await recordAccount(tx, {
    email,
    fullName,
    passwordHash,
    emailVerifiedAt: since,
    mustChangePassword: false,
    createdAt: since,
  })
  if (id === undefined) return undefined
  for (const role of roles) await recordRole(tx, { userId: id, role, now: since })
  await recordConsent(tx, id, 'terms-and-privacy', since)
  return id
}

type DemoStep = { readonly index: number; readonly now: Date }

async function replay(db: Database, keys: KeyRing, people: People, demo: DemoBooking, { index, now }: DemoStep) {
  const userId = requirePerson(people, demo.client)
  const staffId = requirePerson(people, 'astrologer')
  const madeAt = new Date(now.getTime() - demo.madeHoursAgo * HOUR_MS)
  const service = await findService(db, { kind: demo.service[0], slug: demo.service[1] })
  if (!service) throw new Error(`The demo sells ${demo.service[1]}, which the catalogue does not have.`)

  const form = await fill(db, demo, service, madeAt)
  const order = { userId, service, form, idempotencyKey: `demo-${index}` }
  const { bookingId } = expectDone(await holdBooking(db, keys, order, madeAt), `demo booking ${index}`)
  if (demo.state === 'unpaid') return

  const reference = String(412_300_000_000 + index * 7_919)
  const claimedAt = new Date(madeAt.getTime() + HOUR_MS / 6)
  expectDone(await claimBookingPayment(db, { bookingId, userId, reference }, claimedAt), `claim ${index}`)
  if (demo.state === 'claimed') return

  const decidedAt = new Date(madeAt.getTime() + HOUR_MS)
  if (demo.state === 'rejected') {
    const reason = 'We did not receive a payment with this transaction ID.'
    expectDone(await rejectPayment(db, { bookingId, staffId, reason }, decidedAt), `rejection ${index}`)
    return
  }
  expectDone(await verifyPayment(db, { bookingId, staffId }, decidedAt), `verification ${index}`)
  if (demo.hasRemedies) {
    await giveDemoRemedies(db, keys, { bookingId, userId, staffId, givenAt: decidedAt }, now)
  }
  if (demo.state === 'cancelled') {
    const cancelledAt = new Date(madeAt.getTime() + 2 * HOUR_MS)
    expectDone(await cancelBooking(db, { bookingId, userId }, cancelledAt), `cancellation ${index}`)
  }
  if (demo.review) await review(db, keys, { bookingId, userId, staffId }, demo.review, now)
}

type Reviewed = { readonly bookingId: string; readonly userId: string; readonly staffId: string }

async function review(
  db: Database,
  keys: KeyRing,
  { bookingId, userId, staffId }: Reviewed,
  { isPublished, reply, ...texts }: NonNullable<DemoBooking['review']>,
  now: Date,
) {
  const at = new Date(now.getTime() - 24 * HOUR_MS)
  expectDone(await markOutcome(db, { bookingId, staffId, outcome: 'completed' }, at), 'a completed session')
  expectDone(await writeReview(db, keys, { bookingId, userId }, texts, at), 'a review')
  if (!isPublished) return
  expectDone(await decideReview(db, { bookingId, staffId, state: 'published', version: 1 }, at), 'a decision')
  expectDone(await replyToReview(db, { bookingId, staffId, reply }, at), 'a reply')
}

const DEMO_EVENTS = [
  { when: '2006', kind: 'studies', note: 'Began engineering in Pune' },
  { when: '2011-02', kind: 'work', note: 'First job' },
  { when: '2015-12-04', kind: 'marriage', note: '' },
  { when: '2018-08-21', kind: 'child', note: 'A daughter' },
]

async function fill(db: Database, demo: DemoBooking, service: Service, now: Date): Promise<BookingFormValues> {
  const client = DEMO_CLIENTS.find(({ email }) => email.startsWith(`${demo.client}@`))
  const { id: packageId, session: terms } = service
  const slots = terms ? await listSlots(db, { packageId, terms }, { now }) : []
  const slot = slots[Math.min(demo.slot ?? 0, slots.length - 1)]
  return {
    ...EMPTY_BOOKING_FORM,
    fullName: client?.fullName ?? '',
    phone: '+91 90000 00000',
    bookingDate: slot?.date ?? (service.type === 'course' ? istDate(now) : ''),
    preferredTime: slot?.startsAt.toISOString() ?? '',
    forWhom: 'me',
    birthDate: slot ? '1988-04-14' : '',
    birthTime: slot ? '05:42' : '',
    birthPlace: slot ? 'Ujjain, Madhya Pradesh, India' : '',
    currentLocation: 'Pune, Maharashtra, India',
    notes: demo.notes ?? '',
    lifeEvents: service.asksLifeEvents ? joinTypedEvents(DEMO_EVENTS) : '',
    consent: 'on',
    timeZone: demo.client === 'daniel' ? 'Europe/London' : INDIA_TIME_ZONE,
  }
}

function requirePerson(people: People, name: string): string {
  const id = people.get(name)
  if (id === undefined) throw new Error(`The demo has no account called ${name}.`)
  return id
}
