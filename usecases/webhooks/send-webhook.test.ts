import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#db/schema/accounts.ts'
import { emails } from '#db/schema/emails.ts'
import { webhookDeliveries } from '#db/schema/programs.ts'
import { type Delivery, findDelivery, listDeliveries } from '#db/webhooks/deliveries.ts'
import { findWebhook } from '#db/webhooks/webhooks.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhooks.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenStaff } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { THIS_MACHINE } from '#test/outside-world/calendar-server.ts'
import { startWebhookReceiver } from '#test/outside-world/webhook-receiver.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { addWebhook, removeWebhook, resendDelivery, sendTest, switchWebhook } from './change-webhooks.ts'
import { queueWebhooks, sendWebhook } from './send-webhook.ts'

const tools = { keys: TEST_KEYS, access: THIS_MACHINE, timeoutMs: 400 }
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let clock: ReturnType<typeof createTestClock>
let webhook: { readonly id: string; readonly secret: string }
let staffId: string

beforeEach(async () => {
  receiver = await startWebhookReceiver()
  clock = createTestClock()
  staffId = await givenStaff(database(), 'admin')
  const typed = { staffId, name: 'Accounts', address: receiver.url, events: WEBHOOK_EVENTS }
  const added = await addWebhook(database(), typed, tools, clock.now())
  if (!added.ok) throw new Error(added.refusal)
  webhook = added.value
})

afterEach(async () => {
  receiver.stop()
  await removeWebhook(database(), { id: webhook.id, staffId }, clock.now())
})

const send = (id: string) => sendWebhook(database(), id, tools, clock.now())

async function deliveries(): Promise<Delivery[]> {
  return listDeliveries(database(), webhook.id, 100)
}

/** What happened, oldest first. */
async function events() {
  return (await deliveries()).toReversed().map(({ event }) => event)
}

async function aDelivery(): Promise<string> {
  await sendTest(database(), webhook.id, clock.now())
  const [latest] = await deliveries()
  // As an event: a test is tried only once.
  await database()
    .update(webhookDeliveries)
    .set({ event: 'booking.held' })
    .where(eq(webhookDeliveries.id, latest?.id ?? ''))
  return latest?.id ?? ''
}

async function stateOf(id: string) {
  const { status, problem, answer, tries, deliveredAt, givenUpAt } = (await findDelivery(database(), id)) ?? {}
  return { status, problem, answer, tries, isDelivered: deliveredAt != null, isGivenUp: givenUpAt != null }
}

test('a booking is sent from its beginning to its end, signed, with ids and codes alone', async () => {
  const booking = await givenBooking(database(), { now: clock.now(), state: 'verified' })
  clock.advance({ minutes: 1 })
  await cancelForClient(database(), { bookingId: booking.id, staffId }, clock.now())

  expect(await queueWebhooks(database(), clock.now())).toBe((await deliveries()).length)
  expect(await queueWebhooks(database(), clock.now())).toBe(0)
  for (const { id } of await deliveries()) expect(await send(id)).toBe('delivered')

  const sent = receiver.received.map(({ body }) => JSON.parse(body))
  const types = sent.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['booking.held', 'booking.confirmed', 'booking.cancelled']))
  const cancelled = sent.find(({ type }) => type === 'booking.cancelled')
  expect(cancelled).toEqual({
    type: 'booking.cancelled',
    timestamp: clock.now().toISOString(),
    data: {
      bookingId: booking.id,
      bookingCode: booking.code,
      clientId: booking.userId,
      change: 'cancelled',
      status: 'cancelled',
      paymentStatus: 'paid',
    },
  })
  for (const one of receiver.received) expect(receiver.isSigned(one, webhook.secret)).toBe(true)
  const [first] = receiver.received
  if (first) expect(receiver.isSigned({ ...first, body: `${first.body} ` }, webhook.secret)).toBe(false)
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Asha|Mysuru|1990|98765/)
})

test('a new client is sent, and nothing that was undone', async () => {
  await givenPhoneClient(database())
  const before = await events()
  await database()
    .transaction(async (tx) => {
      await givenBooking(tx, { now: clock.now() })
      throw new Error('undone')
    })
    .catch(() => undefined)

  expect(await events()).toEqual(before)
  expect(before.filter((event) => event !== 'client.created')).toEqual([])
})

