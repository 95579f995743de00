import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordConsent } from '#db/accounts/consents.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { listSessions } from '#db/accounts/signed-in-sessions.ts'
import { findLessonEmailsStopped } from '#db/learning/new-lessons.ts'
import { pushSubscriptions } from '#db/schema/push.ts'
import { findNewsletterSince, markSubscriptionConfirmed, recordSubscriptionRequest } from '#db/visitors/subscribers.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { readZip } from '#test/files/zip.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { countEmails, linkPathInEmail } from '#test/steps/account-emails.ts'
import { createVisitor } from '#test/visitor.ts'
import { ensurePushKey } from '#usecases/push/push-key.ts'

const clock = createTestClock('2026-11-15T20:00:00Z')
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function givenVisitor(details: Parameters<typeof givenUser>[1] = {}) {
  const user = await givenUser(database(), { now: clock.now(), ...details })
  const sessionToken = await givenSession(database(), user.id, clock.now())
  return { user, visitor: createVisitor(site, { sessionToken }) }
}

const PROFILE = '/dashboard/profile'

test("the profile shows the stored details, with dates in the practice's time zone", async () => {
  const { user, visitor } = await givenVisitor({ fullName: null })

  const page = await (await visitor.get(PROFILE)).text()

  expect(page).toContain(user.email)
  expect(page.match(/Not provided/g)?.length).toBeGreaterThanOrEqual(2)
  // Half past one in the night in India: a day later than in London.
  expect(page).toContain('Nov 16, 2026')
})

test('the profile can be edited', async () => {
  const { user, visitor } = await givenVisitor()

  const form = await (await visitor.get(`${PROFILE}?edit=1`)).text()
  const saved = await visitor.post(`${PROFILE}?edit=1`, {
    intent: 'edit',
    fullName: ' Meera  Iyer ',
    phone: '+91 98450 12345',
  })

  expect(form).toContain('value="Asha Rao"')
  expect(saved.headers.get('location')).toBe(PROFILE)
  expect(await findProfile(database(), user.id)).toMatchObject({ fullName: 'Meera Iyer', phone: '+91 98450 12345' })
})

test('the profile shows what was typed again when it is rejected', async () => {
  const { visitor } = await givenVisitor()

  const response = await visitor.post(`${PROFILE}?edit=1`, {
    intent: 'edit',
    fullName: 'Meera Iyer',
    phone: 'call me',
  })
  const page = await response.text()

  expect(response.status).toBe(422)
  expect(page).toContain('Enter a valid phone number')
  expect(page).toContain('value="call me"')
})

test('the profile ends other sessions of the same user and of nobody else', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  await givenSession(db, user.id, clock.now())
  const stranger = await givenUser(db)
  await givenSession(db, stranger.id, clock.now())
  const [strangers] = await listSessions(db, stranger.id)
  const own = await listSessions(db, user.id)

  const refused = await visitor.post(PROFILE, { intent: 'end-session', sessionId: strangers?.id ?? '' })
  await visitor.post(PROFILE, { intent: 'end-others' })

  expect(own).toHaveLength(2)
  expect(refused.status).toBe(404)
  expect(await listSessions(db, stranger.id)).toHaveLength(1)
  expect(await listSessions(db, user.id)).toHaveLength(1)
  expect((await visitor.get(PROFILE)).status).toBe(200)
})

test('the profile changes the password only with the current one, and ends other sessions', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  const elsewhere = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })
  const change = { intent: 'change-password', newPassword: 'a lamp in the window' }

  const wrong = await visitor.post(PROFILE, { ...change, currentPassword: 'not it' })
  const right = await visitor.post(PROFILE, { ...change, currentPassword: PASSWORD })

  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('That is not your current password')
  expect(right.headers.get('location')).toBe(PROFILE)
  expect((await visitor.get(PROFILE)).status).toBe(200)
  expect((await elsewhere.get(PROFILE)).status).toBe(302)
})

