import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { findProfile, recordProfile } from '#db/accounts/profiles.ts'
import { countSessions } from '#db/bookings/bookings.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import {
  givenBooking,
  givenConsultation,
  givenCourseService,
  minutesAfter,
  requireBooking,
} from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { markOutcome, setMeetingLink } from '#usecases/sessions/update-session.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const signedIn = (...roles: readonly Role[]) =>
  signedInVisitor(site, database(), { ...(roles.length > 0 && { roles }), now: clock.now() })

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

/** The text between one heading and the next. */
const partOf = (page: string, heading: string) => page.slice(page.indexOf(`>${heading}<`)).split('<h2')[0] ?? ''

test('shows what happens to upcoming sessions and their money before the account is deleted', async () => {
  const asha = await signedIn()
  const profile = '/dashboard/profile'
  expect(await read(asha, profile)).not.toContain('cancelled right away')
  const paid = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const claimed = await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

  const { email: deleteEmail = '' } = (await findProfile(database(), asha.userId)) ?? {}
  const before = await read(asha, profile)
  const wrong = await asha.post(profile, { intent: 'delete', deleteEmail, statement: '2 0' })
  const statement = /name="statement" value="([^"]+)"/.exec(before)?.[1] ?? ''
  const right = await asha.post(profile, { intent: 'delete', deleteEmail, statement })
  const after = await read(asha, profile)

  expect(before).toContain('These 2 bookings will be cancelled right away')
  expect(before).toContain('We&#x27;ll refund ₹3,001 to the account you paid from within 7 to 15 business days.')
  expect(before).toContain(
    'We&#x27;ll refund ₹2,100 to the account you paid from within 7 to 15 business days, once your',
  )
  expect(wrong.status).toBe(409)
  expect(await wrong.text()).toContain('have changed since you opened this page')
  expect(right.headers.get('location')).toBe(profile)
  expect(after).toContain('Keep my account')
  expect(after).not.toContain('Any bookings you make until then')
  for (const { id } of [paid, claimed]) expect((await requireBooking(database(), id)).status).toBe('cancelled')

  await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  expect(await read(asha, profile)).toContain('Any bookings you make until then will be cancelled on that day')
})

/** As if the session had been booked for another time. */
async function moveSession(id: string, startsAt: Date | null) {
  if (!startsAt) throw new Error('There is no session.')
  const endsAt = minutesAfter(startsAt, 60)
  const times = { startsAt, endsAt, occupiedFrom: startsAt, occupiedUntil: endsAt }
  await database().update(bookings).set(times).where(eq(bookings.id, id))
}

test('welcomes by name, or by email address without a name', async () => {
  const named = await signedIn()
  const nameless = await givenUser(database(), { fullName: null, now: clock.now() })
  const sessionToken = await givenSession(database(), nameless.id, clock.now())

  expect(await read(named, '/dashboard')).toContain('Welcome, Asha Rao')
  expect(await read(createVisitor(site, { sessionToken }), '/dashboard')).toContain(`Welcome, ${nameless.email}`)
})

test('the dashboard shows unpaid bookings after the next session and paid ones not', async () => {
  const asha = await signedIn()
  await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const before = await read(asha, '/dashboard')
  const { id } = await givenBooking(database(), { userId: asha.userId, now: clock.now() })

  const page = await read(asha, '/dashboard')

  expect(before).not.toContain('Please pay')
  const toPay = partOf(page, 'To pay')
  expect(toPay).toContain('Pay ₹2,100 to confirm Full Life Prediction.')
  expect(toPay).toContain(`href="/book/payment/${id}"`)
  expect(page.indexOf('>To pay<')).toBeGreaterThan(page.indexOf('Your next session'))
})

test('the dashboard names the next session by the own clock of a client abroad, then by the clock of India', async () => {
  const asha = await signedIn()
  const form = { timeZone: 'America/New_York' }
  await givenBooking(database(), { userId: asha.userId, form, state: 'verified', now: clock.now() })

  const next = partOf(await read(asha, '/dashboard'), 'Upcoming Sessions')

  expect(next).toMatch(/>\w{3}, \w{3} \d+, [^<]+ [AP]M New York time, [^<]+ [AP]M IST</)
})

