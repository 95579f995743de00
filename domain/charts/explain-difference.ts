import {
  AYANAMSA_MODES,
  type AyanamsaMode,
  ayanamsaAt,
  computeChart,
  DASHA_YEARS,
  type DashaPeriod,
  type DashaYearDays,
  DEFAULT_CONVENTIONS,
  type Degrees,
  GRAHAS,
  type Graha,
  julianDayFromUnix,
  type NodeKind,
  normalizeDegrees,
  skyAt,
  subPeriods,
  vimshottari,
} from '@muhurta/jyotish'
import { recordOf } from '#domain/record-of.ts'
import type { TimedChart } from './birth-chart.ts'
import { type ClockGuess, listClockGuesses } from './clock-guesses.ts'
import type { Observation } from './read-observations.ts'

/** Settings that another program may have used. */
export type OtherSettings = {
  readonly ayanamsa: AyanamsaMode
  readonly node: NodeKind
  readonly yearDays: DashaYearDays
  readonly clock: ClockGuess
}

export type SettingName = keyof OtherSettings

/** One set of settings that gives the figures of the other program, and which of them differ from this chart's. */
export type Candidate = { readonly settings: OtherSettings; readonly changed: readonly SettingName[] }

export type Explanation =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'explained'; readonly candidate: Candidate; readonly tested: readonly SettingName[] }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Candidate[]; readonly tested: readonly SettingName[] }
  | { readonly kind: 'unexplained' }

/** Lahiri by the Calendar Reform Committee is 0.7″ from Lahiri: no program prints enough digits to distinguish them. */
const SEARCHED_AYANAMSAS = AYANAMSA_MODES.filter((mode) => mode !== 'lahiriIcrc')

/** How far two good ephemerides may be apart, arcseconds; theories of the true node differ more. */
const SLACK_ARCSEC = 0.5
const NODE_SLACK_ARCSEC = 3

const ARCSEC_PER_NAKSHATRA = 48_000
const ARCSEC_PER_DEGREE = 3600

/** The sky of the birth under one clock: longitudes in the default zodiac. */
type ClockSky = {
  readonly clock: ClockGuess
  readonly jdUt: number
  readonly lagna: Degrees
  readonly grahas: Record<NodeKind, Record<Graha, Degrees>>
}

/** How far each zodiac is from the default one; constant over the hours between two clocks. */
type Shifts = Readonly<Record<AyanamsaMode, Degrees>>

/**
 * Searches ayanamsa, node, year length and clock for the settings that give the figures of another program. It names
 * them only if no other settings fit; figures too coarse to decide are ambiguous.
 */
export function explainDifference(own: TimedChart, observations: readonly Observation[]): Explanation {
  const mine = settingsOf(own)
  const tested = testedBy(observations)
  const shifts = shiftsAt(own.chart.jdUt)
  const fitting = listSettings(own, mine, tested).filter(({ sky, settings }) =>
    fits(sky, settings, shifts[settings.ayanamsa], observations),
  )
  const candidates = fitting
    .map(({ settings }) => ({ settings, changed: changedFrom(mine, settings) }))
    .toSorted((a, b) => a.changed.length - b.changed.length)

  const [first] = candidates
  if (!first) return { kind: 'unexplained' }
  if (first.changed.length === 0) return { kind: 'agrees' }
  return candidates.length === 1
    ? { kind: 'explained', candidate: first, tested }
    : { kind: 'ambiguous', candidates, tested }
}

function settingsOf({ chart, instant }: TimedChart): OtherSettings {
  const { ayanamsa, node, yearDays } = chart.conventions
  return {
    ayanamsa: typeof ayanamsa === 'string' ? ayanamsa : 'lahiri',
    node,
    yearDays,
    clock: { id: 'as-given', offsetSeconds: instant.offsetSeconds },
  }
}

/** A setting is searched only if a figure depends on it. */
function testedBy(observations: readonly Observation[]): SettingName[] {
  const hasNode = observations.some((each) => each.kind === 'graha' && (each.graha === 'rahu' || each.graha === 'ketu'))
  const hasDasha = observations.some(({ kind }) => kind === 'dasha')
  return ['ayanamsa', 'clock', ...(hasNode ? ['node' as const] : []), ...(hasDasha ? ['yearDays' as const] : [])]
}

function changedFrom(mine: OtherSettings, other: OtherSettings): SettingName[] {
  const names: SettingName[] = []
  if (mine.ayanamsa !== other.ayanamsa) names.push('ayanamsa')
  if (mine.node !== other.node) names.push('node')
  if (mine.yearDays !== other.yearDays) names.push('yearDays')
  if (mine.clock.offsetSeconds !== other.clock.offsetSeconds) names.push('clock')
  return names
}

