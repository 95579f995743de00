import { readFileSync } from 'node:fs'
import { pujaResult } from '../command/almanac/puja-result.ts'

// Compares the `puja` command with published times: `node packages/jyotish/scripts/measure-puja.ts FILE`, a file of
// `{ "cases": [{ "id", "festival", "year", "kind", "latitude", "longitude", "utcOffset", "at" or "from" and "to" }] }`. Prints
// what differs by more than three minutes, and the share within them by festival. Lists that may not be copied stay outside.
type Case = {
  id: string
  festival: string
  year: number
  kind: string
  occurrence?: string
  latitude: number
  longitude: number
  utcOffset: number
  at?: string
  from?: string
  to?: string
  doubt?: boolean
}
type Result = { moments: Record<string, string>; windows: Record<string, { from: string; to?: string }> }
type Tally = { cases: number; within: number }

const MOST_MINUTES = 3
/** Almanacs printed the centre of the disc before, but for eclipses. */
const FIRST_YEAR_OF_UPPER_LIMB = 2020

const [path = '', sunrise = 'as-printed'] = process.argv.slice(2)
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: Case[] }
const byFestival = new Map<string, Tally>()
const total = { cases: 0, within: 0 }
const clear = { cases: 0, within: 0 }

function minutesBetween(published: string, ours: string | undefined): number {
  const unix = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}:00Z`)
  return ours === undefined ? Number.POSITIVE_INFINITY : (unix(ours) - unix(published)) / 60_000
}

function differences({ kind, at, from, to }: Case, { moments, windows }: Result): number[] {
  if (at !== undefined) return [minutesBetween(at, moments[kind])]
  const ends = [
    [from, windows[kind]?.from],
    [to, windows[kind]?.to],
  ] as const
  return ends.flatMap(([published, ours]) => (published === undefined ? [] : [minutesBetween(published, ours)]))
}

for (const each of cases) {
  const { festival, year, occurrence, latitude, longitude, utcOffset } = each
  const isOld = year < FIRST_YEAR_OF_UPPER_LIMB && !festival.endsWith('-eclipse')
  const printedRule = isOld ? 'hindu' : 'upperLimb'
  const outcome = pujaResult({
    festival,
    year,
    ...(occurrence === undefined ? {} : { occurrence }),
    lat: latitude,
    lon: longitude,
    utcOffsetMinutes: utcOffset * 60,
    sunriseRule: sunrise === 'as-printed' ? printedRule : sunrise,
  })
  const found = outcome.ok ? differences(each, outcome.value as Result) : [Number.POSITIVE_INFINITY]
  const isWithin = found.every((minutes) => Math.abs(minutes) <= MOST_MINUTES)
  const tally = byFestival.get(festival) ?? { cases: 0, within: 0 }
  byFestival.set(festival, tally)
  for (const counted of each.doubt ? [tally, total] : [tally, total, clear]) {
    counted.cases += 1
    counted.within += Number(isWithin)
  }
  if (!isWithin) {
    const ours = outcome.ok ? found.join(', ') : outcome.refusal
    process.stdout.write(`${each.id}${each.doubt ? ' (doubtful)' : ''}: ${ours}\n`)
  }
}

const share = ({ cases: all, within }: Tally) => `${within} of ${all} (${((100 * within) / all).toFixed(1)}%)`
for (const [festival, tally] of [...byFestival].toSorted())
  process.stdout.write(`${festival.padEnd(28)} ${share(tally)}\n`)
process.stdout.write(`all ${share(total)}; without doubtful ones ${share(clear)}\n`)
