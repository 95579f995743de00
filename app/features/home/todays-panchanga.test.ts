import { expect, test } from 'vitest'
import { type AlmanacPoint, panchangaOf } from './todays-panchanga.ts'

const DELHI = { lat: 28.6139, lon: 77.209, sunrise: 'upperLimb' } as const
const UJJAIN = { lat: 23.1765, lon: 75.7885, sunrise: 'upperLimb' } as const

/** The total solar eclipse of 8 April 2024: the new moon was at 18:21 UTC, 11:51 PM in India. */
const BEFORE_NEW_MOON = new Date('2024-04-08T18:10:00Z')
const AFTER_NEW_MOON = new Date('2024-04-08T18:25:00Z')

test('names the new moon without a fortnight; the bright fortnight follows it', () => {
  expect(factOf(BEFORE_NEW_MOON, 'Tithi')).toEqual({ term: 'Tithi', value: 'Amavasya', until: 'till 11:50 PM' })
  expect(factOf(AFTER_NEW_MOON, 'Tithi')).toMatchObject({ value: 'Shukla Pratipada' })
})

test('adds the weekday to an end that is not today', () => {
  expect(factOf(AFTER_NEW_MOON, 'Tithi')?.until).toMatch(/^till Tue \d+:\d\d PM$/)
})

test('uses the date in India', () => {
  const lateEveningInGreenwich = new Date('2026-11-14T20:00:00Z')

  expect(factOf(lateEveningInGreenwich, 'Today')?.value).toBe('Sunday, November 15')
})

test('has Rahu kalam in the last eighth of daylight on a Sunday', () => {
  const sunday = new Date('2026-11-15T03:00:00Z')

  expect(factOf(sunday, 'Sunrise')?.value).toMatch(/^6:4\d AM$/)
  expect(factOf(sunday, 'Rahu kalam')?.value).toMatch(/^4:0\d–5:2\d PM$/)
})

test('uses the sunrise of the practice’s own town', () => {
  const sunday = new Date('2026-11-15T03:00:00Z')

  expect(factOf(sunday, 'Sunrise', UJJAIN)?.value).not.toBe(factOf(sunday, 'Sunrise')?.value)
  expect(factOf(sunday, 'Tithi', UJJAIN)).toEqual(factOf(sunday, 'Tithi'))
})

test('shows only the date outside the years of the engine', () => {
  expect(panchangaOf(new Date('2150-01-01T00:00:00Z'), DELHI).map(({ term }) => term)).toEqual(['Today'])
})

function factOf(now: Date, term: string, place: AlmanacPoint = DELHI) {
  const fact = panchangaOf(now, place).find((candidate) => candidate.term === term)
  return fact && JSON.parse(JSON.stringify(fact).replaceAll('\u00a0', ' '))
}
