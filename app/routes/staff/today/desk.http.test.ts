import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { listRoles } from '#db/accounts/roles.ts'
import { claimEmail, markEmailPostponed, markEmailSent } from '#db/emails/email-states.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

test('the desk shows upcoming sessions with everything the astrologer needs', async () => {
  const booking = await desk.booked({ state: 'verified', form: { notes: 'About my work' } })
  await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

  const page = await (await desk.astrologer.get(DESK)).text()

  for (const text of [
    'Astrologer Dashboard',
    'Send Reminders',
    'Upcoming Consultations',
    'Pending Payments',
    'Total Revenue',
  ]) {
    expect(page).toContain(text)
  }
  for (const text of [
    booking.serviceName,
    'Asha Rao',
    'Confirmed',
    '+91 98765 43210',
    '1990-02-28',
    '4:45 AM',
    'Mysuru',
    'About my work',
    '₹3,001',
  ]) {
    expect(page).toContain(text)
  }
})

test('the desk shows the phone, name and location given with the booking, whatever the profile has', async () => {
  const form = { fullName: 'Asha M. Rao', phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' }
  const booking = await desk.booked({ state: 'verified', form })
  await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: null }, clock.now())

  const page = await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()

  expect(page).toContain('href="tel:+351912345678"')
  expect(page).toContain('Name given</dt>')
  expect(page).toMatch(/Current location<\/dt><dd[^>]*>(<[^>]+>)*Lisbon, Portugal</)
})

test('the desk has a page per client with the last given phone and location, and the profile’s phone', async () => {
  const form = { phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' }
  const { userId } = await desk.booked({ state: 'verified', form: { phone: '+91 90000 00001' } })
  clock.advance({ minutes: 1 })
  const { id } = await desk.prasna({ userId, form })
  await recordProfile(database(), userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

  const page = await (await desk.astrologer.get(`/staff/clients/${userId}`)).text()

  expect(page).toMatch(/Phone<\/dt><dd[^>]*><span[^>]*><a[^>]* href="tel:\+351912345678"/)
  expect(page).toMatch(/Phone in profile<\/dt><dd[^>]*><span[^>]*><a[^>]* href="tel:\+919876543210"/)
  expect(page).toMatch(/Location given<\/dt><dd[^>]*>Lisbon, Portugal</)
  const log = await listAudit(database(), { subject: { kind: 'booking', id } })
  expect(log.map(({ action }) => action)).not.toContain('birth-details-viewed')
})

test('I7: audits who viewed birth details, once a day', async () => {
  const booking = await desk.booked({ state: 'verified' })
  await desk.astrologer.get(DESK)
  await desk.astrologer.get(DESK)

  const views = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })

  expect(views.filter(({ action }) => action === 'birth-details-viewed')).toMatchObject([
    { actorId: desk.astrologer.userId },
  ])
})

test('I7: the desk shows the client, and no other client, who viewed their birth details', async () => {
  const { userId } = await desk.booked({ state: 'verified' })
  await desk.astrologer.get(DESK)
  const profileOf = async (id: string) => (await (await desk.visitorFor(id)).get('/dashboard/profile')).text()

  expect(await profileOf(userId)).toContain('Who opened your birth details')
  const other = await givenUser(database(), { password: null })
  expect(await profileOf(other.id)).not.toContain('Who opened your birth details')
})

test('I7: the desk shows an unnamed viewer as staff, or as former staff', async () => {
  const nameless = await givenUser(database(), { roles: ['client', 'astrologer'], fullName: null, password: null })
  const { userId } = await desk.booked({ state: 'verified' })
  await (await desk.visitorFor(nameless.id)).get(DESK)
  const profile = async () => (await (await desk.visitorFor(userId)).get('/dashboard/profile')).text()

  expect(await profile()).toContain('Someone at the practice, for')
  await database().delete(userRoles).where(eq(userRoles.userId, nameless.id))
  expect(await profile()).toContain('Someone who has left the practice, for')
})

test('G1: the desk shows that emails are waiting while the mail server is down, and stops when it is back', async () => {
  const { id } = await givenEmail(database())
  const banner = async () => (await (await desk.astrologer.get(DESK)).text()).includes('1 email is waiting')
  expect(await banner()).toBe(false)

  const claim = await claimEmail(database(), id, clock.now())
  if (!claim) throw new Error('the email was not free')
  const later = { reason: 'ECONNREFUSED', isDoubtful: false }
  await markEmailPostponed(database(), claim, later)
  expect(await banner()).toBe(true)

  const again = await claimEmail(database(), id, clock.now())
  if (!again) throw new Error('the email was not free')
  await markEmailSent(database(), again, clock.now())
  expect(await banner()).toBe(false)
})

test.each([
  '/staff/practice/team',
  '/staff/practice',
  '/staff/clients/subscribers',
  '/staff/practice/audit',
  '/admin/blog',
])('B6: the desk gives no access to %s, and audits the attempt', async (path) => {
  const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  const curious = await desk.visitorFor(id)

  const response = await curious.get(path)

  expect(response.status).toBe(403)
  const audit = await listAudit(database(), { actorId: id })
  expect(audit.map(({ action }) => action)).toContain('access-denied')
})

test('B6: the desk cannot give a role', async () => {
  const colleague = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })

  const response = await desk.astrologer.post('/staff/practice/team', {
    intent: 'give',
    userId: colleague.id,
    role: 'admin',
  })

  expect(response.status).toBe(403)
  expect(await listRoles(database(), colleague.id)).not.toContain('admin')
})

test('the desk shows a booking without a date as to be scheduled', async () => {
  await desk.prasna()

  const page = await (await desk.astrologer.get(`${DESK}/pending`)).text()

  for (const text of [
    'Pending Payment',
    'To be scheduled',
    'To be confirmed',
    'Requested on',
    'No birth details provided',
  ]) {
    expect(page).toContain(text)
  }
})

test('the desk shows how many reminders were queued', async () => {
  const response = await desk.astrologer.post(DESK, { intent: 'send-reminders' })

  expect(response.status).toBe(302)
  expect(desk.astrologer.flash()).toMatchObject({ tone: 'success', title: 'Reminders sent successfully!' })
})
