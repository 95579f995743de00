import {
  type Conventions,
  type DashaPeriod,
  type Degrees,
  findRunningPeriods,
  GRAHAS,
  type House,
  houseFrom,
  type Ingress,
  type JulianDay,
  julianDayFromUnix,
  listIngresses,
  type MangalDosha,
  mangalDosha,
  type NakshatraIndex,
  type Pada,
  type Placements,
  type RashiIndex,
  rashiAt,
  type SadeSatiPhase,
} from '@muhurta/jyotish'
import { accepted, type Outcome } from '#domain/outcome.ts'
import { recordOf } from '#domain/record-of.ts'
import type { BirthChart, BirthRefusal } from './birth-chart.ts'

/** What most people ask of a chart first. What an unknown time leaves open is null. */
export type ChartSummary = {
  readonly lagna: RashiIndex | null
  readonly moon: { readonly rashi: RashiIndex; readonly degrees: Degrees | null } | null
  readonly star: { readonly nakshatra: NakshatraIndex; readonly pada: Pada | null } | null
  /** The running mahadasha and antardasha; empty without a time, and outside the 120 years. */
  readonly running: readonly DashaPeriod[]
  readonly mangal: MarsPlace | null
  readonly sadeSati: SadeSatiNow | null
}

/** Mangal dosha by the northern rule, and the houses of Mars that it looks at. */
export type MarsPlace = Pick<MangalDosha, 'isPresent' | 'cancellations'> & {
  readonly houses: { readonly lagna: House | null; readonly moon: House | null }
}

/** Where Saturn is now, counted from the natal Moon. */
export type SadeSatiNow = {
  readonly saturn: RashiIndex
  readonly house: House
  readonly phase: SadeSatiPhase | null
  /** When Saturn leaves its present sign. */
  readonly untilJdUt: JulianDay
}

export type SummarizedChart = { readonly cast: BirthChart; readonly summary: ChartSummary | null }

/** The chart with what most people ask of it first, at an instant. */
export function withSummary(
  cast: Outcome<BirthChart, BirthRefusal>,
  nowMs: number,
): Outcome<SummarizedChart, BirthRefusal> {
  if (!cast.ok) return cast
  return accepted({ cast: cast.value, summary: summarize(cast.value, julianDayFromUnix(nowMs)) })
}

function summarize(cast: BirthChart, nowJdUt: JulianDay): ChartSummary | null {
  if (cast.kind === 'date-only') return null
  if (cast.kind === 'timed') {
    const { lagna, grahas, placements, vimshottari, conventions } = cast.chart
    const { rashi, degreesInRashi: degrees, nakshatra, pada } = grahas.moon
    return {
      lagna: lagna.rashi,
      moon: { rashi, degrees },
      star: { nakshatra, pada },
      running: findRunningPeriods(vimshottari, nowJdUt, 2) ?? [],
      mangal: marsPlace(placements),
      sadeSati: sadeSatiAt(rashi, nowJdUt, conventions),
    }
  }
  const { grahas, moon } = cast.day
  const [rashi, laterRashi] = grahas.moon.rashis
  const [nakshatra, laterNakshatra] = moon.nakshatras
  const hasSign = rashi !== undefined && laterRashi === undefined
  return {
    lagna: null,
    moon: hasSign ? { rashi, degrees: null } : null,
    star: nakshatra !== undefined && laterNakshatra === undefined ? { nakshatra, pada: null } : null,
    running: [],
    // The signs at the start of the day; without the lagna only the Moon is examined.
    mangal: hasSign ? marsPlace({ longitudes: recordOf(GRAHAS, (graha) => grahas[graha].start) }) : null,
    sadeSati: hasSign ? sadeSatiAt(rashi, nowJdUt, cast.conventions) : null,
  }
}

function marsPlace(placements: Placements): MarsPlace {
  const { isPresent, cancellations } = mangalDosha(placements)
  const mars = rashiAt(placements.longitudes.mars)
  const { lagna } = placements
  return {
    isPresent,
    cancellations,
    houses: {
      lagna: lagna === undefined ? null : houseFrom(rashiAt(lagna), mars),
      moon: houseFrom(rashiAt(placements.longitudes.moon), mars),
    },
  }
}

const PHASES: Partial<Record<House, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }

function sadeSatiAt(moon: RashiIndex, nowJdUt: JulianDay, conventions: Conventions): SadeSatiNow | null {
  const leaving = nextIngressOfSaturn(Math.floor(nowJdUt), conventions)
  if (!leaving) return null
  const house = houseFrom(moon, leaving.from)
  return { saturn: leaving.from, house, phase: PHASES[house] ?? null, untilJdUt: leaving.jdUt }
}

/** Saturn stays at most three years in one sign. Searched step by step, because near a boundary the search is slow. */
const LONGEST_STAY_DAYS = 1200
const STEP_DAYS = 100

let latest: { readonly key: string; readonly ingress: Ingress | undefined } | undefined

/** Cached for one day and ayanamsa: it is the same for every birth, and takes longer than the rest of a chart. */
function nextIngressOfSaturn(day: JulianDay, { ayanamsa }: Conventions): Ingress | undefined {
  const key = JSON.stringify([day, ayanamsa])
  if (latest?.key !== key) latest = { key, ingress: searchIngressOfSaturn(day, ayanamsa) }
  return latest.ingress
}

function searchIngressOfSaturn(day: JulianDay, ayanamsa: Conventions['ayanamsa']): Ingress | undefined {
  for (let from = day; from < day + LONGEST_STAY_DAYS; from += STEP_DAYS) {
    const found = listIngresses('saturn', from, from + STEP_DAYS, { ayanamsa })
    if (!found.ok) return undefined
    if (found.value[0]) return found.value[0]
  }
  return undefined
}
