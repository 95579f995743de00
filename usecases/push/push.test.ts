import type { ServerResponse } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pushSubscriptions } from '#db/schema/push.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import type { PushMessage } from '#domain/push/push-kinds.ts'
import type { Role } from '#domain/roles.ts'
import { pushText } from '#mail/messages/push-text.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { THIS_MACHINE } from '#test/outside-world/calendar-server.ts'
import { isSignedFor, startPushService } from '#test/outside-world/push-service.ts'
import { signOut } from '#usecases/accounts/sign-in/end-session.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import { openSession } from '#usecases/accounts/sign-in/open-session.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { readNotificationSettings, saveNotifications } from './change-notifications.ts'
import { ensurePushKey } from './push-key.ts'
import { queuePushMessages } from './queue-push-messages.ts'
import { sendPushMessage } from './send-push-message.ts'

let own: TestDatabase
let service: Awaited<ReturnType<typeof startPushService>>
let clock: ReturnType<typeof createTestClock>

beforeEach(async () => {
  own = await createDatabase()
  service = await startPushService()
  clock = createTestClock()
  await ensurePushKey(own.db, TEST_KEYS, clock.now())
})

afterEach(async () => {
  service.stop()
  await own.drop()
})

const DEVICE = 'the cookie of a browser'
const ALL_KINDS = ['booking', 'claim', 'message', 'soon', 'reminder', 'answer']

/** Somebody who is signed in on a telephone and has switched notifications on. */
async function givenPhone({ roles = ['client'] as readonly Role[], kinds = ALL_KINDS, showsNames = false } = {}) {
  const user = await givenUser(own.db, { roles, password: null })
  const sessionToken = await givenSession(own.db, user.id, clock.now())
  const browser = service.browser()
  const saved = await save(sessionToken, { kinds, showsNames, subscription: browser.subscription })
  expect(saved).toMatchObject({ ok: true })
  return { ...browser, userId: user.id, sessionToken }
}

type Chosen = { kinds: readonly string[]; showsNames: boolean; subscription: string }

async function save(sessionToken: string, chosen: Chosen, access = THIS_MACHINE) {
  const tools = { keys: TEST_KEYS, access }
  return saveNotifications(
    own.db,
    await viewerOf(sessionToken),
    { ...chosen, language: 'en', deviceToken: DEVICE },
    tools,
    clock.now(),
  )
}

async function viewerOf(sessionToken: string) {
  const viewer = await loadViewer(own.db, sessionToken, clock.now())
  if (!viewer) throw new Error('Nobody is signed in.')
  return viewer
}

const subscriptionsOf = (userId: string) =>
  own.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

const queue = () => queuePushMessages(own.db, clock.now())

async function sendAll(access = THIS_MACHINE) {
  const { rows } = await own.db.execute<{ id: string }>('select id from push_messages order by created_at, kind')
  const tools = {
    ...{ keys: TEST_KEYS, access, appUrl: 'https://practice.example', timeoutMs: 400 },
    compose: async (message: PushMessage) => pushText(message),
  }
  return Promise.all(rows.map(({ id }) => sendPushMessage(own.db, id, tools, clock.now())))
}

