import { beforeEach, expect, test } from 'vitest'
import { recordSecondFactorFrom } from '#db/desk/desk-settings.ts'
import type { StaffRole } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { type GivenApp, givenApp } from '#test/factories/second-factors.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { countEmails } from '#test/steps/account-emails.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let own: TestDatabase
let site: TestSite

// What the practice requires of its staff concerns everybody in the database.
beforeEach(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  site = await createSite({ db: own.db, clock: clock.now })
  return () => own.drop()
})

let addresses = 0

async function enter(
  role: StaffRole,
  { hasApp = true } = {},
): Promise<{ visitor: Visitor; app: GivenApp; id: string }> {
  const user = await givenUser(own.db, { roles: ['client', role], now: clock.now() })
  const app = hasApp ? await givenApp(own.db, user.id, clock.now()) : { codeAt: () => '', recoveryCode: '' }
  addresses += 1
  const visitor = createVisitor(site, { address: `10.12.0.${addresses}` })
  await visitor.signIn(user.email, PASSWORD)
  if (hasApp) await visitor.post('/account/second-step', { intent: 'enter-code', code: app.codeAt(clock.now()) })
  return { visitor, app, id: user.id }
}

const whereTo = async (response: Promise<Response>) => (await response).headers.get('location')
const proveFor = (path: string) => `/account/prove?return=${encodeURIComponent(path)}`

test('asks for a fresh proof before money settings, exports, roles and backups, ten minutes after the last one', async () => {
  const { visitor } = await enter('admin')
  const pages = ['/staff/practice/settings/upi', '/staff/practice/settings/invoices', '/staff/practice/backups']
  const files = {
    '/staff/money/export.csv?what=payments': '/staff/money/exports',
    '/staff/money/gst.csv': '/staff/money/gst',
  }
  expect((await visitor.get('/staff/practice/settings/upi')).status).toBe(200)
  clock.advance({ minutes: 11 })

  for (const page of pages) expect(await whereTo(visitor.get(page))).toBe(proveFor(page))
  for (const [file, page] of Object.entries(files)) {
    const next = await whereTo(visitor.get(file))
    expect(decodeURIComponent(next ?? '')).toContain(`/account/prove?return=${page}`)
  }
  for (const page of ['/staff/practice/settings/hours', '/staff/practice/team', '/staff/money/received']) {
    expect(await whereTo(visitor.get(page))).toBeNull()
  }
})

test('what was typed waits while the code is asked for, and is sent afterwards', async () => {
  const { visitor, app, id } = await enter('admin')
  const colleague = await givenUser(own.db, { roles: ['client', 'assistant'], now: clock.now() })
  clock.advance({ minutes: 11 })
  const typed = { intent: 'give', userId: colleague.id, role: 'astrologer' }

  const asked = await whereTo(visitor.post('/staff/practice/team', typed))
  const proven = await whereTo(visitor.post(asked ?? '', { intent: 'enter-code', code: app.codeAt(clock.now()) }))
  const draft = await (await visitor.get(proven ?? '')).text()
  const sent = await visitor.post(`/account/draft?send=${encodeURIComponent('/staff/practice/team')}`, typed)
  await visitor.post('/staff/practice/team', typed)

  expect(asked).toContain('/account/prove?return=%2Faccount%2Fdraft')
  expect(draft).toContain('This is what you wanted to send')
  expect(draft).toContain(`value="${colleague.id}"`)
  expect(sent.status).toBe(307)
  expect(await listAudit(own.db, { actorId: id })).toContainEqual(
    expect.objectContaining({ action: 'role-granted', subjectId: colleague.id }),
  )
})

test('staff without a second factor are not asked, as long as the practice does not require one', async () => {
  const { visitor } = await enter('admin', { hasApp: false })
  clock.advance({ minutes: 11 })

  expect((await visitor.get('/staff/practice/settings/upi')).status).toBe(200)
  expect((await visitor.get('/staff/practice/backups')).status).toBe(200)
})

