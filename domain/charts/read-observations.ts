import { GRAHA_NAMES, GRAHAS, type Graha, RASHI_NAMES } from '@muhurta/jyotish'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** A figure of another program, with the smallest unit it was printed in. */
export type Observation =
  | { readonly kind: 'graha'; readonly graha: Graha; readonly longitude: number; readonly unitArcsec: number }
  | { readonly kind: 'lagna'; readonly longitude: number; readonly unitArcsec: number }
  | {
      readonly kind: 'dasha'
      /** The lord of the mahadasha first. */
      readonly lords: readonly Graha[]
      /** The printed start as if its clock were UTC, milliseconds. */
      readonly printedMs: number
      readonly unitDays: number
    }

export type UnreadLine = { readonly line: string }

const MAX_LINES = 12
const MINUTE_DAYS = 1 / 1440

const LAGNA = /^(lagna|asc|ascendant|as|la)\b/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads what people copy from other programs, one figure a line: "Moon 14° 23′ 10″ Scorpio", "Lagna 125.204",
 * "Rahu-Jupiter 12 Mar 2004 14:35". The refusal is the first line that cannot be read.
 */
export function readObservations(text: string): Outcome<Observation[], UnreadLine> {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MAX_LINES)

  const observations: Observation[] = []
  for (const line of lines) {
    const observation = readLine(line)
    if (!observation) return refused({ line })
    observations.push(observation)
  }
  return accepted(observations)
}

function readLine(line: string): Observation | undefined {
  const date = readDate(line)
  if (date) {
    const lords = line
      .slice(0, date.index)
      .split(/[^\p{L}\p{M}]+/u)
      .flatMap((word) => grahaNamed(word) ?? [])
    return lords.length > 0 ? { kind: 'dasha', lords, printedMs: date.ms, unitDays: date.unitDays } : undefined
  }
  const lagna = LAGNA.exec(line)
  if (lagna) return withLongitude(line.slice(lagna[0].length), (angle) => ({ kind: 'lagna', ...angle }))

  const [word = ''] = /^\p{L}[\p{L}\p{M}]*/u.exec(line) ?? []
  const graha = grahaNamed(word)
  return graha && withLongitude(line.slice(word.length), (angle) => ({ kind: 'graha', graha, ...angle }))
}

type Angle = { longitude: number; unitArcsec: number }

function withLongitude<Made>(text: string, make: (angle: Angle) => Made): Made | undefined {
  const angle = readAngle(text)
  return angle && make(angle)
}

/** Degrees within a named sign, or from the start of the zodiac. */
function readAngle(text: string): Angle | undefined {
  const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number)
  const [degrees, minutes, seconds] = numbers
  if (degrees === undefined || numbers.length > 3) return undefined

  const sign = signNamed(text)
  const value = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  const most = sign === undefined ? 360 : 30
  if (value >= most || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return undefined

  return { longitude: value + 30 * (sign ?? 0), unitArcsec: unitOf(numbers) }
}

/** The last printed digit, in arcseconds. */
function unitOf(numbers: readonly string[]): number {
  const whole = [3600, 60, 1][numbers.length - 1] ?? 3600
  const decimals = numbers.at(-1)?.split('.')[1]?.length ?? 0
  return whole / 10 ** decimals
}

function signNamed(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  for (const word of words) {
    const index = RASHI_NAMES.findIndex(({ english, sanskrit, devanagari }) =>
      [english, sanskrit, devanagari].some((name) => isShortFor(word, name.toLowerCase())),
    )
    if (index >= 0) return index
  }
  return undefined
}

function grahaNamed(word: string): Graha | undefined {
  const wanted = word.toLowerCase()
  return GRAHAS.find((graha) => {
    const { english, sanskrit, devanagari, code } = GRAHA_NAMES[graha]
    return (
      code.toLowerCase() === wanted ||
      [english, sanskrit, devanagari].some((name) => isShortFor(wanted, name.toLowerCase()))
    )
  })
}

/** "sco" for scorpio: three letters distinguish all names. Programs differ in each "h": Vrischika, Vrishchika. */
function isShortFor(word: string, name: string): boolean {
  return word.length >= 3 && (name.startsWith(word) || withoutH(name).startsWith(withoutH(word)))
}

function withoutH(word: string): string {
  return word.replaceAll('h', '')
}

const CLOCK = String.raw`(?:[ ,T]+(\d{1,2}):(\d{2}))?`
const YEAR_FIRST = new RegExp(String.raw`(\d{4})-(\d{1,2})-(\d{1,2})${CLOCK}`)
const NAMED_MONTH = new RegExp(String.raw`(\d{1,2})[ -]*(${MONTHS.join('|')})[a-z]*\.?,?[ -]*(\d{4})${CLOCK}`, 'i')
const DAY_FIRST = new RegExp(String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${CLOCK}`)

/** A date with the day before the month, as in India, or with the year first; with or without a time. */
function readDate(line: string): { ms: number; index: number; unitDays: number } | undefined {
  const yearFirst = YEAR_FIRST.exec(line)
  const named = NAMED_MONTH.exec(line)
  const match = yearFirst ?? named ?? DAY_FIRST.exec(line)
  if (!match) return undefined

  const [, a = '', b = '', c = '', hour, minute] = match
  const [year, month, day] = yearFirst ? [a, b, c] : [c, named ? String(MONTHS.indexOf(b.toLowerCase()) + 1) : b, a]
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0))
  const isReal = new Date(ms).getUTCDate() === Number(day) && Number(month) <= 12
  return isReal ? { ms, index: match.index, unitDays: hour === undefined ? 1 : MINUTE_DAYS } : undefined
}