test('a claim reaches the phone of the desk, encrypted and signed, with the first name and no birth details', async () => {
  const phone = await givenPhone({ roles: ['client', 'assistant'], showsNames: true })
  await givenPhone()
  const { id: userId } = await givenUser(own.db, { fullName: 'Dr Gauri Pai', password: null })
  const { id } = await givenBooking(own.db, { userId, state: 'claimed', now: clock.now() })

  expect(await queue()).toBe(2)
  expect(await sendAll()).toEqual(['sent', 'sent'])

  const { publicKey } = await ensurePushKey(own.db, TEST_KEYS, clock.now())
  const [booked, claimed] = service.received
  if (!booked || !claimed) throw new Error('Nothing was sent.')
  for (const sent of [booked, claimed]) {
    expect(isSignedFor(sent, { origin: service.origin, publicKey })).toBe(true)
    expect(sent.headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
  }
  const texts = [phone.read(booked), phone.read(claimed)]
  expect(texts).toContainEqual({
    title: 'Payment to check',
    body: 'Gauri\nFull Life Prediction',
    path: `/staff/bookings/${id}`,
    tag: `claim:${id}`,
  })
  expect(JSON.stringify(texts)).not.toMatch(/Pai|1990|Mysuru|98765/)
  expect(await sendAll()).toEqual(['skipped', 'skipped'])
})

test('nobody is notified of more than they may see and have chosen, or of what was before', async () => {
  await givenBooking(own.db, { now: clock.now() })
  clock.advance({ minutes: 1 })
  await givenPhone({ roles: ['client', 'assistant'] })
  await givenPhone({ roles: ['client', 'admin'], showsNames: true })
  const claims = await givenPhone({ roles: ['client', 'astrologer'], kinds: ['claim'] })
  const text = { name: 'Ravi', email: 'ravi@example.com', subject: 'Hours', message: 'When?' }
  await own.db.insert(contactMessages).values({ ...text, inquiryType: 'general', receivedAt: clock.now() })

  expect(await queue(), 'the message, to the admin').toBe(1)

  await givenBooking(own.db, { now: clock.now(), state: 'claimed' })
  expect(await queue(), 'a booking to the assistant, a claim to both').toBe(3)
  const { kinds } = await readNotificationSettings(own.db, await viewerOf(claims.sessionToken))
  expect(kinds.filter(({ isOn }) => isOn)).toEqual([{ kind: 'claim', isOn: true }])
})

test('two processes notify once of a session in ten minutes, and not if it is cancelled meanwhile', async () => {
  const phone = await givenPhone({ roles: ['client', 'assistant'], kinds: ['soon'] })
  const { startsAt, id: bookingId } = await givenBooking(own.db, { state: 'verified', now: clock.now() })
  clock.set(new Date((startsAt?.getTime() ?? 0) - 11 * 60_000).toISOString())
  expect(await queue()).toBe(0)
  clock.advance({ minutes: 1 })

  const queued = await Promise.all([queue(), queue()])

  expect(queued.toSorted()).toEqual([0, 1])
  expect(await queue()).toBe(0)
  service.answer((response) => response.writeHead(500).end())
  expect(await sendAll()).toEqual(['later'])
  const staff = await givenUser(own.db, { roles: ['client', 'assistant'], password: null })
  await cancelForClient(own.db, { bookingId, staffId: staff.id }, clock.now())
  expect(await sendAll()).toEqual(['expired'])
  const [sent] = service.received
  expect(sent && phone.read(sent)).toMatchObject({ body: 'Full Life Prediction' })
})

const ANSWERS: readonly (readonly [string, (response: ServerResponse) => unknown, string])[] = [
  ['500', (response) => response.writeHead(500).end(), 'later'],
  ['nothing', () => undefined, 'later'],
  ['a broken connection', (response) => response.destroy(), 'later'],
  ['400', (response) => response.writeHead(400).end(), 'refused'],
  ['410', (response) => response.writeHead(410).end(), 'subscription-removed'],
  ['404', (response) => response.writeHead(404).end(), 'subscription-removed'],
]

test('what a push service answers never fails the job, and ends a subscription that it does not know', async () => {
  for (const [what, answer, result] of ANSWERS) {
    const { userId } = await givenPhone({ roles: ['client', 'assistant'] })
    await givenBooking(own.db, { now: clock.now() })
    await queue()
    service.answer(answer)

    expect(await sendAll(), what).toEqual([result])

    service.answer((response) => response.writeHead(201).end())
    const isRemoved = result === 'subscription-removed'
    expect(await subscriptionsOf(userId), what).toHaveLength(isRemoved ? 0 : 1)
    if (!isRemoved) expect(await sendAll(), what).toEqual([result === 'later' ? 'sent' : 'skipped'])
    await own.db.delete(pushSubscriptions)
    clock.advance({ minutes: 20 })
  }
})

test('a push service that asks for patience gets it, and a message that is late is not sent', async () => {
  await givenPhone({ roles: ['client', 'assistant'] })
  await givenBooking(own.db, { now: clock.now() })
  await queue()
  service.answer((response) => response.writeHead(429, { 'Retry-After': '120' }).end())
  expect(await sendAll()).toEqual(['later'])
  clock.advance({ minutes: 1 })

  expect(await sendAll()).toEqual(['later'])

  expect(service.received).toHaveLength(1)
  clock.advance({ hours: 12 })
  expect(await sendAll()).toEqual(['expired'])
  expect(service.received).toHaveLength(1)
})

test('an address in a private network is never connected to, nor one without HTTPS stored', async () => {
  const phone = await givenPhone({ roles: ['client', 'assistant'] })
  await givenBooking(own.db, { now: clock.now() })
  await queue()
  const access = { ...INTERNET_ONLY, protocols: ['http:'], resolve: async () => ['10.0.0.7'] }

  expect(await sendAll(access)).toEqual(['subscription-removed'])

  expect(service.received).toEqual([])
  const { subscription, sessionToken } = phone
  const refusal = { ok: false, refusal: 'subscription-unusable' }
  const chosen = { kinds: ALL_KINDS, showsNames: false, subscription }
  expect(await save(sessionToken, chosen, INTERNET_ONLY)).toEqual(refusal)
  expect(await save(sessionToken, { ...chosen, subscription: '{"endpoint":1}' })).toEqual(refusal)
  expect(await save(sessionToken, { ...chosen, subscription: '' })).toEqual(refusal)
})

test('a browser notifies its last user, from one sign-in to the next, until they sign out', async () => {
  const first = await givenPhone({ roles: ['client', 'assistant'] })
  const second = await givenPhone({ roles: ['client', 'assistant'] })
  const chosen = { kinds: ['booking'], showsNames: false, subscription: first.subscription }
  await save(second.sessionToken, chosen)
  expect(await subscriptionsOf(first.userId)).toEqual([])
  expect(await subscriptionsOf(second.userId)).toHaveLength(1)

  clock.advance({ hours: 13 })
  expect(await loadViewer(own.db, second.sessionToken, clock.now()), 'the sign-in of staff has expired').toBeNull()
  const again = { device: 'Firefox on Linux', sessionToken: second.sessionToken, deviceToken: DEVICE }
  const { sessionToken } = await openSession(own.db, second.userId, again, clock.now())
  expect(await readNotificationSettings(own.db, await viewerOf(sessionToken))).toMatchObject({ isOn: true })

  await signOut(own.db, sessionToken, clock.now())

  expect(await subscriptionsOf(second.userId)).toEqual([])
})
