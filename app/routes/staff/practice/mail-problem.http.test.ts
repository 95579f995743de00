import { beforeAll, expect, test } from 'vitest'
import { emailReasonText } from '#content/emails/reasons.ts'
import { claimEmail, markEmailPostponed, markEmailSent, markEmailSkipped } from '#db/emails/email-states.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

test.each(['/staff/practice/go-live', '/staff/inbox/emails'])(
  'G1: %s warns while emails wait for the mail server',
  async (path) => {
    const db = database()
    const email = await givenEmail(db)
    const text = 'Emails cannot be sent right now. One is waiting for the mail server'
    const isNotified = async () => (await (await admin.get(path)).text()).includes(text)
    expect(await isNotified()).toBe(false)

    const first = await claimEmail(db, email.id, clock.now())
    const waiting = { reason: 'connect ECONNREFUSED', isDoubtful: false }
    await markEmailPostponed(db, first ?? { id: 0, attempts: 0 }, waiting)
    expect(await isNotified()).toBe(true)

    const second = await claimEmail(db, email.id, clock.now())
    await markEmailSent(db, second ?? { id: 0, attempts: 0 }, clock.now())
    expect(await isNotified()).toBe(false)
  },
)

test('lists skipped emails with their reason, also under a filter of their own', async () => {
  const db = database()
  const email = await givenEmail(db, { address: 'skipped@example.com' })
  const claim = await claimEmail(db, email.id, clock.now())
  await markEmailSkipped(db, claim ?? { id: 0, attempts: 0 }, 'booking-cancelled')

  for (const path of ['/staff/inbox/emails', '/staff/inbox/emails?state=skipped']) {
    const page = await (await admin.get(path)).text()
    expect(page).toContain('skipped@example.com')
    expect(page).toContain(emailReasonText('skipped', 'booking-cancelled'))
  }
  expect(await (await admin.get('/staff/inbox/emails?state=failed')).text()).not.toContain('skipped@example.com')
})

test.each([
  ['https://practice.example', true],
  ['http://localhost:3000', false],
])('the go-live checklist of %s shows a missing mail server in red: %s', async (appUrl, isRed) => {
  const site = await createSite({ db: database(), clock: clock.now, appUrl, outboxDir: '/nowhere' })
  const { id } = await givenUser(database(), { roles: ['admin'], now: clock.now() })
  const token = await givenSession(database(), id, clock.now())
  const cookie = `session=${token}; __Host-session=${token}`

  const page = await (await site.request('/staff/practice/go-live', { headers: { cookie } })).text()

  const [mail] = page.match(/<li[ >](?:(?!<li[ >]).)*?Mail server/s) ?? []
  expect(mail).toBeDefined()
  expect(mail?.includes('go-live-urgent')).toBe(isRed)
})
