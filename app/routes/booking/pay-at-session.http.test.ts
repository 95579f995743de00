import { beforeAll, expect, test } from 'vitest'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { findPendingDecisionOf } from '#db/payments/pending-decisions.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenService } from '#test/factories/bookings.ts'
import { SOME_METHODS } from '#test/factories/payment-methods.ts'
import { cashForm, DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { applyDecision } from '#usecases/payments/apply-decision.ts'

const clock = createTestClock()
let desk: OpenedDesk
let service: Service

beforeAll(async () => {
  desk = await openDesk(database(), clock)
  const change = { ...SOME_METHODS, offered: ['upi', 'session'] } as const
  const version = await requirePracticeVersion(database())
  await recordPracticeChange(database(), { part: 'ways', change, version, now: clock.now() })
  service = await givenService(database(), { name: 'Reading in person', heldAs: 'in-person' })
})

const ASK = { way: 'session', payee: 'session', reference: '' }

async function given() {
  const booking = await desk.booked({ service })
  const client = await desk.visitorFor(booking.userId)
  const read = async (path: string) => (await client.get(path)).text()
  return { booking, client, read, page: `/book/payment/${booking.id}` }
}

async function decide(bookingId: string, fields: Record<string, string>) {
  const response = await desk.astrologer.post(`${DESK}/to-verify`, { bookingId, ...fields })
  const pending = await findPendingDecisionOf(database(), bookingId)
  if (!pending) return response
  const shown = await response.text()
  await applyDecision(database(), pending.id, clock.now())
  return shown
}

test('a client asks to pay at the session, the desk agrees, and every screen says what is due', async () => {
  const { booking, client, read, page } = await given()
  expect(await read(page)).toContain('Ask to pay at the session')

  expect((await client.post(page, ASK)).status).toBe(302)

  expect(await read(page)).toContain('We will email you as soon as we have agreed.')
  expect(await read('/booking-success')).toContain('To be paid at the session')
  expect(await read('/dashboard')).toContain('Payment at the session requested')
  const list = await (await desk.astrologer.get(`${DESK}/to-verify`)).text()
  expect(list).toContain('The client wants to pay in cash or by card at the session.')
  expect(list).not.toContain('Another amount')
  expect(await decide(booking.id, { intent: 'verify' })).toContain(`Payment at the session agreed: ${booking.code}`)

  const dashboard = await read('/dashboard')
  expect(dashboard).toContain('Pay ₹3,001 at the session.')
  expect(dashboard).toContain('Pay ₹3,001 now')
  expect(await read('/booking-success')).toContain('Pay at the session.')
  expect(await read(page)).not.toContain('Ask to pay at the session')
  expect(await (await desk.astrologer.get(DESK)).text()).toContain('Collect ₹3,001')
  expect(await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()).toContain(
    'Payment at the session agreed',
  )

  expect((await desk.assistant.post(`/staff/bookings/${booking.id}/payment`, cashForm('3001'))).status).toBe(302)
  expect(await (await desk.astrologer.get(DESK)).text()).not.toContain('Collect ₹3,001')
  expect(await read('/dashboard')).not.toContain('at the session.')
})

test('a client who is declined reads why and chooses another way', async () => {
  const { booking, client, read, page } = await given()
  await client.post(page, ASK)

  await decide(booking.id, { intent: 'reject', reason: 'Pay before we meet.' })

  const declined = await read(page)
  expect(declined).toContain('You cannot pay for this booking at the session')
  expect(declined).toContain('Pay before we meet.')
  expect(declined).not.toContain('Ask to pay at the session')
  expect(await read('/dashboard')).toContain('You cannot pay for this booking at the session')
  const again = await client.post(page, ASK)
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('This booking cannot be paid at the session.')
})

test('a video call is not offered payment at the session, and a form for it is refused', async () => {
  const booking = await desk.booked()
  const client = await desk.visitorFor(booking.userId)
  const page = `/book/payment/${booking.id}`

  expect(await (await client.get(page)).text()).not.toContain('Ask to pay at the session')
  expect((await client.post(page, ASK)).status).toBe(422)
})

test('an amount that arrived cannot be entered for a client who has not paid yet', async () => {
  const { booking, client, page } = await given()
  await client.post(page, ASK)

  const sent = await desk.astrologer.post(`${DESK}/to-verify`, {
    bookingId: booking.id,
    intent: 'verify-part',
    received: '1000',
  })

  expect(sent.status).toBe(409)
  expect(await sent.text()).toContain('record the payment when you have it')
})

test('a client who asked can cancel, and reads that there is nothing to refund', async () => {
  const { booking, client, read, page } = await given()
  await client.post(page, ASK)

  const cancel = `/dashboard/bookings/${booking.id}/cancel`
  expect(await read(cancel)).toContain('You have not paid, so there is nothing to refund.')
  expect((await client.post(cancel, {})).status).toBe(302)
  expect(await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()).not.toContain(
    'Did the payment arrive?',
  )
})

test('staff let the client of a pending call pay at the session, and nobody else can', async () => {
  const service = await givenService(database(), { name: 'Reading by phone', heldAs: 'telephone' })
  const booking = await desk.booked({ service })
  const client = await desk.visitorFor(booking.userId)
  const page = `/staff/bookings/${booking.id}`
  expect(await (await desk.assistant.get(page)).text()).toContain('Confirm, pays at the session')
  expect((await client.post(page, { intent: 'agree' })).status).toBe(403)
  expect((await desk.admin.post(page, { intent: 'agree' })).status).toBe(403)

  expect((await desk.assistant.post(page, { intent: 'agree' })).status).toBe(302)

  const deskPage = await (await desk.assistant.get(page)).text()
  expect(deskPage).toContain('Payment at the session agreed')
  expect(deskPage).not.toContain('Confirm, pays at the session')
  const dashboard = await (await client.get('/dashboard')).text()
  expect(dashboard).toContain('Pay ₹3,001 at the session.')
  expect(dashboard).not.toContain('Balance due')
  const cancel = await (await client.get(`/dashboard/bookings/${booking.id}/cancel`)).text()
  expect(cancel).toContain('You have not paid, so there is nothing to refund.')
  expect(await (await desk.astrologer.get(DESK)).text()).toContain('Collect ₹3,001')
})
