import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { muhurtaResult } from '../command/almanac/muhurta-result.ts'

// Compares the `muhurta` command with published lists: `node packages/jyotish/scripts/measure-muhurta.ts [--book=ID] FILE…`.
// Prints what differs, then recall, precision and the windows that agree within two minutes, list by list and purpose by
// purpose. The lists stay outside the repository. A file has `cases`, and may have `weekly` and `otherPurposes`. With
// `--almanac=NAME` only the lists that name it, or no almanac, are read; with `--least=0.9 --purpose=ID…` the script fails if
// recall or precision of a purpose is less.
type Place = { lat: number; lon: number; utcOffsetMinutes: number }
type Range = Place & { from: string; to: string }
type Span = [start: number, end: number]
type PrintedWindow = { date: string; from: string | null; to: string | null }
type Reference = {
  cases: {
    id: string
    purpose: string
    almanac?: string
    input: Range
    /** A list with gaps is good for recall only. */
    complete?: boolean
    expected: { dates: string[]; windows?: Record<string, [string, string][]> | PrintedWindow[] }
  }[]
  weekly?: { input: Range; expected: Record<string, { date: string; window: [string, string] }[]> }[]
  otherPurposes?: {
    id: string
    purpose: string
    input: Place
    expected: { date: string; start: string; end: string }[]
  }[]
}
/** The days of one list, each with the windows that are printed whole. */
type Printed = { list: string; purpose: string; input: Range; isWhole: boolean; days: ReadonlyMap<string, Span[]> }
type Found = { dates: string[]; windows: { date: string; from: string; to: string }[] }

const { values, positionals: paths } = parseArgs({
  options: {
    book: { type: 'string', default: 'drik' },
    almanac: { type: 'string', default: '' },
    least: { type: 'string', default: '0' },
    purpose: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
})
const { book, almanac: chosenAlmanac } = values
const TOLERANCE_MINUTES = 2
const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
const CLOCK_LENGTH = 'HH:MM'.length

const minutesOf = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}Z`) / MINUTE_MS
/** `06:48`, `00:08 next day` or `31:04:39`, on a date. */
function printedMinutes(date: string, clock: string) {
  const [hours = 0, minutes = 0] = clock.slice(0, CLOCK_LENGTH).split(':').map(Number)
  return minutesOf(`${date} 00:00`) + hours * 60 + minutes + (clock.includes('next') ? DAY_MINUTES : 0)
}

/** In the order of the days; a window with an end that could not be read leaves its day without windows. */
function daysOf(dates: readonly string[], windows: readonly PrintedWindow[]): Map<string, Span[]> {
  const days = new Map<string, Span[]>(dates.map((date) => [date, []]))
  for (const { date, from, to } of windows) {
    const spans = days.get(date) ?? []
    days.set(date, spans)
    if (from && to) spans.push([printedMinutes(date, from), printedMinutes(date, to)])
  }
  return days
}

function listsOf({ cases, weekly = [], otherPurposes = [] }: Reference): Printed[] {
  const chosen = cases.filter(({ almanac = chosenAlmanac }) => almanac.includes(chosenAlmanac))
  const year = chosen.map(({ id, purpose, input, complete = true, expected: { dates, windows = [] } }): Printed => {
    const printed = Array.isArray(windows)
      ? windows
      : Object.entries(windows).flatMap(([date, spans]) => spans.map(([from, to]) => ({ date, from, to })))
    return { list: id, purpose, input, isWhole: complete, days: daysOf(dates, printed) }
  })
  const weeks = weekly.flatMap(({ input, expected }) =>
    Object.entries(expected).map(([purpose, rows]): Printed => {
      const windows = rows.map(({ date, window: [from, to] }) => ({ date, from, to }))
      return { list: `weeks-${purpose}`, purpose, input, isWhole: true, days: daysOf([], windows) }
    }),
  )
  const others = otherPurposes.map(({ id, purpose, input, expected }): Printed => {
    const windows = expected.map(({ date, start, end }) => ({ date, from: start, to: end }))
    const range = { from: windows[0]?.date ?? '', to: windows.at(-1)?.date ?? '' }
    return { list: id, purpose, input: { ...input, ...range }, isWhole: true, days: daysOf([], windows) }
  })
  return [...year, ...weeks, ...others]
}

type Score = { listed: number; found: number; foundOfWhole: number; ours: number; windows: number; same: number }

function compare({ list, purpose, input, isWhole, days }: Printed): Score {
  const outcome = muhurtaResult({ ...input, purpose, book })
  if (!outcome.ok) throw new Error(`${list}: ${outcome.refusal}`)
  const { dates, windows } = outcome.value as Found
  const score: Score = {
    listed: days.size,
    found: 0,
    foundOfWhole: 0,
    ours: isWhole ? dates.length : 0,
    windows: 0,
    same: 0,
  }
  const clocksOf = (date: string) =>
    windows
      .flatMap((window) => (window.date === date ? `${window.from.slice(5)} to ${window.to.slice(5)}` : []))
      .join(', ')

  for (const [date, printed] of days) {
    if (!dates.includes(date)) {
      process.stdout.write(`${list}: ${date} is missing\n`)
      continue
    }
    score.found += 1
    const ours = windows.filter((window) => window.date === date)
    const isClose = ([start, end]: Span) =>
      ours.some(
        ({ from, to }) =>
          Math.abs(minutesOf(from) - start) <= TOLERANCE_MINUTES && Math.abs(minutesOf(to) - end) <= TOLERANCE_MINUTES,
      )
    const same = printed.filter(isClose).length
    score.windows += printed.length
    score.same += same
    if (same < printed.length) process.stdout.write(`${list}: ${date} has other windows, ours ${clocksOf(date)}\n`)
  }
  if (!isWhole) return score
  for (const date of dates) {
    if (!days.has(date)) process.stdout.write(`${list}: ${date} is ours alone, ${clocksOf(date)}\n`)
  }
  return { ...score, foundOfWhole: score.found }
}

function add(scores: Map<string, Score>, key: string, score: Score) {
  const sum = scores.get(key) ?? { listed: 0, found: 0, foundOfWhole: 0, ours: 0, windows: 0, same: 0 }
  for (const field of Object.keys(sum) as (keyof Score)[]) sum[field] += score[field]
  scores.set(key, sum)
}

const byList = new Map<string, Score>()
const byPurpose = new Map<string, Score>()
for (const path of paths) {
  for (const printed of listsOf(JSON.parse(readFileSync(path, 'utf8')) as Reference)) {
    const score = compare(printed)
    add(byList, printed.list, score)
    add(byPurpose, printed.purpose, score)
  }
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))
for (const [title, scores] of [
  ['list', byList],
  ['purpose', byPurpose],
] as const) {
  process.stdout.write(`\n${title.padEnd(36)} listed  recall  precision  windows within two minutes\n`)
  for (const [key, { listed, found, foundOfWhole, ours, windows, same }] of scores) {
    const columns = [`${listed}`.padStart(6), share(found, listed).padStart(7), share(foundOfWhole, ours).padStart(10)]
    process.stdout.write(`${key.padEnd(36)} ${columns.join(' ')}  ${same} of ${windows}\n`)
  }
}

const least = Number(values.least)
for (const purpose of values.purpose) {
  const { listed, found, foundOfWhole, ours } = byPurpose.get(purpose) ?? {
    listed: 0,
    found: 0,
    foundOfWhole: 0,
    ours: 0,
  }
  if (found >= least * listed && foundOfWhole >= least * ours && listed > 0) continue
  process.stdout.write(`\n${purpose} has less than ${least}\n`)
  process.exitCode = 1
}
