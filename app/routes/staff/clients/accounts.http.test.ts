import { beforeAll, expect, test } from 'vitest'
import { recordEraseAfter } from '#db/accounts/users.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  admin = await visitorFor((await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })).id)
})

async function visitorFor(userId: string): Promise<Visitor> {
  return createVisitor(site, { sessionToken: await givenSession(database(), userId, clock.now()) })
}

test('the list of accounts leads to a card that closes and reopens the account: it has no session and cannot sign in', async () => {
  const user = await givenUser(database(), { now: clock.now() })
  const client = await visitorFor(user.id)
  const card = `/staff/clients/${user.id}`

  const found = await (await admin.get(`/staff/clients/accounts?q=${encodeURIComponent(user.email)}`)).text()
  const open = await (await admin.get(card)).text()
  await admin.post(card, { intent: 'close' })
  const closed = await (await admin.get(card)).text()

  expect(found).toContain(`href="${card}"`)
  expect(open).toContain('Close account')
  expect(closed).toContain('Reopen account')
  expect((await client.get('/dashboard')).status).toBe(302)
  expect((await createVisitor(site).signIn(user.email, PASSWORD)).status).toBe(401)

  await admin.post(card, { intent: 'open' })
  expect((await createVisitor(site).signIn(user.email, PASSWORD)).status).toBe(302)
})

test('an astrologer neither sees nor closes an account; one who is also admin opens a person who never booked', async () => {
  const user = await givenUser(database(), { now: clock.now() })
  const card = `/staff/clients/${user.id}`
  const astrologer = await visitorFor((await givenUser(database(), { roles: ['astrologer'], now: clock.now() })).id)
  const owner = await visitorFor((await givenUser(database(), { roles: ['astrologer', 'admin'], now: clock.now() })).id)

  expect((await astrologer.get(card)).status).toBe(404)
  expect((await astrologer.post(card, { intent: 'close' })).status).toBe(403)
  expect(await (await owner.get(card)).text()).toContain('Close account')
})

test('I8: accounts listed for erasure have their own filter', async () => {
  const leaving = await givenUser(database(), { now: clock.now() })
  const staying = await givenUser(database(), { now: clock.now() })
  await recordEraseAfter(database(), leaving.id, new Date('2026-12-24T06:00:00Z'))

  const page = await (await admin.get('/staff/clients/accounts?state=leaving')).text()

  expect(page).toContain(leaving.email)
  expect(page).toContain('Dec 24, 2026')
  expect(page).not.toContain(staying.email)
})

test('D18: an admin without a password must set one before changing the UPI ID', async () => {
  const { id } = await givenUser(database(), { roles: ['admin'], password: null, now: clock.now() })
  const visitor = await visitorFor(id)
  const form = { payeeId: 'thief@bank', kind: 'personal', payeeName: 'Thief', version: '1', password: '' }

  const page = await (await visitor.get('/staff/practice/settings/upi')).text()
  const answer = await visitor.post('/staff/practice/settings/upi', form)

  expect(page).toContain('have no password yet. Set one first')
  expect(page).toContain('href="/dashboard/profile#set-password"')
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('have no password yet')
})
