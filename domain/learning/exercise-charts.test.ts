import { expect, test } from 'vitest'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { chartOfBirth } from '#domain/charts/exercise-chart.ts'
import { exerciseOfChart, exerciseOfCharts, isAboutChart, kindsWithout } from './exercise-charts.ts'
import { EXERCISE_KINDS, type ExerciseKind, LEVELS } from './exercises.ts'

const NEW_YORK = {
  name: 'New York',
  region: 'New York',
  country: 'US',
  lat: 40.7128,
  lon: -74.006,
  timeZone: 'America/New_York',
}
const BIRTH = { ...USUAL_CONTEXT, fullName: '', date: '1969-07-16', time: '09:32', place: NEW_YORK }

function chartAt(time: string) {
  const chart = chartOfBirth({ ...BIRTH, time })
  if (!chart) throw new Error('The birth has a chart.')
  return { id: time, chart }
}

test('a birth is shown by the clock of its place, and one without a time or a place has no chart', () => {
  expect(chartOfBirth(BIRTH)?.birth).toMatchObject({
    utc: '1969-07-16T13:32:00.000Z',
    time: '09:32',
    utcOffsetMinutes: -240,
  })
  expect(chartOfBirth({ ...BIRTH, time: null })).toBeUndefined()
  expect(chartOfBirth({ ...BIRTH, place: null })).toBeUndefined()
})

test('a question has no more of a birth than it needs: never the place, and the date only to count periods from', () => {
  const chart = chartAt('09:32')
  const asked = EXERCISE_KINDS.flatMap((kind) =>
    LEVELS.flatMap((level) => exerciseOfChart({ kind, level, seed: '1' }, chart) ?? []),
  )

  expect(asked.length).toBeGreaterThan(40)
  for (const { facts } of asked) expect(facts.birth ?? {}).not.toHaveProperty('lat')
  const dated = asked.flatMap(({ kind, facts }) => (facts.birth ? [kind] : []))
  expect([...new Set(dated)]).toEqual(['dasha-balance', 'running-dasha', 'chara-dasha'])
})

test('the topics that are about no chart ask the same of any chart, and the others do not', () => {
  const [one, other] = [chartAt('09:32'), chartAt('14:05')]
  const factsOf = (kind: ExerciseKind, chart: typeof one) =>
    JSON.stringify(LEVELS.map((level) => exerciseOfChart({ kind, level, seed: '1' }, chart)?.facts))

  const differ = EXERCISE_KINDS.filter((kind) => factsOf(kind, one) !== factsOf(kind, other))
  expect(differ).toEqual(EXERCISE_KINDS.filter(isAboutChart))
})

test('a chart that is too close to call is passed over, and said to be for these topics', () => {
  const minutes = Array.from(
    { length: 120 },
    (_, minute) => `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
  // Within two hours a lagna changes its sign.
  const unclear = minutes.map(chartAt).find(({ chart }) => kindsWithout(chart).includes('lagna-lord'))
  const clear = chartAt('09:32')
  if (!unclear) throw new Error('One of these lagnas is at the boundary of a sign.')

  expect(kindsWithout(unclear.chart)).not.toContain('nakshatra')
  expect(kindsWithout(clear.chart)).toEqual([])
  for (const seed of ['1', '2', '3', '4']) {
    const asked = exerciseOfCharts({ kind: 'lagna-lord', level: 1, seed }, [unclear, clear])
    expect(asked?.chartId).toBe(clear.id)
  }
  expect(exerciseOfCharts({ kind: 'lagna-lord', level: 1, seed: '1' }, [unclear])).toBeUndefined()
})
