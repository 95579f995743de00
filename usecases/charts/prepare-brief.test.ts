import { beforeAll, expect, test } from 'vitest'
import type { BirthIntake } from '#domain/births/birth.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { prepareBrief } from './prepare-brief.ts'

const DETAILS: BirthDetails = {
  fullName: 'Asha Rao',
  phone: null,
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: 'Mysore',
  currentLocation: null,
  questions: 'Work',
  intake: null,
  answers: [],
  lifeEvents: [],
}
const NOW = new Date('2026-11-14T04:30:00Z')
const SESSION = new Date('2026-11-16T04:30:00Z')
const ASKED = new Date('2026-11-15T03:49:37Z')

beforeAll(async () => {
  await givenPractice(database())
})

const ofBirth = (details: Partial<BirthDetails>) =>
  prepareBrief(database(), { birth: { ...DETAILS, ...details }, startsAt: SESSION, askedAt: null }, NOW)
const ofQuestion = (currentLocation: string | null) =>
  prepareBrief(database(), { birth: { ...DETAILS, currentLocation }, startsAt: null, askedAt: ASKED }, NOW)

test('finds the place of a booking by its old name', async () => {
  const prepared = await ofBirth({})
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))

  expect(prepared.value.brief.cast.place).toMatchObject({ name: 'Mysuru', timeZone: 'Asia/Kolkata' })
  expect(prepared.value.placeSource).toBe('certain')
})

test('uses the sky of the session, or of today for a booking without a date', async () => {
  const dayOf = async (startsAt: Date | null) => {
    const prepared = await prepareBrief(database(), { birth: DETAILS, startsAt, askedAt: null }, NOW)
    return prepared.ok && prepared.value.brief.almanac.day.date.day
  }

  expect(await dayOf(SESSION)).toBe(16)
  expect(await dayOf(null)).toBe(14)
})

test('marks the place as guessed if several have its name', async () => {
  const prepared = await ofBirth({ birthPlace: 'Hyderabad' })

  expect(prepared).toMatchObject({ ok: true, value: { placeSource: 'guessed' } })
  expect(prepared.ok && prepared.value.brief.cast.place.country).toBe('India')
})

test.each([
  { missing: { birthTime: null }, kind: 'untimed' },
  { missing: { birthPlace: null }, kind: 'date-only' },
  { missing: { birthPlace: 'Xyzzyville' }, kind: 'date-only' },
])('passes on the partial chart of a birth with $missing', async ({ missing, kind }) => {
  expect(await ofBirth(missing)).toMatchObject({ ok: false, refusal: { kind: 'incomplete', cast: { kind } } })
})

test('uses the stored place and clock, whatever the place is called', async () => {
  const place = {
    name: 'Mumbai',
    region: 'Maharashtra',
    country: 'India',
    lat: 19.07,
    lon: 72.88,
    timeZone: 'Asia/Kolkata',
  }
  const intake = {
    name: 'Lakshmi',
    timeKnown: 'about',
    place,
    clock: 'bombay',
    ownOffsetSeconds: null,
    occurrence: null,
  }

  const prepared = await ofBirth({ birthPlace: 'our village', birthDate: '1950-01-01', intake: intake as BirthIntake })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))

  expect(prepared.value.placeSource).toBe('certain')
  expect(prepared.value.brief.cast).toMatchObject({
    place,
    birth: { fullName: 'Lakshmi' },
    instant: { offsetSeconds: 17_460 },
  })
})

test('refuses a booking without a birth', async () => {
  const prepared = await prepareBrief(database(), { birth: null, startsAt: SESSION, askedAt: null }, NOW)

  expect(prepared).toEqual({ ok: false, refusal: { kind: 'no-birth' } })
})

test.each([
  { location: '12.2958, 76.6394', lat: 12.2958, source: 'certain' },
  { location: 'Mysore', lat: 12.2979, source: 'certain' },
  { location: 'Hyderabad', lat: 17.384, source: 'guessed' },
  { location: 'somewhere on the road', lat: 23.1765, source: 'practice' },
  { location: null, lat: 23.1765, source: 'practice' },
])('casts a Prasna asked at $location for $lat degrees north', async ({ location, lat, source }) => {
  const prepared = await ofQuestion(location)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))

  expect(prepared.value.brief.cast.place.lat).toBeCloseTo(lat, 2)
  expect(prepared.value.brief.cast.instant.utcMs).toBe(ASKED.getTime())
  expect(prepared.value.placeSource).toBe(source)
})

test('gives the time of a Prasna abroad by the clock of its place', async () => {
  const prepared = await ofQuestion('40.7143, -74.0060')

  expect(prepared.ok && prepared.value.brief.cast.birth.time).toBe('22:49:37')
})
