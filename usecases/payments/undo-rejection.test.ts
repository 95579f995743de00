import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { emails } from '#db/schema/emails.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { checkLedger } from './check-ledger.ts'
import { undoRejection } from './undo-rejection.ts'

const secondsLater = (seconds: number) => new Date(A_MONDAY.getTime() + seconds * 1000)
const givenStaff = async () => (await givenUser(database(), { roles: ['astrologer'], password: null })).id

describe('a rejection', () => {
  test('can be undone within ten seconds, which restores the claim with an invoice and sends no email', async () => {
    const booking = await givenBooking(database(), { state: 'rejected' })

    const outcome = await undoRejection(
      database(),
      { bookingId: booking.id, staffId: await givenStaff() },
      secondsLater(10),
    )

    expect(outcome.ok).toBe(true)
    expect(await requireBooking(database(), booking.id)).toMatchObject({
      status: 'paid',
      paymentStatus: 'awaiting_verification',
      rejectionReason: null,
    })
    expect(await findLiveClaim(database(), booking.id)).toMatchObject({ state: 'awaiting' })
    expect(await findLiveInvoice(database(), booking.id)).toMatchObject({ status: 'pending' })
    const sent = await database()
      .select()
      .from(emails)
      .where(like(emails.eventKey, `payment-rejected:${booking.id}:%`))
    expect(sent).toEqual([])
    expect(await checkLedger(database())).toEqual([])
  })

  test('cannot be undone later', async () => {
    const booking = await givenBooking(database(), { state: 'rejected' })

    const outcome = await undoRejection(
      database(),
      { bookingId: booking.id, staffId: await givenStaff() },
      secondsLater(20),
    )

    expect(outcome).toEqual({ ok: false, refusal: 'too-late' })
  })

  test('is undone once for two clicks', async () => {
    const booking = await givenBooking(database(), { state: 'rejected' })
    const staffId = await givenStaff()
    const undo = () => undoRejection(database(), { bookingId: booking.id, staffId }, secondsLater(3))

    const outcomes = await Promise.all([undo(), undo()])

    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test.each(['claimed', 'verified', 'unpaid'] as const)('cannot be undone when there was none (%s)', async (state) => {
    const booking = await givenBooking(database(), { state })

    const outcome = await undoRejection(database(), { bookingId: booking.id, staffId: await givenStaff() }, A_MONDAY)

    expect(outcome.ok).toBe(false)
  })
})
