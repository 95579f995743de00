import { expect, test } from 'vitest'
import { statementText } from '#content/charts/reading/statements.ts'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { castTimedChart } from '#domain/charts/birth-chart.ts'
import { readingOf } from '#domain/charts/reading/reading.ts'
import { READING_PARTS, type Statement } from '#domain/charts/reading/statement.ts'
import { LONGEST_ANSWER } from '#domain/sessions/answers.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { readingMarkdown } from './reading-markdown.ts'
import { readingText } from './reading-text.ts'

const NOW_MS = Date.parse('2026-11-19T06:30:00Z')
const READINGS = Array.from({ length: 60 }, (_, index) => {
  const date = new Date(Date.UTC(1925, 0, 7) + index * 613 * 86_400_000).toISOString().slice(0, 10)
  const time = `${String((index * 5) % 24).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}`
  const birth: Birth & { time: string; place: typeof NEW_DELHI } = {
    fullName: '',
    date,
    time,
    place: NEW_DELHI,
    ...USUAL_CONTEXT,
  }
  const cast = castTimedChart(birth)
  if (!cast.ok) throw new Error('no chart')
  return readingOf(cast.value, NOW_MS)
})

/** Of a yoga, its own title says which one “it” is. */
const SAID_OF_A_YOGA: ReadonlySet<Statement['code']> = new Set([
  'yoga-strength',
  'yoga-periods',
  'yoga-runs',
  'yoga-reason',
])

test('a draft says no sentence twice', () => {
  for (const reading of READINGS) {
    const sentences = READING_PARTS.flatMap((part) =>
      reading[part].flatMap(({ statements }, group) =>
        statements.map((each) => (SAID_OF_A_YOGA.has(each.code) ? `${group} ` : '') + statementText(each)),
      ),
    )
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
    expect(twice).toEqual([])
  }
})

test('every group of a draft names its sources', () => {
  for (const { groups, sources } of READINGS.flatMap(readingText)) {
    expect(sources).not.toBe('')
    for (const group of groups) expect(group).toMatchObject({ sources: expect.stringMatching(/\S{3}/) })
  }
})

test('a draft leaves room in an answer for what the astrologer writes', () => {
  const longest = Math.max(...READINGS.map((reading) => readingMarkdown(reading).length))

  expect(longest).toBeGreaterThan(15_000)
  expect(longest).toBeLessThan(LONGEST_ANSWER * 0.8)
})
