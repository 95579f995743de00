import { afterAll, beforeAll, expect, test } from 'vitest'
import { findGateway } from '#db/payments/gateways.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { GATEWAY_TEST_KEYS, type GatewayServer, startGatewayServer } from '#test/outside-world/gateway-server.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const PAGE = '/staff/practice/gateways'
let server: GatewayServer
let admin: Visitor
beforeAll(async () => {
  await givenPractice(database())
  server = await startGatewayServer()
  const site = await createSite({ db: database(), clock: clock.now, calendarAccess: server.access })
  const { id } = await givenUser(database(), { roles: ['admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})
afterAll(() => server.stop())

const send = (intent: string, fields: Readonly<Record<string, string>> = {}) =>
  admin.post(PAGE, { gateway: 'razorpay', intent, ...fields })

test('a gateway is on only after its keys have proved themselves, and its secrets are never shown again', async () => {
  const keys = { ...GATEWAY_TEST_KEYS, password: PASSWORD }
  expect(await (await admin.get(PAGE)).text()).toContain('Not connected')
  await send('keys', { ...keys, password: 'wrong' })
  expect(await findGateway(database(), 'razorpay')).toBeUndefined()

  await send('keys', { ...keys, keySecret: 'mistyped' })
  await send('test')
  expect(admin.flash()?.title).toContain('does not accept these keys')
  await send('on')
  expect(await findGateway(database(), 'razorpay')).toMatchObject({ isOn: false, connectedAt: null })

  await send('keys', keys)
  await send('test')
  expect(admin.flash()?.title).toContain('Connected')
  await send('on')

  const stored = await findGateway(database(), 'razorpay')
  expect(stored).toMatchObject({ isOn: true, keyEnding: 'urta' })
  expect(JSON.stringify(stored)).not.toContain(GATEWAY_TEST_KEYS.keySecret)
  const page = await (await admin.get(PAGE)).text()
  expect(page).not.toContain(GATEWAY_TEST_KEYS.keySecret)
  expect(page).not.toContain(GATEWAY_TEST_KEYS.callbackSecret)
  expect(page).toContain('http://localhost:3000/payments/callbacks/razorpay')
})
