import type { Degrees } from '../angles.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { checkLocation } from '../sky/location.ts'
import { type CivilDate, type JulianDay, julianDayOfDate } from '../time/julian-day.ts'

/** A birth as Jagannatha Hora stores it. The name of the person is the name of the file. */
export type JhdBirth = {
  date: CivilDate
  /** Clock time at the place, seconds from midnight. */
  secondsOfDay: number
  /** Minutes ahead of UTC. */
  utcOffsetMinutes: number
  lat: Degrees
  lon: Degrees
  place: string
  country: string
}

export type JhdRefusal = 'not-a-jhd-file' | 'jhd-date-invalid' | 'jhd-place-invalid'

/** The lines that a birth needs; some programs leave out those for country, air pressure and temperature. */
const NEEDED_LINES = 7
const PLACE_LINE = 12
const COUNTRY_LINE = 13
const SECONDS_PER_DAY = 86400
const MINUTES_PER_DAY = 1440

/** Reads `h.mmss` with any number of further digits, as in 10.3415 for 10h 34m 15s, in units of the first number. */
function readSexagesimal(text: string | undefined): number {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text?.trim() ?? '')
  if (!match) return Number.NaN
  const [, sign, whole = '0', digits = ''] = match
  const padded = digits.padEnd(4, '0')
  const seconds = Number(`${padded.slice(2, 4)}.${padded.slice(4)}`)
  const value = Number(whole) + Number(padded.slice(0, 2)) / 60 + seconds / 3600
  return sign === '-' ? -value : value
}

/** Writes `h.mmss` and hundredths of a second; carries are made before the digits are cut. */
function writeSexagesimal(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 360_000)
  const [whole, rest] = [Math.floor(hundredths / 360_000), hundredths % 360_000]
  const [minutes, seconds] = [Math.floor(rest / 6000), rest % 6000]
  const digits = `${String(minutes).padStart(2, '0')}${String(seconds).padStart(4, '0')}`
  return `${value < 0 && hundredths > 0 ? '-' : ''}${whole}.${digits}`
}

/** Reads a `.jhd` file of Jagannatha Hora: one value a line, east and offsets ahead of UTC being negative there. */
export function parseJhd(text: string): Outcome<JhdBirth, JhdRefusal> {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const [month, day, year] = lines.slice(0, 3).map(Number)
  const [hours, zone, west, lat] = lines.slice(3, NEEDED_LINES).map(readSexagesimal)
  const numbers = [month, day, year, hours, zone, west, lat]
  if (lines.length < NEEDED_LINES || numbers.some((number) => !Number.isFinite(number)))
    return refused('not-a-jhd-file')

  const date = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
  const secondsOfDay = Math.round((hours ?? 0) * 3600 * 100) / 100
  if (!isRealDay(date) || secondsOfDay < 0 || secondsOfDay >= SECONDS_PER_DAY) return refused('jhd-date-invalid')
  const location = checkLocation({ lat: lat ?? 0, lon: -(west ?? 0) })
  if (!location.ok) return refused('jhd-place-invalid')

  return accepted({
    date,
    secondsOfDay,
    utcOffsetMinutes: Math.round(-(zone ?? 0) * 3600) / 60 + 0,
    lat: location.value.lat,
    lon: location.value.lon + 0,
    place: lines[PLACE_LINE] ?? '',
    country: lines[COUNTRY_LINE] ?? '',
  })
}

/** Whether the calendar has this day: the Date of one that it lacks is another one. */
function isRealDay({ year, month, day }: CivilDate): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Writes a `.jhd` file that Jagannatha Hora opens, in the character set Latin-1, which its reader expects. */
export function formatJhd({ date, secondsOfDay, utcOffsetMinutes, lat, lon, place, country }: JhdBirth): string {
  const zoneHours = -utcOffsetMinutes / 60
  const decimalZone = (zoneHours + 0).toFixed(6)
  const oneLine = (name: string) => name.replace(/[^\x20-\xFF]+/g, ' ').trim() || 'Unknown'
  const lines = [
    ...[date.month, date.day, date.year].map(String),
    writeSexagesimal(secondsOfDay / 3600).padEnd(18, '0'),
    ...[zoneHours, -lon, lat].map(writeSexagesimal),
    '0.000000',
    decimalZone,
    decimalZone,
    '0',
    '105',
    oneLine(place),
    oneLine(country),
    ...['1', '1013.250000', '20.000000', '1'],
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** The instant of a birth, Julian Day UT. */
export function jdUtOfJhd({ date, secondsOfDay, utcOffsetMinutes }: JhdBirth): JulianDay {
  return julianDayOfDate(date) + secondsOfDay / SECONDS_PER_DAY - utcOffsetMinutes / MINUTES_PER_DAY
}
