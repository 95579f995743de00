import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { bookings } from '#db/schema/bookings.ts'
import { paiseFrom } from '#domain/money.ts'
import { sharesOf } from '#domain/payments/practice-figures.ts'
import { daysOfMonths } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation, hoursAfter } from '#test/factories/bookings.ts'
import { createRandom } from '#test/fuzz/seeded-random.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'
import { listMonthsOfBookings, listMonthsOfSessions, listReceived } from './practice-figures.ts'

const YEAR = daysOfMonths('2026-01', '2026-12')

describe('money received', () => {
  const WAYS = ['upi', 'bank', 'swift', 'link', 'cash', 'card'] as const

  beforeAll(async () => {
    const random = createRandom(20_261_117)
    for (const name of ['Prasna', 'Full Life Prediction']) {
      const service = await givenConsultation(database(), name)
      const { id: bookingId, userId } = await givenBooking(database(), { service })
      for (let count = 0; count < 60; count++) {
        const at = istInstant(addDays('2026-01-01', random.below(365)), random.pick(['00:00', '12:00', '23:59']))
        const kind = random.happens(0.2) ? 'refund' : 'payment'
        const entry = {
          userId,
          bookingId: random.happens(0.1) ? null : bookingId,
          at,
          kind,
          method: random.pick(WAYS),
        } as const
        await recordLedgerEntries(database(), [{ ...entry, amount: paiseFrom(1 + random.below(500_000)) }])
      }
    }
  })

  test('money received adds up to the ledger by month, service, astrologer and way, to the paisa', async () => {
    const rows = await listReceived(database(), YEAR)
    const { rows: ledger } = await database().execute<{ total: number; payments: number }>(sql`
      select sum(case kind when 'payment' then amount_paise else -amount_paise end)::int as total,
        count(*) filter (where kind = 'payment')::int as payments
      from ledger_entries where kind in ('payment', 'refund')`)

    for (const nameOf of ['month', 'serviceName', 'astrologer', 'method'] as const) {
      const shares = sharesOf(rows, (row) => row[nameOf], { others: 'others', language: 'en' })
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(ledger[0]?.total)
    }
    expect(rows.reduce((sum, { payments }) => sum + payments, 0)).toBe(ledger[0]?.payments)
  })

  test('a range has the days of India, both ends included', async () => {
    const all = await listReceived(database(), YEAR)
    const parts = await Promise.all(
      ['2026-01', '2026-05', '2026-12'].map((month) => listReceived(database(), daysOfMonths(month))),
    )

    for (const [index, month] of ['2026-01', '2026-05', '2026-12'].entries()) {
      expect(parts[index]).toEqual(all.filter((row) => row.month === month))
    }
  })
})

test('sessions are held, missed or cancelled in the month in which they were to take place', async () => {
  const { id: staffId } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  const [held, missed, cancelled] = [
    await givenBooking(database(), { state: 'verified' }),
    await givenBooking(database(), { state: 'verified' }),
    await givenBooking(database(), { state: 'verified' }),
  ]
  // Never paid, still ahead at the time of the test.
  await givenBooking(database())
  await givenBooking(database(), { state: 'verified', form: { bookingDate: '2026-12-28' } })
  const after = hoursAfter(held.endsAt ?? A_MONDAY, 24 * 7)
  await markOutcome(database(), { bookingId: missed.id, staffId, outcome: 'no_show' }, after)
  await cancelForClient(database(), { bookingId: cancelled.id, staffId }, A_MONDAY)

  const months = await listMonthsOfSessions(database(), YEAR, after)

  expect(months).toEqual([{ month: '2026-11', held: 1, missed: 1, cancelled: 1 }])
})

test('bookings count in the month in which they were made, and paid once their money is verified', async () => {
  const [{ made = 0, paid = 0 } = {}] = await database()
    .select({
      made: sql<number>`count(*)::int`,
      paid: sql<number>`count(*) filter (where payment_status = 'paid')::int`,
    })
    .from(bookings)

  expect(await listMonthsOfBookings(database(), YEAR)).toEqual([{ month: '2026-11', bookings: made, paid }])
  expect(paid).toBeGreaterThan(0)
  expect(made).toBeGreaterThan(paid)
})