test('the profile exports all data of a user as one archive', async () => {
  const { user, visitor } = await givenVisitor()

  const response = await visitor.get('/account/export')
  const files = readZip(Buffer.from(await response.arrayBuffer()))

  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-15.zip"')
  expect(files.get('my-data.json')?.toString()).toContain(user.email)
})

test('the profile can change to an address that another account never verified', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  const claimed = await givenUser(db, { isVerified: false })

  await visitor.post(PROFILE, { intent: 'change-email', newEmail: claimed.email, emailPassword: PASSWORD })
  await visitor.post(await linkPathInEmail(db, claimed.email, 'change-address'), {})

  expect(await findProfile(db, user.id)).toMatchObject({ email: claimed.email })
  expect(await findProfile(db, claimed.id)).toBeUndefined()
})

test('the profile notifies the old address and ends the other sessions when the address changes', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  const elsewhere = createVisitor(site, { sessionToken: await givenSession(db, user.id, clock.now()) })
  const newEmail = anEmail()

  await visitor.post(PROFILE, { intent: 'change-email', newEmail, emailPassword: PASSWORD })
  expect(await countEmails(db, user.email, 'address-changed')).toBe(0)
  const path = await linkPathInEmail(db, newEmail, 'change-address')
  expect(await (await visitor.get(path)).text()).toContain(newEmail)
  expect((await elsewhere.get(PROFILE)).status).toBe(200)
  const confirmed = await visitor.post(path, {})

  expect(confirmed.headers.get('location')).toBe(PROFILE)
  expect(visitor.flash()?.detail).toContain('signed out in all other browsers')
  expect((await visitor.get(PROFILE)).status).toBe(200)
  expect((await elsewhere.get(PROFILE)).status).toBe(302)
  expect((await findProfile(db, user.id))?.email).toBe(newEmail)
  expect(await countEmails(db, user.email, 'address-changed')).toBe(1)
  expect(await countEmails(db, newEmail, 'address-changed')).toBe(0)
})

test.each([
  ['without a session', async () => createVisitor(site)],
  ['signed in as someone else', async () => (await givenVisitor()).visitor],
])('the profile ends every session of the owner when the address is confirmed %s', async (_how, giveVisitor) => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  const newEmail = anEmail()
  await visitor.post(PROFILE, { intent: 'change-email', newEmail, emailPassword: PASSWORD })
  const other = await giveVisitor()

  const confirmed = await other.post(await linkPathInEmail(db, newEmail, 'change-address'), {})

  expect(confirmed.headers.get('location')).toBe('/auth')
  expect((await findProfile(db, user.id))?.email).toBe(newEmail)
  expect((await visitor.get(PROFILE)).status).toBe(302)
})

test('the profile lets a user who signed up through a provider set a password by email', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor({ password: null })

  const page = await (await visitor.get(PROFILE)).text()
  await visitor.post(PROFILE, { intent: 'set-password' })
  const path = await linkPathInEmail(db, user.email, 'reset-password')
  const token = new URLSearchParams(path.split('?')[1]).get('token') ?? ''
  await visitor.post('/auth?reset=true', { intent: 'new-password', token, password: 'a lamp in the window' })

  expect(page).toContain('Set a password')
  expect((await findProfile(db, user.id))?.hasPassword).toBe(true)
})

