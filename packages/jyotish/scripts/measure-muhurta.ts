import { readFileSync } from 'node:fs'
import { muhurtaResult } from '../command/almanac/muhurta-result.ts'

// Compares the `muhurta` command with published lists: `node packages/jyotish/scripts/measure-muhurta.ts FILE`. Prints recall,
// precision and the windows that agree within two minutes, by year of each purpose, and what differs. The lists stay outside.
type Place = { lat: number; lon: number; utcOffsetMinutes: number }
type Range = Place & { from: string; to: string }
type Printed = { date: string; window: [string, string] }
type Reference = {
  cases: {
    purpose: string
    input: Range
    expected: { dates: string[]; windows?: Record<string, [string, string][]> }
  }[]
  weekly: { input: Range; expected: Record<string, Printed[]> }[]
  otherPurposes: { purpose: string; input: Place; expected: { date: string; start: string; end: string }[] }[]
}
type Found = { dates: string[]; windows: { date: string; from: string; to: string }[] }

const TOLERANCE_MINUTES = 2
const DAY_MINUTES = 1440
const [path = ''] = process.argv.slice(2)
const reference = JSON.parse(readFileSync(path, 'utf8')) as Reference

function search(purpose: string, input: Range): Found {
  const outcome = muhurtaResult({ ...input, purpose })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value as Found
}

const minutesOf = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}Z`) / 60_000
/** `06:48` or `00:08 next day` on a date. */
const printedMinutes = (date: string, clock: string) =>
  minutesOf(`${date} ${clock.slice(0, 5)}`) + (clock.includes('next') ? DAY_MINUTES : 0)

type Score = { listed: number; found: number; ours: number; windows: number; sameWindows: number }
const scores = new Map<string, Score>()

function compare(
  key: string,
  found: Found,
  dates: readonly string[],
  windows: ReadonlyMap<string, [number, number][]>,
) {
  const score = scores.get(key) ?? { listed: 0, found: 0, ours: 0, windows: 0, sameWindows: 0 }
  scores.set(key, score)
  score.listed += dates.length
  score.ours += found.dates.length
  score.found += dates.filter((date) => found.dates.includes(date)).length
  for (const date of dates) if (!found.dates.includes(date)) process.stdout.write(`${key}: ${date} is missing\n`)
  for (const date of found.dates) {
    const ours = found.windows.filter((window) => window.date === date)
    const clocks = ours.map(({ from, to }) => `${from.slice(5)} to ${to.slice(5)}`).join(', ')
    if (!dates.includes(date)) process.stdout.write(`${key}: ${date} is ours alone, ${clocks}\n`)
    const printed = windows.get(date)
    if (!printed) continue
    score.windows += printed.length
    const isClose = ([start, end]: [number, number]) =>
      ours.some(
        ({ from, to }) =>
          Math.abs(minutesOf(from) - start) <= TOLERANCE_MINUTES && Math.abs(minutesOf(to) - end) <= TOLERANCE_MINUTES,
      )
    const same = printed.filter(isClose).length
    score.sameWindows += same
    if (same < printed.length) process.stdout.write(`${key}: ${date} has other windows, ours ${clocks}\n`)
  }
}

for (const { purpose, input, expected } of reference.cases) {
  const printed = Object.entries(expected.windows ?? {}).map(
    ([date, list]) =>
      [date, list.map(([start, end]) => [printedMinutes(date, start), printedMinutes(date, end)])] as const,
  )
  compare(`${purpose} ${input.from.slice(0, 4)}`, search(purpose, input), expected.dates, new Map(printed as never))
}
for (const { input, expected } of reference.weekly) {
  for (const [purpose, list] of Object.entries(expected)) {
    const windows = new Map<string, [number, number][]>()
    for (const { date, window } of list) {
      const [start, end] = window
      windows.set(date, [...(windows.get(date) ?? []), [printedMinutes(date, start), printedMinutes(date, end)]])
    }
    compare(`weekly ${purpose}`, search(purpose, input), [...windows.keys()], windows)
  }
}
for (const { purpose, input, expected } of reference.otherPurposes) {
  const dates = expected.map(({ date }) => date)
  const found = search(purpose, { ...input, from: dates[0] ?? '', to: dates.at(-1) ?? '' })
  compare(`other ${purpose}`, found, dates, new Map())
}

const total = new Map<string, Score>()
for (const [key, score] of scores) {
  const purpose = key.replace(/ \d{4}$/, '')
  const sum = total.get(purpose) ?? { listed: 0, found: 0, ours: 0, windows: 0, sameWindows: 0 }
  for (const field of Object.keys(sum) as (keyof Score)[]) sum[field] += score[field]
  total.set(purpose, sum)
}
for (const [key, { listed, found, ours, windows, sameWindows }] of [...scores, ...total]) {
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))
  process.stdout.write(
    `${key.padEnd(26)} listed ${listed}, recall ${share(found, listed)}, precision ${share(found, ours)}, windows ${sameWindows} of ${windows}\n`,
  )
}