test('the dashboard has the meeting link of a confirmed session only', async () => {
  const asha = await signedIn()
  const { id } = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const unverified = await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })
  const links = { [id]: 'https://meet.example/own', [unverified.id]: 'https://meet.example/too-early' }
  for (const [bookingId, link] of Object.entries(links)) {
    await setMeetingLink(database(), { bookingId, staffId: asha.userId, link }, clock.now())
  }

  const early = await read(asha, '/dashboard')
  const { startsAt } = await requireBooking(database(), id)
  await moveSession(id, minutesAfter(clock.now(), 5))
  const page = await read(asha, '/dashboard')
  await moveSession(id, startsAt)

  expect(early).toMatch(/<button[^>]*disabled[^>]*>Join the meeting/)
  expect(early).not.toMatch(/href="https:\/\/meet\.example/)
  expect(page).toMatch(/href="https:\/\/meet\.example\/own"[^>]*>Join the meeting/)
  expect(page).not.toContain('too-early')
  expect(await read(asha, `/dashboard/bookings/${id}/session.ics`)).toContain('LOCATION:https://meet.example/own')
  expect(await read(asha, `/dashboard/bookings/${unverified.id}/session.ics`)).not.toContain('too-early')
})

test('the dashboard links to consultations and courses when there are no bookings', async () => {
  const page = await read(await signedIn(), '/dashboard')

  expect(page).toContain('No bookings yet')
  expect(page).toMatch(/href="\/consultation"[^>]*>Book Consultation/)
  expect(page).toMatch(/href="\/courses"[^>]*>Explore Courses/)
})

test('the dashboard counts bookings and lists upcoming sessions and the latest five', async () => {
  const asha = await signedIn()
  const service = await givenConsultation(database(), 'Prasna')
  const codes = []
  for (let count = 0; count < 6; count += 1) {
    codes.push(
      (await givenBooking(database(), { userId: asha.userId, service, state: 'claimed', now: clock.now() })).code,
    )
    clock.advance({ minutes: 1 })
  }
  const session = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const later = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

  const page = await read(asha, '/dashboard')

  for (const text of ['Total Bookings', 'Upcoming', 'Completed']) expect(page).toContain(text)
  const [upcoming, recent] = [partOf(page, 'Upcoming Sessions'), partOf(page, 'Recent Bookings')]
  const all = [session.code, later.code, ...codes]
  expect(all.filter((code) => upcoming.includes(code))).toEqual([session.code, later.code])
  // The latest five of all: two sessions, whose cards stand above, and three questions.
  expect(recent.split('>Confirmed<')).toHaveLength(3)
  expect(all.filter((code) => recent.includes(code))).toEqual(codes.slice(3))
  expect(await read(asha, '/dashboard/history')).toContain('Prasna')
})

test('the dashboard counts an answered Prasna as completed and no longer offers to cancel it', async () => {
  const asha = await signedIn()
  const service = await givenConsultation(database(), 'Prasna')
  const prasna = await givenBooking(database(), { userId: asha.userId, service, state: 'verified', now: clock.now() })
  const waiting = partOf(await read(asha, '/dashboard'), 'Recent Bookings')

  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  await markOutcome(database(), { bookingId: prasna.id, staffId, outcome: 'completed' }, clock.now())

  const answered = partOf(await read(asha, '/dashboard'), 'Recent Bookings')
  expect([waiting.includes('Cancel booking'), answered.includes('Cancel booking')]).toEqual([true, false])
  expect(answered).toContain('>Completed<')
  expect(await countSessions(database(), asha.userId, clock.now())).toEqual({ total: 1, upcoming: 0, completed: 1 })
})

test('the dashboard has four tabs for clients and a fifth for staff', async () => {
  const forClient = await read(await signedIn(), '/dashboard')
  const forStaff = await read(await signedIn('client', 'astrologer'), '/dashboard')

  for (const tab of ['My Bookings', 'Profile', 'History', 'Invoices']) expect(forClient).toContain(tab)
  expect(forClient).not.toContain('Course Enrollments')
  expect(forClient).toContain('md:grid-cols-4')
  expect(forStaff).toContain('md:grid-cols-5')
  expect(forStaff).toContain('Course Enrollments')
})

