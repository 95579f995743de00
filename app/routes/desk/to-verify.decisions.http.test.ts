import { beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#test/audit-log.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/desk.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

describe('a decision about a payment', () => {
  const decide = (visitor: Visitor, intent: string, bookingId: string, reason = '') =>
    visitor.post(`${DESK}/to-verify`, { intent, bookingId, reason })

  test('verifies, and shows the second of two what happened', async () => {
    const booking = await desk.prasna({ state: 'claimed' })

    const [first, second] = [
      await decide(desk.astrologer, 'verify', booking.id),
      await decide(desk.astrologer, 'verify', booking.id),
    ]

    expect([first.status, second.status]).toEqual([200, 409])
    expect(await second.text()).toContain('A colleague has already decided this payment')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  })

  test('rejects with a reason, and can be undone', async () => {
    const booking = await desk.prasna({ state: 'claimed' })

    const nameless = await decide(desk.astrologer, 'reject', booking.id, '  ')
    const rejected = await decide(desk.astrologer, 'reject', booking.id, 'No such transfer')
    expect([nameless.status, rejected.status]).toEqual([422, 200])
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })

    const undone = await decide(desk.astrologer, 'undo', booking.id)
    expect(undone.status).toBe(200)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test('B8: is refused for the astrologer’s own booking', async () => {
    const booking = await desk.prasna({ userId: desk.astrologer.userId, state: 'claimed' })

    const response = await decide(desk.astrologer, 'verify', booking.id)

    expect(response.status).toBe(409)
    expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
  })

  test.each(['verify', 'reject', 'undo'])(
    'B4: is refused to clients, and their attempt to %s is audited',
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

  test('B4: refuses clients who try to send reminders', async () => {
    const { id } = await givenUser(database(), { password: null })

    expect((await (await desk.visitorFor(id)).post(DESK, { intent: 'send-reminders' })).status).toBe(403)
  })
})
