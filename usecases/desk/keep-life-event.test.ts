import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deletePersonalRows } from '#db/accounts/personal-rows.ts'
import { recordErased } from '#db/accounts/users.ts'
import { deleteBirthProfile, recordBirthProfile } from '#db/charts/birth-profiles.ts'
import { deleteSavedChart, recordSavedChart } from '#db/charts/saved-charts.ts'
import { lifeEvents } from '#db/schema/charts.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { MOST_LIFE_EVENTS } from '#domain/births/kept-events.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { exportMyData } from '#usecases/privacy/export-my-data.ts'
import { keepLifeEvent, readWeighedEvents, removeLifeEvent } from './keep-life-event.ts'

/** An astrologer who sees only bookings of their own, and has none. */
const OTHERS = { hasChartsAndNotes: true, onlyOf: { astrologerId: 999, includesUnassigned: false } }
const CHARTS = { hasChartsAndNotes: true, onlyOf: null }
const MARRIAGE = { when: '5/2015', kind: 'marriage', note: 'in Pune', weight: 'great' }

let staffId: string
beforeAll(async () => {
  staffId = await givenStaff(database())
})

async function givenLife() {
  const client = await givenUser(database(), { password: null })
  const { id: bookingId } = await givenBooking(database(), { userId: client.id, state: 'verified' })
  const keep = (event: Partial<Parameters<typeof keepLifeEvent>[2]> = {}) =>
    keepLifeEvent(
      database(),
      TEST_KEYS,
      { id: randomUUID(), of: { kind: 'booking', id: bookingId }, typed: MARRIAGE, staffId, scope: CHARTS, ...event },
      A_MONDAY,
    )
  const rows = () => database().select().from(lifeEvents).where(eq(lifeEvents.bookingId, bookingId))
  return {
    client,
    bookingId,
    keep,
    rows,
    read: () => readWeighedEvents(database(), TEST_KEYS, { bookingIds: [bookingId] }),
  }
}

test('records an event once, encrypted, however often the form is sent, and changes it', async () => {
  const { keep, rows, read } = await givenLife()
  const id = randomUUID()

  await Promise.all([keep({ id }), keep({ id })])
  const [row, ...others] = await rows()
  await keep({ id, typed: { ...MARRIAGE, when: '6/2015' } })

  expect(others).toEqual([])
  expect(row?.sealedEvent).not.toContain('Pune')
  expect(await read()).toEqual([{ id, when: '2015-06', kind: 'marriage', note: 'in Pune', weight: 'great' }])
})

test.each([
  ['an event before the birth', { typed: { ...MARRIAGE, when: '1989' } }, 'when-invalid'],
  ['an event of tomorrow', { typed: { ...MARRIAGE, when: '17/11/2026' } }, 'when-invalid'],
  ['an event without a date', { typed: { ...MARRIAGE, when: '' } }, 'when-missing'],
  ['an id that is none', { id: '1; drop table' }, 'event-not-found'],
  ['a booking outside the scope', { scope: OTHERS }, 'life-not-found'],
  ['an unknown booking', { of: { kind: 'booking', id: randomUUID() } }, 'life-not-found'],
] as const)('refuses %s', async (_, change, refusal) => {
  const { keep, rows } = await givenLife()

  expect(await keep(change)).toEqual({ ok: false, refusal })
  expect(await rows()).toEqual([])
})

test('does not change the event of another client', async () => {
  const [one, other] = [await givenLife(), await givenLife()]
  const id = randomUUID()
  await one.keep({ id })

  expect(await other.keep({ id, typed: { ...MARRIAGE, when: '2016' } })).toEqual({
    ok: false,
    refusal: 'event-not-found',
  })
  expect(await one.read()).toMatchObject([{ when: '2015-05' }])
})

test('refuses more events than a chart can show, and still changes one of them', async () => {
  const { client, keep, rows } = await givenLife()
  await keep()
  const [row] = await rows()
  if (!row) throw new Error('The event was not recorded.')
  const others = Array.from({ length: MOST_LIFE_EVENTS - 1 }, () => ({ ...row, id: randomUUID() }))
  await database().insert(lifeEvents).values(others)

  expect(await keep()).toEqual({ ok: false, refusal: 'too-many-events' })
  expect(await keep({ id: row.id })).toMatchObject({ ok: true })
  expect((await rows()).every(({ userId }) => userId === client.id)).toBe(true)
})

