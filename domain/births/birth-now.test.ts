import { expect, test } from 'vitest'
import { birthNow } from './birth-now.ts'
import { readLocalTime } from './birth-time.ts'
import type { Place } from './places.ts'

const LONDON: Place = { name: 'London', region: '', country: 'UK', lat: 51.5, lon: -0.12, timeZone: 'Europe/London' }
const MYSURU: Place = { ...LONDON, name: 'Mysuru', country: 'India', lat: 12.3, lon: 76.64, timeZone: 'Asia/Kolkata' }

test('a question has the clock of its place to the second', () => {
  expect(birthNow(Date.parse('2026-11-19T20:04:09.700Z'), MYSURU, 'Prashna')).toMatchObject({
    fullName: 'Prashna',
    date: '2026-11-20',
    time: '01:34:09',
    clock: 'standard',
  })
})

test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-07-01T12:00:00Z'])(
  'the instant %s is the one that is read back, also in the hour that clocks show twice',
  (instant) => {
    const { date, time, place, clock, ownOffsetSeconds } = birthNow(Date.parse(instant), LONDON, '')
    const local = { date, time: time ?? '', timeZone: place?.timeZone ?? '', lon: place?.lon ?? 0 }

    const read = readLocalTime({ ...local, clock, ownOffsetSeconds })

    expect(read.ok && new Date(read.value.utcMs).toISOString()).toBe(new Date(instant).toISOString())
  },
)
