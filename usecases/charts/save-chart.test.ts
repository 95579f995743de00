import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findSavedChart, listSavedCharts } from '#db/charts/saved-charts.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { describeSavedChart, removeSavedChart, saveCharts } from './save-chart.ts'

const RING = ['a key for tests'] as const
const NOW = new Date('2026-11-15T06:00:00Z')

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42:10',
  place: { ...NEW_DELHI, name: 'Mysuru', lat: 12.2979, lon: 76.6393 },
  ...USUAL_CONTEXT,
}
const RAVI = { ...BIRTH, fullName: 'Ravi' }

const toSave = (userId: string, changes: Partial<Parameters<typeof saveCharts>[2]> = {}) => ({
  userId,
  births: [BIRTH],
  tags: 'prashna, family',
  note: 'By phone',
  now: NOW,
  ...changes,
})

test('a chart is saved with the seconds of its time, tags and note, for its astrologer only', async () => {
  const db = database()
  const [meera, arun] = [await givenStaff(db), await givenStaff(db)]

  const saved = await saveCharts(db, RING, toSave(meera))

  const [chart] = await listSavedCharts(db, RING, meera)
  expect(chart).toMatchObject({ birth: BIRTH, tags: ['prashna', 'family'], note: 'By phone', createdAt: NOW })
  expect(saved).toEqual({ ok: true, value: [{ kind: 'saved', id: chart?.id }] })
  expect(await listSavedCharts(db, RING, arun)).toEqual([])
  expect(await findSavedChart(db, RING, { id: chart?.id ?? '', userId: arun })).toBeUndefined()
})

test('nothing of it can be read in the database, tags and note included', async () => {
  const db = database()
  const meera = await givenStaff(db)
  await saveCharts(db, RING, toSave(meera))

  const { rows } = await db.execute(sql`select * from saved_charts where user_id = ${meera}`)

  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Asha|1990|06:42|Mysuru|76\.6|prashna|phone/)
})

test('a birth that is there already stays once, also twice in one folder and saved twice at once', async () => {
  const db = database()
  const meera = await givenStaff(db)

  const first = await saveCharts(db, RING, toSave(meera, { births: [BIRTH, { ...BIRTH, fullName: 'asha rao' }] }))
  const second = await whileUncommitted(
    db,
    (tx) => saveCharts(tx, RING, toSave(meera, { births: [RAVI] })),
    () => saveCharts(db, RING, toSave(meera, { births: [RAVI, BIRTH] })),
  )

  expect(first.ok && first.value.map(({ kind }) => kind)).toEqual(['saved', 'known'])
  expect(second.ok && second.value.map(({ kind }) => kind)).toEqual(['known', 'known'])
  expect(await listSavedCharts(db, RING, meera)).toHaveLength(2)
})

test('tags and note change, within their limits, and only of an own chart', async () => {
  const db = database()
  const [meera, arun] = [await givenStaff(db), await givenStaff(db)]
  await saveCharts(db, RING, toSave(meera))
  const [{ id } = { id: '' }] = await listSavedCharts(db, RING, meera)
  const rewrite = (userId: string, tags: string, note = '') =>
    describeSavedChart(db, RING, { id, userId }, { tags, note })

  expect(await rewrite(arun, 'mine')).toEqual({ ok: false, refusal: 'chart-not-found' })
  expect(await rewrite(meera, 'x'.repeat(31))).toEqual({ ok: false, refusal: 'tag-too-long' })
  expect(await rewrite(meera, '', 'x'.repeat(1_001))).toEqual({ ok: false, refusal: 'note-too-long' })
  expect(await rewrite(meera, 'teacher', 'Rectified')).toMatchObject({ ok: true })

  expect(await listSavedCharts(db, RING, meera)).toMatchObject([{ birth: BIRTH, tags: ['teacher'], note: 'Rectified' }])
})

test('a chart is removed by its astrologer only, and removing it again is no problem', async () => {
  const db = database()
  const [meera, arun] = [await givenStaff(db), await givenStaff(db)]
  await saveCharts(db, RING, toSave(meera))
  const [{ id } = { id: '' }] = await listSavedCharts(db, RING, meera)

  await removeSavedChart(db, { id, userId: arun })
  expect(await listSavedCharts(db, RING, meera)).toHaveLength(1)
  await removeSavedChart(db, { id, userId: meera })
  await removeSavedChart(db, { id, userId: meera })

  expect(await listSavedCharts(db, RING, meera)).toEqual([])
})