test('asks an astrologer who opens the birth details of more than five clients in a row, and of none again', async () => {
  const { visitor, app } = await enter('astrologer')
  const bookings = []
  for (let count = 0; count < 7; count += 1) {
    bookings.push(await givenBooking(own.db, { now: clock.now(), state: 'verified' }))
  }
  clock.advance({ minutes: 11 })

  const answers = []
  for (const { id } of bookings) answers.push(await whereTo(visitor.get(`/staff/bookings/${id}/brief`)))
  const again = await whereTo(visitor.get(`/staff/bookings/${bookings[0]?.id}/brief`))
  const page = answers[5] ?? ''
  await visitor.post(page, { intent: 'enter-code', code: app.codeAt(clock.now()) })

  expect(answers.slice(0, 5)).toEqual(Array(5).fill(null))
  expect(page).toBe(`${proveFor(`/staff/bookings/${bookings[5]?.id}/brief`)}&many`)
  expect(again).toBeNull()
  expect(await whereTo(visitor.get(`/staff/bookings/${bookings[5]?.id}/brief`))).toBeNull()
})

test('a practice requires a second factor: a notice until the day, then the set-up before the desk, then the desk', async () => {
  const admin = await enter('admin', { hasApp: false })
  const astrologer = await enter('astrologer', { hasApp: false })
  const client = await givenUser(own.db, { now: clock.now() })
  await admin.visitor.post('/staff/practice/team', { intent: 'require-second-step', grace: '14' })

  expect(await (await astrologer.visitor.get('/staff')).text()).toContain('Set up a second step')
  expect(await (await astrologer.visitor.get('/dashboard')).text()).not.toContain('Set up a second step')

  clock.advance({ days: 14 })
  const visitor = createVisitor(site, { address: '10.12.1.1' })
  const late = await givenUser(own.db, { roles: ['client', 'assistant'], now: clock.now() })
  await visitor.signIn(late.email, PASSWORD)
  const asClient = createVisitor(site, { address: '10.12.1.2' })
  await asClient.signIn(client.email, PASSWORD)

  expect(await whereTo(visitor.get('/staff'))).toBe('/dashboard/security')
  expect(await (await visitor.get('/dashboard/security')).text()).toContain('The practice requires a second step')
  expect((await asClient.get('/dashboard')).status).toBe(200)

  await recordSecondFactorFrom(own.db, null, clock.now())
  expect((await visitor.get('/staff')).status).toBe(200)
})

test('an admin lets a colleague in again who has lost everything, with a fresh proof', async () => {
  const admin = await enter('admin')
  const colleague = await enter('assistant')
  const reset = { intent: 'reset-second-step', userId: colleague.id }

  expect(await whereTo(admin.visitor.post('/staff/practice/team', reset))).toBe('/staff/practice/team')

  expect(await whereTo(colleague.visitor.get('/staff'))).toContain('/auth')
  expect(await listAudit(own.db, { actorId: admin.id })).toContainEqual(
    expect.objectContaining({ action: 'second-factors-reset', subjectId: colleague.id }),
  )
  clock.advance({ minutes: 11 })
  expect(await whereTo(admin.visitor.post('/staff/practice/team', reset))).toContain('/account/prove')
  const assistant = await enter('assistant')
  expect((await assistant.visitor.post('/staff/practice/team', reset)).status).toBe(403)
})

test('staff get an email about a sign-in in a browser that they have not used, and none about one they know', async () => {
  const user = await givenUser(own.db, { roles: ['client', 'astrologer'], now: clock.now() })
  const known = createVisitor(site, { address: '10.12.2.1' })
  await known.signIn(user.email, PASSWORD)
  await known.signIn(user.email, PASSWORD)
  expect(await countEmails(own.db, user.email, 'new-device')).toBe(0)

  await createVisitor(site, { address: '10.12.2.2' }).signIn(user.email, PASSWORD)

  expect(await countEmails(own.db, user.email, 'new-device')).toBe(1)
})