function listSettings(own: TimedChart, mine: OtherSettings, tested: readonly SettingName[]) {
  const nodes: readonly NodeKind[] = tested.includes('node') ? ['mean', 'true'] : [mine.node]
  const years = tested.includes('yearDays') ? DASHA_YEARS.map(({ days }) => days) : [mine.yearDays]
  const ayanamsas = [...new Set([mine.ayanamsa, ...SEARCHED_AYANAMSAS])]

  return listClockGuesses(own)
    .flatMap((clock) => skyUnder(own, clock) ?? [])
    .flatMap((sky) =>
      ayanamsas.flatMap((ayanamsa) =>
        nodes.flatMap((node) =>
          years.map((yearDays) => ({ sky, settings: { ayanamsa, node, yearDays, clock: sky.clock } })),
        ),
      ),
    )
}

/** The sky of the birth as read by this clock; undefined outside the years of the engine. */
function skyUnder({ instant, place }: TimedChart, clock: ClockGuess): ClockSky | undefined {
  const jdUt = julianDayFromUnix(instant.utcMs + (instant.offsetSeconds - clock.offsetSeconds) * 1000)
  const chart = computeChart({ jdUt, lat: place.lat, lon: place.lon, options: DEFAULT_CONVENTIONS })
  const trueSky = skyAt(jdUt, { node: 'true' })
  if (!chart.ok || !trueSky.ok) return undefined

  const longitudesOf = (grahas: Record<Graha, { longitude: Degrees }>) =>
    recordOf(GRAHAS, (graha) => grahas[graha].longitude)
  return {
    clock,
    jdUt,
    lagna: chart.value.lagna.longitude,
    grahas: { mean: longitudesOf(chart.value.grahas), true: longitudesOf(trueSky.value.grahas) },
  }
}

function shiftsAt(jdUt: number): Shifts {
  const valueIn = (mode: AyanamsaMode) => {
    const ayanamsa = ayanamsaAt(jdUt, mode)
    return ayanamsa.ok ? ayanamsa.value : 0
  }
  const own = valueIn('lahiri')
  return recordOf(AYANAMSA_MODES, (mode) => own - valueIn(mode))
}

function fits(sky: ClockSky, settings: OtherSettings, shift: Degrees, observations: readonly Observation[]): boolean {
  const grahas = sky.grahas[settings.node]
  const offsets: DashaOffset[] = []

  for (const observed of observations) {
    if (observed.kind === 'dasha') {
      const offset = dashaOffset(observed, sky, settings, normalizeDegrees(grahas.moon + shift))
      if (!offset) return false
      offsets.push(offset)
      continue
    }
    const computed = observed.kind === 'lagna' ? sky.lagna : grahas[observed.graha]
    const isNode = observed.kind === 'graha' && (observed.graha === 'rahu' || observed.graha === 'ketu')
    const slack = isNode ? NODE_SLACK_ARCSEC : SLACK_ARCSEC
    if (!isPrintedAs(computed + shift, observed.longitude, observed.unitArcsec, slack)) return false
  }
  return agree(offsets)
}

/** Some programs round and some truncate: the true value is from half a unit below to a whole unit above. */
function isPrintedAs(computed: Degrees, printed: Degrees, unitArcsec: number, slackArcsec: number): boolean {
  const above = (normalizeDegrees(computed - printed + 180) - 180) * ARCSEC_PER_DEGREE
  return above >= -unitArcsec / 2 - slackArcsec && above <= unitArcsec + slackArcsec
}

/** How many days the computed start is after the printed one, and the tolerance from print and Moon. */
type DashaOffset = { readonly days: number; readonly unitDays: number; readonly slackDays: number }

function dashaOffset(
  { lords, printedMs, unitDays }: Extract<Observation, { kind: 'dasha' }>,
  { jdUt, clock }: ClockSky,
  { yearDays }: OtherSettings,
  moonLongitude: Degrees,
): DashaOffset | undefined {
  const dasha = vimshottari({ moonLongitude, birthJdUt: jdUt, yearDays })
  let periods: readonly DashaPeriod[] = dasha.periods
  let found: DashaPeriod | undefined
  for (const lord of lords) {
    found = periods.find((period) => period.lords.at(-1) === lord)
    if (!found) return undefined
    periods = subPeriods('vimshottari', found)
  }
  if (!found) return undefined

  const firstYears = dasha.balanceYears / dasha.fractionRemaining
  return {
    days: found.startJdUt - julianDayFromUnix(printedMs - clock.offsetSeconds * 1000),
    unitDays,
    slackDays: (SLACK_ARCSEC * firstYears * yearDays) / ARCSEC_PER_NAKSHATRA,
  }
}

/**
 * A slightly different Moon moves all dashas together: each date may be off by that much, but the time between two
 * dates only by the printed precision. This distinguishes one length of the year from another.
 */
function agree(offsets: readonly DashaOffset[]): boolean {
  const isEachNear = offsets.every(
    ({ days, unitDays, slackDays }) => days >= -unitDays / 2 - slackDays && days <= unitDays + slackDays,
  )
  return (
    isEachNear &&
    offsets.every((a) => offsets.every((b) => Math.abs(a.days - b.days) <= (1.5 * (a.unitDays + b.unitDays)) / 2))
  )
}
