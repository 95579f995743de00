import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { listRoles } from '#db/accounts/roles.ts'
import { markEmailSent, recordEmailPostponed } from '#db/emails/email-queue.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { listAudit } from '#test/audit-log.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/desk.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { claimEmail, givenEmail } from '#test/factories/emails.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('the desk', () => {
  test('shows who comes with everything the astrologer needs', async () => {
    const booking = await desk.booked({ state: 'verified', form: { notes: 'About my work' } })
    await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

    const page = await (await desk.astrologer.get(DESK)).text()

    for (const words of [
      'Astrologer Dashboard',
      'Send Reminders',
      'Upcoming Consultations',
      'Pending Payments',
      'Total Revenue',
    ]) {
      expect(page).toContain(words)
    }
    for (const words of [
      booking.serviceName,
      'Asha Rao',
      'Confirmed',
      '+91 98765 43210',
      '1990-02-28',
      '04:45',
      'Mysuru',
      'About my work',
      '₹3,001',
    ]) {
      expect(page).toContain(words)
    }
  })

  test('shows the telephone, the name and the place that were given with the booking, whatever the profile says', async () => {
    const form = { fullName: 'Asha M. Rao', phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' }
    const booking = await desk.booked({ state: 'verified', form })
    await recordProfile(database(), booking.userId, { fullName: 'Asha Rao', phone: null }, clock.now())

    const page = await (await desk.astrologer.get(`${DESK}/bookings/${booking.id}`)).text()

    expect(page).toContain('href="tel:+351912345678"')
    expect(page).toContain('Name given</dt>')
    expect(page).toMatch(/Current location<\/dt><dd[^>]*>(<[^>]+>)*Lisbon, Portugal</)
  })

  test('has a page of each client with the number and the place they gave last, and the number of the profile beside it', async () => {
    const form = { phone: '+351 912 345 678', currentLocation: 'Lisbon, Portugal' }
    const { userId } = await desk.booked({ state: 'verified', form: { phone: '+91 90000 00001' } })
    clock.advance({ minutes: 1 })
    const { id } = await desk.prasna({ userId, form })
    await recordProfile(database(), userId, { fullName: 'Asha Rao', phone: '+91 98765 43210' }, clock.now())

    const page = await (await desk.astrologer.get(`${DESK}/clients/${userId}`)).text()

    expect(page).toMatch(/Phone<\/dt><dd[^>]*><a[^>]* href="tel:\+351912345678"/)
    expect(page).toMatch(/Phone in profile<\/dt><dd[^>]*><a[^>]* href="tel:\+919876543210"/)
    expect(page).toMatch(/Location given<\/dt><dd[^>]*>Lisbon, Portugal</)
    const log = await listAudit(database(), { subject: { kind: 'booking', id } })
    expect(log.map(({ action }) => action)).not.toContain('birth-details-viewed')
  })

  test('I7: writes down who opened birth details, once a day', async () => {
    const booking = await desk.booked({ state: 'verified' })
    await desk.astrologer.get(DESK)
    await desk.astrologer.get(DESK)

    const views = await listAudit(database(), { subject: { kind: 'booking', id: booking.id } })

    expect(views.filter(({ action }) => action === 'birth-details-viewed')).toMatchObject([
      { actorId: desk.astrologer.userId },
    ])
  })

  test('I7: the client sees who opened the birth details, and no other client does', async () => {
    const { userId } = await desk.booked({ state: 'verified' })
    await desk.astrologer.get(DESK)
    const profileOf = async (id: string) => (await (await desk.visitorFor(id)).get('/dashboard/profile')).text()

    expect(await profileOf(userId)).toContain('Who opened your birth details')
    const other = await givenUser(database(), { password: null })
    expect(await profileOf(other.id)).not.toContain('Who opened your birth details')
  })

  test('I7: whoever opened them without a name of their own is of the practice, until they have left it', async () => {
    const nameless = await givenUser(database(), { roles: ['client', 'astrologer'], fullName: null, password: null })
    const { userId } = await desk.booked({ state: 'verified' })
    await (await desk.visitorFor(nameless.id)).get(DESK)
    const profile = async () => (await (await desk.visitorFor(userId)).get('/dashboard/profile')).text()

    expect(await profile()).toContain('Someone at the practice, for')
    await database().delete(userRoles).where(eq(userRoles.userId, nameless.id))
    expect(await profile()).toContain('Someone who has left the practice, for')
  })

  test('G1: says that emails wait while the mail server is away, and no longer when it is back', async () => {
    const { id } = await givenEmail(database())
    const banner = async () => (await (await desk.astrologer.get(DESK)).text()).includes('1 email is waiting')
    expect(await banner()).toBe(false)

    const claim = await claimEmail(database(), id, clock.now())
    if (!claim) throw new Error('the email was not free')
    const later = { reason: 'ECONNREFUSED', afterSeconds: 0, isDoubtful: false }
    await recordEmailPostponed(database(), claim, later)
    expect(await banner()).toBe(true)

    const again = await claimEmail(database(), id, clock.now())
    if (!again) throw new Error('the email was not free')
    await markEmailSent(database(), again, clock.now())
    expect(await banner()).toBe(false)
  })

  test.each(['/admin/staff', '/admin/practice', '/admin/subscribers', '/admin/audit', '/admin/blog'])(
    'B6: is no way into %s, and the try is noted',
    async (path) => {
      const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
      const curious = await desk.visitorFor(id)

      const answer = await curious.get(path)

      expect(answer.status).toBe(403)
      const audit = await listAudit(database(), { actorId: id })
      expect(audit.map(({ action }) => action)).toContain('access-denied')
    },
  )

  test('B6: gives nobody a role', async () => {
    const colleague = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })

    const answer = await desk.astrologer.post('/admin/staff', { intent: 'give', userId: colleague.id, role: 'admin' })

    expect(answer.status).toBe(403)
    expect(await listRoles(database(), colleague.id)).not.toContain('admin')
  })

  test('names a booking without a day as one to be scheduled', async () => {
    await desk.prasna()

    const page = await (await desk.astrologer.get(`${DESK}/pending`)).text()

    for (const words of [
      'Pending Payment',
      'To be scheduled',
      'To be confirmed',
      'Requested on',
      'No birth details provided',
    ]) {
      expect(page).toContain(words)
    }
  })

  test('says how many reminders are on their way', async () => {
    const answer = await desk.astrologer.post(DESK, { intent: 'send-reminders' })

    expect(answer.status).toBe(302)
    expect(desk.astrologer.flash()).toMatchObject({ tone: 'success', title: 'Reminders sent successfully!' })
  })
})
