import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { offsetLabel, readLocalTime } from './birth-time.ts'
import { listClockNotes } from './clock-notes.ts'
import type { Place } from './places.ts'

const KOLKATA: Place = {
  name: 'Kolkata',
  region: 'West Bengal',
  country: 'India',
  lat: 22.5626,
  lon: 88.363,
  timeZone: 'Asia/Kolkata',
}
const MUMBAI: Place = { ...KOLKATA, name: 'Mumbai', region: 'Maharashtra', lat: 19.0728, lon: 72.8826 }
const PUNE: Place = { ...KOLKATA, name: 'Pune', region: 'Maharashtra', lat: 18.5196, lon: 73.8553 }
const DELHI: Place = { ...KOLKATA, name: 'Delhi', region: 'Delhi', lat: 28.652, lon: 77.2315 }

function utcOf(date: string, time: string, timeZone: string) {
  const reading = readLocalTime({ date, time, timeZone, lon: 0, clock: 'standard' })
  return reading.ok ? new Date(reading.value.utcMs).toISOString() : reading.refusal
}

test('reads a time in India as UTC+05:30', () => {
  expect(utcOf('1990-01-01', '12:00', 'Asia/Kolkata')).toBe('1990-01-01T06:30:00.000Z')
})

test('adds the hour of war time in India', () => {
  expect(utcOf('1943-06-01', '12:00', 'Asia/Kolkata')).toBe('1943-06-01T05:30:00.000Z')
  expect(utcOf('1941-12-01', '12:00', 'Asia/Kolkata')).toBe('1941-12-01T05:30:00.000Z')
  expect(utcOf('1942-07-01', '12:00', 'Asia/Kolkata')).toBe('1942-07-01T06:30:00.000Z')
  expect(utcOf('1945-10-16', '12:00', 'Asia/Kolkata')).toBe('1945-10-16T06:30:00.000Z')
})

test('uses Madras time to the second before 1906', () => {
  expect(utcOf('1901-05-05', '12:00', 'Asia/Kolkata')).toBe('1901-05-05T06:38:50.000Z')
})

test('uses Bombay, Calcutta or local mean time when chosen', () => {
  const at = (clock: 'bombay' | 'calcutta' | 'localMean') => {
    const reading = readLocalTime({
      date: '1950-06-15',
      time: '12:00',
      timeZone: 'Asia/Kolkata',
      lon: MUMBAI.lon,
      clock,
    })
    return reading.ok && new Date(reading.value.utcMs).toISOString()
  }

  expect(at('bombay')).toBe('1950-06-15T07:09:00.000Z')
  expect(at('calcutta')).toBe('1950-06-15T06:06:40.000Z')
  expect(at('localMean')).toBe('1950-06-15T07:08:28.000Z')
})

test('needs the offset of a custom clock', () => {
  const own = { date: '1950-06-15', time: '12:00', timeZone: 'Asia/Kolkata', lon: 0, clock: 'own' } as const

  expect(readLocalTime(own)).toEqual({ ok: false, refusal: { kind: 'own-offset-missing' } })
  const given = readLocalTime({ ...own, ownOffsetSeconds: 3600 })
  expect(given.ok && new Date(given.value.utcMs).toISOString()).toBe('1950-06-15T11:00:00.000Z')
})

test('asks which of two instants a repeated hour means', () => {
  const repeated = {
    date: '2023-11-05',
    time: '01:30',
    timeZone: 'America/New_York',
    lon: -74,
    clock: 'standard',
  } as const

  expect(readLocalTime(repeated)).toEqual({
    ok: false,
    refusal: {
      kind: 'repeated',
      readings: [
        { utcMs: Date.UTC(2023, 10, 5, 5, 30), offsetSeconds: -14400 },
        { utcMs: Date.UTC(2023, 10, 5, 6, 30), offsetSeconds: -18000 },
      ],
    },
  })
  const first = readLocalTime({ ...repeated, occurrence: 'first' })
  const second = readLocalTime({ ...repeated, occurrence: 'second' })
  expect(first.ok && first.value.offsetSeconds).toBe(-14400)
  expect(second.ok && second.value.offsetSeconds).toBe(-18000)
})

test('asks about an hour that the clocks skipped', () => {
  const skipped = {
    date: '2024-03-10',
    time: '02:30',
    timeZone: 'America/New_York',
    lon: -74,
    clock: 'standard',
  } as const
  const reading = readLocalTime(skipped)

  expect(!reading.ok && reading.refusal.kind).toBe('skipped')
  const second = readLocalTime({ ...skipped, occurrence: 'second' })
  expect(second.ok && new Date(second.value.utcMs).toISOString()).toBe('2024-03-10T07:30:00.000Z')
})

test('finds every instant again from the clock time of its zone', () => {
  const zones = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const instants = fc.integer({ min: Date.UTC(1900, 0, 2) / 1000, max: Date.UTC(2037, 0, 1) / 1000 })

  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (timeZone, seconds) => {
      const utcMs = seconds * 1000
      const wall = new Date(utcMs + zoneOffsetSeconds(utcMs, timeZone) * 1000).toISOString()
      const [date = '', time = ''] = wall.slice(0, 19).split('T')
      const reading = readLocalTime({ date, time, timeZone, lon: 0, clock: 'standard' })

      const found = reading.ok
        ? [reading.value.utcMs]
        : 'readings' in reading.refusal
          ? reading.refusal.readings.map((each) => each.utcMs)
          : []
      expect(found).toContain(utcMs)
    }),
    { numRuns: 300 },
  )
})

test('warns about war time, city times and local time by date and place', () => {
  expect(listClockNotes('1943-06-01', KOLKATA)).toEqual(['war-time', 'calcutta-time'])
  expect(listClockNotes('1950-06-15', MUMBAI)).toEqual(['bombay-time'])
  expect(listClockNotes('1950-06-15', PUNE)).toEqual(['bombay-time'])
  expect(listClockNotes('1950-06-15', KOLKATA)).toEqual([])
  expect(listClockNotes('1950-06-15', DELHI)).toEqual([])
  expect(listClockNotes('1960-06-15', MUMBAI)).toEqual([])
  expect(listClockNotes('1901-06-15', DELHI)).toEqual(['town-time'])
  expect(listClockNotes('1990-06-15', MUMBAI)).toEqual([])
})

test('writes the seconds of an offset only if it has some', () => {
  expect(offsetLabel(19800)).toBe('+05:30')
  expect(offsetLabel(21200)).toBe('+05:53:20')
  expect(offsetLabel(-18000)).toBe('\u221205:00')
})
