import { expect, test } from 'vitest'
import { julianDayFromUnix, unixFromJulianDay } from '../time/julian-day.ts'
import { listStations, type TurningGraha } from './stations.ts'

const day = (text: string) => julianDayFromUnix(Date.parse(text))

/** As published for the tropical zodiac (UT); among the moving stars a slow graha turns up to an hour off. */
const PUBLISHED: [TurningGraha, string, string, number, string[]][] = [
  [
    'mercury',
    '2024-01-05',
    '2024-12-31',
    15,
    [
      'retrograde 2024-04-01T22:14',
      'direct 2024-04-25T12:54',
      'retrograde 2024-08-05T04:56',
      'direct 2024-08-28T21:14',
      'retrograde 2024-11-26T02:42',
      'direct 2024-12-15T20:56',
    ],
  ],
  ['mars', '2024-06-01', '2025-06-01', 60, ['retrograde 2024-12-06T23:33', 'direct 2025-02-24T02:00']],
  ['jupiter', '2024-06-01', '2025-06-01', 90, ['retrograde 2024-10-09T07:05', 'direct 2025-02-04T09:40']],
  ['saturn', '2024-03-01', '2025-03-01', 120, ['retrograde 2024-06-29T19:07', 'direct 2024-11-15T14:20']],
]

test.each(PUBLISHED)('finds where %s turns between %s and %s', (graha, from, until, minutes, published) => {
  const stations = listStations(graha, day(from), day(until))
  if (!stations.ok) throw new Error(stations.refusal)

  expect(stations.value.map(({ turns }) => turns)).toEqual(published.map((text) => text.split(' ')[0]))
  for (const [place, { jdUt }] of stations.value.entries()) {
    const expected = Date.parse(`${published[place]?.split(' ')[1]}Z`)
    expect(Math.abs(unixFromJulianDay(jdUt) - expected) / 60_000).toBeLessThan(minutes)
  }
})

test('refuses years that the engine does not know', () => {
  expect(listStations('venus', day('1899-01-01'), day('1901-01-01'))).toEqual({
    ok: false,
    refusal: 'outside-1900-2100',
  })
})
