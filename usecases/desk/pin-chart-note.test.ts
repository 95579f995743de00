import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deletePersonalRows } from '#db/accounts/personal-rows.ts'
import { recordErased } from '#db/accounts/users.ts'
import { chartNotes } from '#db/schema/charts.ts'
import { LONGEST_CHART_NOTE } from '#domain/charts/chart-places.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { exportMyData } from '#usecases/privacy/export-my-data.ts'
import { pinChartNote, removeChartNote } from './pin-chart-note.ts'

/** An astrologer who sees only bookings of their own, and has none. */
const OTHERS = { hasChartsAndNotes: true, onlyOf: { astrologerId: 999, includesUnassigned: false } }

let staffId: string
beforeAll(async () => {
  staffId = await givenStaff(database())
})

async function givenChart() {
  const client = await givenUser(database(), { password: null })
  const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
  const pin = (note: Partial<Parameters<typeof pinChartNote>[2]> = {}) =>
    pinChartNote(
      database(),
      TEST_KEYS,
      {
        id: randomUUID(),
        bookingId,
        place: 'house-7',
        text: 'Partner abroad',
        staffId,
        scope: WHOLE_PRACTICE,
        ...note,
      },
      A_MONDAY,
    )
  const rows = () => database().select().from(chartNotes).where(eq(chartNotes.bookingId, bookingId))
  return { client, bookingId, pin, rows }
}

test('pins a note once, however often the form is sent, and encrypts it', async () => {
  const { pin, rows } = await givenChart()
  const id = randomUUID()

  const outcomes = await Promise.all([pin({ id }), pin({ id })])

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true])
  const [note, ...others] = await rows()
  expect(others).toEqual([])
  expect(note?.place).toBe('house-7')
  expect(note?.sealedText).not.toContain('Partner')
})

test.each([
  ['an unknown place', { place: 'house-13' }, 'note-invalid'],
  ['an id that is none', { id: '1; drop table' }, 'note-invalid'],
  ['an empty note', { text: ' \u0000 ' }, 'note-empty'],
  ['a note that is too long', { text: 'a'.repeat(LONGEST_CHART_NOTE + 1) }, 'note-too-long'],
  ['a booking outside the scope', { scope: OTHERS }, 'booking-not-found'],
  ['an unknown booking', { bookingId: randomUUID() }, 'booking-not-found'],
] as const)('refuses %s', async (_, change, refusal) => {
  const { pin, rows } = await givenChart()

  expect(await pin(change)).toEqual({ ok: false, refusal })
  expect(await rows()).toEqual([])
})

test('removes a note of the scope, and accepts that it is gone', async () => {
  const { pin, rows } = await givenChart()
  const id = randomUUID()
  await pin({ id })

  const outside = await removeChartNote(database(), { id, scope: OTHERS })
  const left = await rows()
  const removed = await removeChartNote(database(), { id, scope: WHOLE_PRACTICE })
  const repeated = await removeChartNote(database(), { id, scope: WHOLE_PRACTICE })

  expect(outside).toEqual({ ok: false, refusal: 'note-not-found' })
  expect(left).toHaveLength(1)
  expect([removed.ok, repeated.ok]).toEqual([true, true])
  expect(await rows()).toEqual([])
})

test('a client receives the notes in their export, and erasure deletes them', async () => {
  const { client, pin, rows } = await givenChart()
  await pin({ place: 'graha-moon' })

  const { tables } = await exportMyData(database(), TEST_KEYS, client, A_MONDAY)
  await database().transaction(async (tx) => {
    await recordErased(tx, client.id, `erased-${client.id}@erased.invalid`, A_MONDAY)
    await deletePersonalRows(tx, client.id, [client.email])
  })

  expect(tables.chart_notes).toMatchObject([{ place: 'graha-moon', text: 'Partner abroad' }])
  expect(tables.chart_notes?.[0]).not.toHaveProperty('written_by')
  expect(await rows()).toEqual([])
  expect(await pin()).toEqual({ ok: false, refusal: 'booking-not-found' })
})
