import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('a decision about a payment', () => {
  const decide = (visitor: Visitor, intent: string, bookingId: string, reason = '') =>
    visitor.post(`${DESK}/to-verify`, { intent, bookingId, reason })
  const undo = (visitor: Visitor, bookingIds: string) =>
    visitor.post(`${DESK}/to-verify`, { intent: 'undo', bookingIds })

  test('a decision about a payment verifies, and shows the second of two what happened', async () => {
    const booking = await desk.prasna({ state: 'claimed' })

    const [first, second] = [
      await decide(desk.astrologer, 'verify', booking.id),
      await decide(desk.astrologer, 'verify', booking.id),
    ]

    expect([first.status, second.status]).toEqual([200, 409])
    expect(await first.text()).toContain(`Payment verified: ${booking.code}`)
    expect(await second.text()).toContain('A colleague has already dealt with this payment')
    await applyDecisions(database(), clock.now())
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  })

  test('a decision about a payment verifies after the time for undoing, which an undo prevents', async () => {
    const booking = await desk.prasna({ state: 'claimed' })
    await decide(desk.astrologer, 'verify', booking.id)

    const undone = await undo(desk.astrologer, booking.id)
    await applyDecisions(database(), clock.now())
    const tooLate = await undo(desk.astrologer, booking.id)

    expect([undone.status, tooLate.status]).toEqual([200, 409])
    expect(await undone.text()).toContain('The payment is waiting for your decision again')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test('a decision about a payment rejects with a reason, and can be undone', async () => {
    const booking = await desk.prasna({ state: 'claimed' })

    const nameless = await decide(desk.astrologer, 'reject', booking.id, '  ')
    const rejected = await decide(desk.astrologer, 'reject', booking.id, 'No such transfer')
    expect([nameless.status, rejected.status]).toEqual([422, 200])
    expect((await undo(desk.astrologer, booking.id)).status).toBe(200)
    await applyDecisions(database(), clock.now())
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })

    await decide(desk.astrologer, 'reject', booking.id, 'No such transfer')
    await applyDecisions(database(), clock.now())
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  })

  test('B8: a decision about a payment is refused for the astrologer’s own booking', async () => {
    const booking = await desk.prasna({ userId: desk.astrologer.userId, state: 'claimed' })

    const response = await decide(desk.astrologer, 'verify', booking.id)

    expect(response.status).toBe(409)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test.each(['verify', 'reject', 'undo'])(
    'B4: a decision about a payment is refused to clients, and their attempt to %s is audited',
    async (intent) => {
      const booking = await desk.prasna({ state: 'claimed' })
      const client = await desk.visitorFor(booking.userId)

      const response = await decide(client, intent, booking.id, 'x')

      expect(response.status).toBe(403)
      expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
      const audit = await listAudit(database(), { actorId: booking.userId })
      expect(audit.map(({ action }) => action)).toContain('access-denied')
    },
  )

  test('B4: a decision about a payment refuses clients who try to send reminders', async () => {
    const { id } = await givenUser(database(), { password: null })

    expect((await (await desk.visitorFor(id)).post(DESK, { intent: 'send-reminders' })).status).toBe(403)
  })
})
