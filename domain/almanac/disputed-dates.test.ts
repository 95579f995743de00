import { expect, test } from 'vitest'
import type { AlmanacPlace } from '#domain/births/places.ts'
import { datesElsewhere, datesOfDispute, listDisputed } from './disputed-dates.ts'
import { listFestivals } from './festival-dates.ts'

const NEW_DELHI: AlmanacPlace = {
  name: 'New Delhi',
  region: '',
  country: 'India',
  lat: 28.6139,
  lon: 77.209,
  timeZone: 'Asia/Kolkata',
  sunrise: 'upperLimb',
}
const NEW_YORK: AlmanacPlace = { ...NEW_DELHI, lat: 40.7128, lon: -74.006, timeZone: 'America/New_York' }

const readings = (year: number, id: string) =>
  listDisputed(NEW_DELHI, year)
    .disputed.find(({ observance }) => observance.id === id)
    ?.readings.map(({ school, dates }) => `${school} ${dates.join()}`)

test('names each school with its date where they differ', () => {
  // The two days of Diwali that were argued about, and the two fasts of Nirjala.
  expect(readings(2024, 'diwali')).toEqual(['own 2024-11-01', 'earlier 2024-10-31'])
  expect(readings(2025, 'nirjala-ekadashi')).toEqual(['smarta 2025-06-06', 'vaishnava 2025-06-07'])
  // Government offices list both days.
  expect(readings(2023, 'janmashtami')).toEqual(['vaishnava 2023-09-07', 'smarta 2023-09-06'])
  expect(readings(2026, 'holika-dahan')).toEqual(['own 2026-03-03', 'evenInBhadra 2026-03-02'])
  expect(readings(2026, 'holi')).toEqual(['own 2026-03-04', 'evenInBhadra 2026-03-03'])
  expect(readings(2026, 'ganga-dussehra')).toEqual(['own 2026-05-25', 'regularMonth 2026-06-24'])
  // The Sun enters Makara after sunset.
  expect(readings(2027, 'makara-sankranti')).toEqual(['own 2027-01-15', 'entry 2027-01-14'])
})

test('leaves out what all schools keep on one day', () => {
  expect(readings(2026, 'makara-sankranti')).toBeUndefined()
  expect(readings(2025, 'diwali')).toBeDefined()
  expect(readings(2026, 'raksha-bandhan')).toBeUndefined()
})

test('is in the order of the dates', () => {
  const { disputed } = listDisputed(NEW_DELHI, 2026)
  const first = disputed.map((each) => datesOfDispute(each.readings)[0])

  expect(disputed.length).toBeGreaterThan(10)
  expect(first).toEqual(first.toSorted())
})

test('has the regional days of the entry into Mesha when they differ', () => {
  const { regional } = listDisputed(NEW_DELHI, 2026)

  expect(regional.map(({ observance, date }) => `${observance.id} ${date}`)).toEqual([
    'puthandu 2026-04-14',
    'vaisakhi 2026-04-14',
    'pana-sankranti 2026-04-14',
    'vishu 2026-04-15',
    'pohela-boishakh 2026-04-15',
  ])
})

test('names what falls on another date in another city', () => {
  const differing = datesElsewhere(listFestivals(NEW_YORK, 2027), listFestivals(NEW_DELHI, 2027))

  expect(differing.find(({ id }) => id === 'diwali')).toEqual({
    id: 'diwali',
    here: ['2027-10-28'],
    there: ['2027-10-29'],
  })
  expect(datesElsewhere(listFestivals(NEW_DELHI, 2027), listFestivals(NEW_DELHI, 2027))).toEqual([])
})