test('the dashboard has tabs that are links, with the page they are on marked as the current one', async () => {
  const page = await read(await signedIn(), '/dashboard/history')

  const [tabs = ''] = page.match(/<nav[^>]*aria-label="Your dashboard".*?<\/nav>/s) ?? []
  const current = [...tabs.matchAll(/<a [^>]*>/g)].filter(([link]) => link.includes('aria-current="page"'))
  expect(current.map(([link]) => link)).toEqual([expect.stringContaining('href="/dashboard/history"')])
  expect(page).not.toContain('role="tab')
})

test('the dashboard lists every booking in the history with both dates and its notes', async () => {
  const asha = await signedIn()
  await givenBooking(database(), { userId: asha.userId, form: { notes: 'About my work' }, now: clock.now() })

  const page = await read(asha, '/dashboard/history')

  for (const text of ['Booked on', 'Session', 'Notes', 'Nov 16, 2026', 'About my work', '₹3,001']) {
    expect(page).toContain(text)
  }
  expect(page).toMatch(/>\w{3}, Nov \d+, [^<]+ IST</)
})

test('the dashboard shows the day the account was created', async () => {
  const page = await read(await signedIn(), '/dashboard/profile')

  expect(page).toContain('Member Since')
  expect(page).toContain('Nov 16, 2026')
})

test.each([
  ['claimed', 'Pending', 'class="badge"'],
  ['verified', 'Paid', 'badge-success'],
  ['rejected', 'Cancelled', 'badge-danger'],
] as const)(
  'lists the invoice of a %s booking as %s with number, date, service and amounts',
  async (state, label, tone) => {
    const asha = await signedIn()
    const service = await givenConsultation(database(), 'Prasna')
    const booking = await givenBooking(database(), { userId: asha.userId, service, state, now: clock.now() })

    const page = await read(asha, '/dashboard/invoices')

    expect(/MU\/26-27\/\d{5}/.test(page)).toBe(state === 'verified')
    for (const text of [
      'Nov 16, 2026',
      'Prasna',
      'Amount',
      'Tax',
      'Total',
      formatRupees(booking.amount),
      '₹0',
      `>${label}<`,
      tone,
    ]) {
      expect(page).toContain(text)
    }
    const invoice = await findLiveInvoice(database(), booking.id)
    expect(page).toContain(invoice?.invoiceNumber ?? booking.code)
    expect(page.includes('(provisional)')).toBe(state !== 'verified')
  },
)

test('lists the latest invoice first', async () => {
  const asha = await signedIn()
  const first = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  clock.advance({ minutes: 1 })
  const second = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
  const numbers = await Promise.all([second, first].map(({ id }) => findLiveInvoice(database(), id)))

  const page = await read(asha, '/dashboard/invoices')

  expect([...new Set(page.match(/MU\/26-27\/\d{5}/g))]).toEqual(numbers.map((invoice) => invoice?.invoiceNumber))
})

test('shows the phone number and place given with an enrollment, not those of the profile', async () => {
  const { userId } = await givenBooking(database(), {
    service: await givenCourseService(database()),
    state: 'verified',
    form: { phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' },
    now: clock.now(),
  })
  await recordProfile(database(), userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

  const page = await read(await signedIn('client', 'admin'), '/staff/courses?q=Asha')

  expect(page).toContain('href="tel:+351912345678"')
  expect(page).toContain('Lisbon, Portugal')
  expect(page).not.toContain('98765')
})

test('shows an enrollment without a profile as unknown', async () => {
  const client = await givenUser(database(), { password: null })
  await givenEnrollment(database(), {
    userId: client.id,
    course: await givenCourse(database()),
    enrolledAt: clock.now(),
  })
  await database().delete(profiles).where(eq(profiles.userId, client.id))

  const page = await read(await signedIn('client', 'admin'), '/staff/courses')

  expect(page).toContain('>Unknown<')
  expect(page).not.toContain(client.email)
})