test('I2: the profile unsubscribes from the newsletter with one click and changes nothing else', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  const id = await recordSubscriptionRequest(db, { email: user.email, source: 'footer', requestedAt: clock.now() })
  await markSubscriptionConfirmed(db, id ?? 0, clock.now())
  expect(await (await visitor.get(PROFILE)).text()).toContain('You get our emails about new posts.')

  const response = await visitor.post(PROFILE, { intent: 'stop-newsletter' })

  expect(response.headers.get('location')).toBe(PROFILE)
  expect(await findNewsletterSince(db, user.email)).toBeUndefined()
  expect(await (await visitor.get(PROFILE)).text()).not.toContain('You get our emails about new posts.')
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('the profile shows each consent with its date, says what a withdrawal does, and withdraws it', async () => {
  const db = database()
  const { user, visitor } = await givenVisitor()
  await recordConsent(db, user.id, 'birth-details', clock.now())
  await recordConsent(db, user.id, 'review-display', clock.now())
  const before = await (await visitor.get(PROFILE)).text()
  expect(before.match(/Given on/g)).toHaveLength(3)
  expect(before).toContain('We’ll delete the birth details of all your bookings')

  for (const intent of ['withdraw-birth', 'withdraw-saved', 'withdraw-reviews', 'stop-invitations']) {
    expect((await visitor.post(PROFILE, { intent })).headers.get('location')).toBe(`${PROFILE}#consents`)
  }

  const after = await (await visitor.get(PROFILE)).text()
  expect(after.match(/Withdrawn on/g)).toHaveLength(2)
  expect(after).toContain('Stopped on')
  await visitor.post(PROFILE, { intent: 'allow-invitations' })
  expect(await (await visitor.get(PROFILE)).text()).not.toContain('Stopped on')
})

test('the profile of a student stops the emails about new lessons, and allows them again', async () => {
  const { user, visitor } = await givenVisitor()
  expect(await (await visitor.get(PROFILE)).text()).not.toContain('Emails about new lessons')
  await givenEnrollment(database(), { userId: user.id, course: await givenCourse(database()) })

  await visitor.post(PROFILE, { intent: 'stop-lesson-emails' })
  expect(await findLessonEmailsStopped(database(), user.id)).toEqual(clock.now())
  expect(await (await visitor.get(PROFILE)).text()).toContain('value="allow-lesson-emails"')

  await visitor.post(PROFILE, { intent: 'allow-lesson-emails' })
  expect(await findLessonEmailsStopped(database(), user.id)).toBeNull()
})

test('the profile schedules an account deletion and lets the owner cancel it', async () => {
  const { user, visitor } = await givenVisitor()

  await visitor.post(PROFILE, { intent: 'delete', deletePassword: PASSWORD })
  const page = await (await visitor.get(PROFILE)).text()
  await visitor.post(PROFILE, { intent: 'keep' })

  expect(page).toContain('Your account will be deleted on Nov 23, 2026.')
  expect((await findProfile(database(), user.id))?.eraseAfter).toBeNull()
})

test('the profile rejects an unknown intent and a body that is not a form', async () => {
  const { visitor } = await givenVisitor()

  const unknown = await visitor.post(PROFILE, { intent: 'toString' })
  const noForm = await visitor.request(PROFILE, {
    method: 'POST',
    body: '--x\r\nbroken',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })

  expect([unknown.status, noForm.status]).toEqual([400, 400])
})

test('notifications are switched on for this browser, changed and ended without script, and end with the sign-in', async () => {
  await ensurePushKey(database(), TEST_KEYS, clock.now())
  const { user, visitor } = await givenVisitor({ roles: ['client', 'assistant'] })
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const on = { intent: 'notify', kinds: 'claim', showsNames: 'on' }
  const subscription = JSON.stringify({ endpoint: 'https://push.example.org/1', keys })

  expect((await visitor.post(PROFILE, on)).status, 'there is no subscription').toBe(422)
  expect((await visitor.post(PROFILE, { ...on, subscription: subscription.replace('https', 'http') })).status).toBe(422)
  expect((await visitor.post(PROFILE, { ...on, subscription })).status).toBe(302)

  const page = await (await visitor.get(PROFILE)).text()
  expect(page).toContain('Notifications are on.')
  expect(page).toMatch(/checked="" name="kinds"[^>]*value="claim"|name="kinds" [^>]*checked="" value="claim"/)
  await visitor.post(PROFILE, { intent: 'notify', kinds: 'answer' })
  const [stored] = await database().select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id))
  expect(stored).toMatchObject({ kinds: ['answer'], showsNames: false })
  expect(stored?.sealedSubscription).not.toContain('push.example.org')
  await visitor.post(PROFILE, { intent: 'stop-notifying' })
  expect(await (await visitor.get(PROFILE)).text()).not.toContain('Notifications are on.')

  await visitor.post(PROFILE, { ...on, subscription })
  await visitor.post('/sign-out', {})
  expect(await database().select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id))).toEqual([])
})
