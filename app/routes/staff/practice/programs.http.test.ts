import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#db/schema/accounts.ts'
import { apiKeys, webhookDeliveries, webhooks } from '#db/schema/programs.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'] })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

const KEYS = '/staff/practice/programs'
const HOOKS = '/staff/practice/webhooks'

test('a key is shown once, works until it is revoked, and is never in a cookie or the audit log', async () => {
  const made = await admin.post(KEYS, { intent: 'make', name: 'A sheet', read: 'on', days: '30' })
  const [key = ''] = /muhurta_[\w-]{43}/.exec(await made.text()) ?? []
  expect(key).not.toBe('')
  expect(made.headers.getSetCookie().join()).not.toContain(key)
  expect(made.headers.get('cache-control')).toContain('no-store')

  const page = await (await admin.get(KEYS)).text()
  expect([page.includes(key), page.includes(key.slice(0, 14))]).toEqual([false, true])
  const ask = () => site.request('/api/v1/services', { headers: { authorization: `Bearer ${key}` } })
  expect((await ask()).status).toBe(200)
  const [stored] = await database().select().from(apiKeys)
  await admin.post(KEYS, { intent: 'revoke', id: stored?.id ?? '' })
  expect((await ask()).status).toBe(401)

  const log = await database().select().from(auditLog)
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['api-key-made', 'api-key-revoked']))
  expect(JSON.stringify([log, stored])).not.toContain(key)
})

test('an admin who is no astrologer is offered reading alone, and can give nothing else', async () => {
  const page = await (await admin.get(KEYS)).text()
  expect([page.includes('name="read"'), page.includes('name="birth"')]).toEqual([true, false])

  const refused = await admin.post(KEYS, { intent: 'make', name: 'Births', birth: 'on', days: '30' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="Births"')
})

test('a webhook is added with a secret that is shown once, tested, sent again and removed', async () => {
  const typed = { name: 'Accounts', address: 'https://accounts.example/hook?token=hidden' }
  expect((await admin.post(HOOKS, typed)).status).toBe(422)
  expect((await admin.post(HOOKS, { ...typed, address: 'http://x.example', 'client.created': 'on' })).status).toBe(422)
  const added = await admin.post(HOOKS, { ...typed, 'booking.held': 'on' })
  expect(await added.text()).toMatch(/whsec_[\w+/]{43}=/)
  const [stored] = await database().select().from(webhooks)
  const path = `${HOOKS}/${stored?.id}`

  await admin.post(path, { intent: 'test' })
  const page = await (await admin.get(path)).text()
  expect([page.includes('accounts.example'), /token=|whsec_/.test(page)]).toEqual([true, false])
  const [delivery] = await database().select().from(webhookDeliveries)
  const { id = '' } = delivery ?? {}
  const givenUp = { tries: 1, status: 500, problem: 'refused', answer: '<b>no</b>', givenUpAt: clock.now() } as const
  await database().update(webhookDeliveries).set(givenUp).where(eq(webhookDeliveries.id, id))
  const shown = await (await admin.get(path)).text()
  expect(shown).toContain('&lt;b&gt;no&lt;/b&gt;')
  await admin.post(path, { intent: 'resend', delivery: id })
  const [again] = await database().select().from(webhookDeliveries)
  expect(again?.givenUpAt).toBeNull()

  await admin.post(path, { intent: 'off' })
  await admin.post(path, { intent: 'remove' })
  expect((await admin.get(path)).status).toBe(404)
  expect(await database().select().from(webhookDeliveries)).toEqual([])
})