test('removes an event of the scope, and accepts that it is gone', async () => {
  const { keep, rows } = await givenLife()
  const id = randomUUID()
  await keep({ id })

  const outside = await removeLifeEvent(database(), { id, staffId, scope: OTHERS })
  const left = await rows()
  const removed = await removeLifeEvent(database(), { id, staffId, scope: CHARTS })
  const repeated = await removeLifeEvent(database(), { id, staffId, scope: CHARTS })

  expect(outside).toEqual({ ok: false, refusal: 'event-not-found' })
  expect(left).toHaveLength(1)
  expect([removed.ok, repeated.ok]).toEqual([true, true])
  expect(await rows()).toEqual([])
})

test('a client receives the events in their export, and erasure deletes them', async () => {
  const { client, keep, rows } = await givenLife()
  await keep()

  const { tables } = await exportMyData(database(), TEST_KEYS, client, A_MONDAY)
  await database().transaction(async (tx) => {
    await recordErased(tx, client.id, `erased-${client.id}@erased.invalid`, A_MONDAY)
    await deletePersonalRows(tx, client.id, [client.email])
  })

  expect(tables.life_events).toMatchObject([{ event: { when: '2015-05', note: 'in Pune' } }])
  expect(tables.life_events?.[0]).not.toHaveProperty('written_by')
  expect(await rows()).toEqual([])
  expect(await keep()).toEqual({ ok: false, refusal: 'life-not-found' })
})

const BIRTH: Birth = { ...USUAL_CONTEXT, place: null, fullName: 'Asha', date: '2010-02-28', time: '04:45' }

test('keeps events with a saved birth of a client in reach, and deletes them with the birth', async () => {
  const { client, keep } = await givenLife()
  const birthId = await recordBirthProfile(database(), TEST_KEYS, { userId: client.id, birth: BIRTH, now: A_MONDAY })
  const of = { kind: 'birth', id: birthId, userId: client.id } as const
  const id = randomUUID()
  const read = () => readWeighedEvents(database(), TEST_KEYS, { birthIds: [birthId] })

  const kept = await keep({ id, of })
  const refused = await Promise.all([
    keep({ of, typed: { ...MARRIAGE, when: '2009' } }),
    keep({ of, scope: OTHERS }),
    keep({ of: { ...of, id: randomUUID() } }),
    keep({ of: { ...of, userId: (await givenLife()).client.id } }),
  ])
  const outside = await removeLifeEvent(database(), { id, staffId, scope: OTHERS })
  const before = await read()
  await deleteBirthProfile(database(), { id: birthId, userId: client.id })

  expect(kept).toMatchObject({ ok: true })
  expect(refused.map((outcome) => !outcome.ok && outcome.refusal)).toEqual([
    'when-invalid',
    'life-not-found',
    'life-not-found',
    'life-not-found',
  ])
  expect(outside).toMatchObject({ ok: false })
  expect(before).toMatchObject([{ id, when: '2015-05' }])
  expect(await read()).toEqual([])
})

test('keeps events with a chart of the own list, which no colleague changes or removes', async () => {
  const { keep } = await givenLife()
  const colleague = await givenStaff(database())
  const chart = { birth: BIRTH, tags: [], note: '' }
  const chartId = await recordSavedChart(database(), TEST_KEYS, { userId: staffId, chart, now: A_MONDAY })
  const of = { kind: 'chart', id: chartId } as const
  const id = randomUUID()
  const read = () => readWeighedEvents(database(), TEST_KEYS, { chartIds: [chartId] })

  await keep({ id, of })
  const byColleague = [
    await keep({ of, staffId: colleague }),
    await removeLifeEvent(database(), { id, staffId: colleague, scope: CHARTS }),
  ]
  const before = await read()
  await deleteSavedChart(database(), { id: chartId, userId: staffId })

  expect(byColleague.map(({ ok }) => ok)).toEqual([false, false])
  expect(before).toMatchObject([{ id, when: '2015-05' }])
  expect(await read()).toEqual([])
})
