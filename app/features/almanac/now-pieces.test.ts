import { julianDayFromUnix } from '@muhurta/jyotish'
import { expect, test } from 'vitest'
import { clockOf, spanClockOf } from '#content/words/day-clock.ts'
import { readAlmanacDay } from '#domain/almanac/read-day.ts'
import { NEW_DELHI_ALMANAC } from '#test/factories/places.ts'
import { nowPieces } from './now-pieces.ts'

const DATE = '2026-11-19'
const INDIAN_SECONDS = 19_800

function almanacOf(date: string) {
  const day = readAlmanacDay(NEW_DELHI_ALMANAC, date)
  if (!day.ok) throw new Error(day.refusal)
  return day.value.almanac
}

const pieces = nowPieces(
  almanacOf('2026-11-18'),
  almanacOf(DATE),
  clockOf(DATE, INDIAN_SECONDS),
  spanClockOf(DATE, INDIAN_SECONDS),
)

/** What the line says at a time of the clock in New Delhi. */
function lineAt(date: string, time: string) {
  const unix = Date.parse(`${date}T${time}:00+05:30`)
  const found = pieces.find(([from, until]) => from <= unix && unix < until)
  return found && `${found[2]}: ${found[3].replaceAll('\u00a0', ' ')}`
}

test('names the choghadiya, and Rahu kalam while it is to come', () => {
  expect(lineAt(DATE, '11:30')).toBe('neutral: Char until 12:06 PM (neutral). Rahu kalam 1:26 PM to 2:46 PM.')
  // Sunset is at 5:26:00.
  expect(lineAt(DATE, '16:30')).toMatch(/^good: Shubh until 5:2[56] PM \(good\)\.$/)
})

test('names what stands against the present first', () => {
  expect(lineAt(DATE, '14:00')).toMatch(/^bad: Rahu kalam until 2:46 PM.* \(avoid\)\. \w+ until 2:46 PM\.$/)
})

test('runs from the sunset before the day to the next sunrise without a gap', () => {
  expect(lineAt(DATE, '03:00')).toMatch(/until .* Rahu kalam 1:26 PM to 2:46 PM\.$/)
  expect(pieces[0]?.[0]).toBe(Math.round(unixOf(almanacOf('2026-11-18').day.sunset)))
  expect(pieces.at(-1)?.[1]).toBe(Math.round(unixOf(almanacOf(DATE).endJdUt)))
  for (const [index, [from]] of pieces.slice(1).entries()) expect(from).toBe(pieces[index]?.[1])
})

function unixOf(jdUt: number): number {
  return (jdUt - julianDayFromUnix(0)) * 86_400_000
}
