import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChart } from '../chart/chart.ts'
import { dateOfJulianDay, formatUtc } from '../time/julian-day.ts'
import { formatJhd, jdUtOfJhd, parseJhd } from './jhd.ts'

/** A birth in Bengaluru at 14:06:16 IST, as the program writes it. */
const FILE = [
  ...['10', '16', '1918', '14.061600000000000', '-5.300000', '-77.350000', '12.590000', '0.000000'],
  ...['-5.500000', '-5.500000', '0', '105', 'Bengaluru', 'India', '1', '1013.250000', '20.000000', '2', ''],
].join('\r\n')

test('reads date, clock time, offset and place of a file', () => {
  const outcome = parseJhd(FILE)

  if (!outcome.ok) throw new Error(outcome.refusal)
  const { lat, lon, ...rest } = outcome.value
  expect(rest).toEqual({
    date: { year: 1918, month: 10, day: 16 },
    secondsOfDay: 14 * 3600 + 6 * 60 + 16,
    utcOffsetMinutes: 330,
    place: 'Bengaluru',
    country: 'India',
  })
  expect(lat).toBeCloseTo(12 + 59 / 60, 9)
  expect(lon).toBeCloseTo(77 + 35 / 60, 9)
  expect(formatUtc(jdUtOfJhd(outcome.value)).slice(0, 19)).toBe('1918-10-16T08:36:16')
})

test('writes a file that is read back as the same birth, leap days and both hemispheres included', () => {
  const anyBirth = fc.record({
    date: fc.integer({ min: 2_415_021, max: 2_488_000 }).map(dateOfJulianDay),
    secondsOfDay: fc.integer({ min: 0, max: 86_399 }),
    utcOffsetMinutes: fc.integer({ min: -720, max: 840 }),
    lat: fc.integer({ min: -324_000, max: 324_000 }).map((arcseconds) => arcseconds / 3600),
    lon: fc.integer({ min: -648_000, max: 648_000 }).map((arcseconds) => arcseconds / 3600),
    place: fc.constantFrom('Pune', 'São Paulo'),
    country: fc.constant('India'),
  })
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const outcome = parseJhd(formatJhd(birth))

      if (!outcome.ok) throw new Error(outcome.refusal)
      const { lat, lon, ...rest } = outcome.value
      expect(rest).toEqual({
        date: birth.date,
        secondsOfDay: birth.secondsOfDay,
        utcOffsetMinutes: birth.utcOffsetMinutes,
        place: birth.place,
        country: birth.country,
      })
      expect(Math.abs(lat - birth.lat)).toBeLessThan(1e-9)
      expect(Math.abs(lon - birth.lon)).toBeLessThan(1e-9)
    }),
  )
})

test('writes the same lines that it read', () => {
  const outcome = parseJhd(FILE)
  if (!outcome.ok) throw new Error(outcome.refusal)

  // The last number is the position of a switch in that program.
  expect(formatJhd(outcome.value).split('\r\n').slice(0, 17)).toEqual(FILE.split('\r\n').slice(0, 17))
})

test('keeps to one line per value, and to characters the program knows', () => {
  const lines = formatJhd({
    date: { year: 2000, month: 2, day: 29 },
    secondsOfDay: 0,
    utcOffsetMinutes: 0,
    lat: 0,
    lon: 0,
    place: 'पुणे\nX',
    country: '',
  }).split('\r\n')

  expect(lines).toHaveLength(19)
  expect(lines.slice(12, 14)).toEqual(['X', 'Unknown'])
  expect(lines.slice(4, 10)).toEqual(['0.000000', '0.000000', '0.000000', '0.000000', '0.000000', '0.000000'])
})

test('refuses what is not a birth', () => {
  const withLine = (index: number, value: string) => {
    const lines = FILE.split('\r\n')
    lines[index] = value
    return parseJhd(lines.join('\n'))
  }

  expect(parseJhd('')).toEqual({ ok: false, refusal: 'not-a-jhd-file' })
  expect(parseJhd('{"utc":1}')).toEqual({ ok: false, refusal: 'not-a-jhd-file' })
  expect(withLine(3, 'noon')).toEqual({ ok: false, refusal: 'not-a-jhd-file' })
  expect(withLine(0, '13')).toEqual({ ok: false, refusal: 'jhd-date-invalid' })
  expect(withLine(3, '24.000000')).toEqual({ ok: false, refusal: 'jhd-date-invalid' })
  expect(withLine(6, '95.000000')).toEqual({ ok: false, refusal: 'jhd-place-invalid' })
})

test('reads a year that the engine then refuses', () => {
  const outcome = parseJhd(FILE.replace('1918', '1850'))
  if (!outcome.ok) throw new Error(outcome.refusal)
  const { lat, lon } = outcome.value

  expect(computeChart({ jdUt: jdUtOfJhd(outcome.value), lat, lon })).toEqual({
    ok: false,
    refusal: 'outside-1900-2100',
  })
})