test.each([
  ['500', 'refused', (response: ServerResponse) => response.writeHead(500).end('no\0 luck')],
  ['410', 'refused', (response: ServerResponse) => response.writeHead(410).end()],
  [
    '302',
    'redirected',
    (response: ServerResponse) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  ],
  ['nothing', 'too-slow', () => undefined],
  ['a broken connection', 'unreachable', (response: ServerResponse) => response.destroy()],
])('an answer of %s is a failure that is tried again under the same id', async (_what, problem, answer) => {
  const id = await aDelivery()
  receiver.answer(answer)

  expect(await send(id)).toBe('failed')

  expect(await stateOf(id)).toMatchObject({ problem, tries: 1, isDelivered: false, isGivenUp: false })
  receiver.answer((response) => response.writeHead(200).end('thanks'))
  expect(await send(id)).toBe('delivered')
  expect(await stateOf(id)).toMatchObject({ status: 200, problem: null, answer: 'thanks', tries: 2 })
  expect([...new Set(receiver.received.map((each) => each.id))]).toEqual([id])
  expect(await send(id)).toBe('skipped')
})

test('an answer that drips without end counts by its status, and only its first characters are stored', async () => {
  const id = await aDelivery()
  receiver.answer((response) => {
    response.writeHead(200)
    response.write('a'.repeat(100))
    const timer = setInterval(() => response.write('.'), 50)
    response.on('close', () => clearInterval(timer))
  })

  expect(await send(id)).toBe('delivered')

  const { answer } = await stateOf(id)
  expect(answer).toMatch(/^a{100}/)
  expect(answer?.length).toBeLessThanOrEqual(500)
})

test('private addresses are refused when it is sent, whatever their name says', async () => {
  const id = await aDelivery()
  const resolve = async () => ['10.0.0.7']
  const access = { ...INTERNET_ONLY, protocols: ['http:'], resolve }

  expect(await sendWebhook(database(), id, { ...tools, access }, clock.now())).toBe('failed')

  expect(await stateOf(id)).toMatchObject({ problem: 'private-address', status: null })
  expect(receiver.received).toEqual([])
  const typed = { staffId, name: '', events: WEBHOOK_EVENTS }
  const http = await addWebhook(
    database(),
    { ...typed, address: receiver.url },
    { ...tools, access: INTERNET_ONLY },
    clock.now(),
  )
  expect(http).toEqual({ ok: false, refusal: 'not-https' })
})

test('a delivery is given up after two days and can be sent again', async () => {
  const id = await aDelivery()
  receiver.answer((response) => response.writeHead(503).end())
  await send(id)
  expect(await resendDelivery(database(), { id, webhookId: webhook.id }, clock.now())).toBe(false)
  clock.advance({ days: 2 })

  expect(await send(id)).toBe('given-up')

  receiver.answer((response) => response.writeHead(204).end())
  expect(await resendDelivery(database(), { id, webhookId: webhook.id }, clock.now())).toBe(true)
  expect(await send(id)).toBe('delivered')
})

test('an address that has failed for three days is switched off, and admins get one email', async () => {
  receiver.answer((response) => response.writeHead(500).end())
  const [first, second, third] = [await aDelivery(), await aDelivery(), await aDelivery()]
  await send(first)
  clock.advance({ days: 3 })
  await send(second)

  expect(await send(third)).toBe('skipped')

  expect((await findWebhook(database(), webhook.id))?.switchedOffAt).toEqual(clock.now())
  const sent = await database().select().from(emails).where(eq(emails.kind, 'webhook-switched-off'))
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length)
  expect(sent.length).toBeGreaterThan(0)
  const [entry] = await database().select().from(auditLog).where(eq(auditLog.action, 'webhook-switched-off'))
  expect(entry).toMatchObject({ actorId: null, subjectId: webhook.id, details: { title: 'Accounts' } })

  const before = (await deliveries()).length
  await givenBooking(database(), { now: clock.now() })
  expect(await deliveries()).toHaveLength(before)
  await switchWebhook(database(), { id: webhook.id, staffId, isOn: true }, clock.now())
  await givenBooking(database(), { now: clock.now() })
  expect((await deliveries()).length).toBeGreaterThan(before)
})

test('a success ends the count of failures, and the log is deleted after thirty days', async () => {
  const [failing, working] = [await aDelivery(), await aDelivery()]
  receiver.answer((response) => response.writeHead(500).end())
  await send(failing)
  receiver.answer((response) => response.writeHead(204).end())
  await send(working)
  expect((await findWebhook(database(), webhook.id))?.failingSince).toBeNull()

  clock.advance({ days: 31 })
  await queueWebhooks(database(), clock.now())
  expect(await deliveries()).toEqual([])
})
