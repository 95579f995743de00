import { accepted, type Outcome, refused } from '../outcome.ts'
import { checkLocation, type Location, type LocationRefusal } from '../sky/location.ts'
import { type JulianDay, parseUtc } from '../time/julian-day.ts'
import { checkSupported, type TimeRefusal } from '../time/supported-years.ts'
import { INDIA_OFFSET_MINUTES } from './clock.ts'
import type { Drawn, Level } from './exercise.ts'
import type { Kind } from './kind.ts'
import { ashtakavargaKind, aspects, yogas } from './kinds/charts.ts'
import { charaDashaKind, dashaBalance, runningDasha } from './kinds/dashas.ts'
import { horaLord, rahuKalam, tithi } from './kinds/days.ts'
import { nakshatra, navamsha, varga } from './kinds/divisions.ts'
import { avastha, combustion, dignity, friendship } from './kinds/grahas.ts'
import { house, lagnaLord } from './kinds/houses.ts'
import { arudha, karakas } from './kinds/jaimini.ts'
import { kootas, tarabala } from './kinds/moons.ts'
import { drawFrom } from './seed.ts'
import { chartOf, chosenSource, drawnSource, type ExerciseChart } from './source.ts'

const KINDS = {
  'lagna-lord': lagnaLord,
  house,
  navamsha,
  varga,
  nakshatra,
  'dasha-balance': dashaBalance,
  'running-dasha': runningDasha,
  'chara-dasha': charaDashaKind,
  tithi,
  'rahu-kalam': rahuKalam,
  'hora-lord': horaLord,
  tarabala,
  dignity,
  friendship,
  avastha,
  combustion,
  aspects,
  yogas,
  ashtakavarga: ashtakavargaKind,
  kootas,
  arudha,
  karakas,
} as const satisfies Record<string, Kind>

export type ExerciseKind = keyof typeof KINDS

export const EXERCISE_KINDS = Object.keys(KINDS) as ExerciseKind[]

export function isExerciseKind(kind: unknown): kind is ExerciseKind {
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind)
}

export type ExerciseRequest = {
  kind: ExerciseKind
  /** Any short text; the same seed gives the same exercise everywhere. */
  seed: string
  level: Level
  /** Whose chart is asked about, where the kind asks about one; drawn by default. */
  chart?: ExerciseChart
}

export type Exercise = Omit<ExerciseRequest, 'chart'> & Drawn

/** A chosen chart may be too close to call whatever is asked about it. */
export type ExerciseRefusal = 'too-close-to-call'

const MAX_STEPS = 200

/** The exercise of a seed. A draw whose answer is too close to a boundary is passed over for the next one. */
export function exerciseFrom({ kind, seed, level, chart }: ExerciseRequest): Outcome<Exercise, ExerciseRefusal> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const draw = drawFrom(`${kind} ${level} ${step} ${seed}`)
    const drawn = KINDS[kind](chart ? chosenSource(draw, chart) : drawnSource(draw), level)
    if (drawn) return accepted({ kind, seed, level, ...drawn })
  }
  return refused('too-close-to-call')
}

const MAX_OFFSET_MINUTES = 14 * 60

/** The chart of a birth for `exerciseFrom`, 1900 to 2100. Its date and time are told by the clock of the birth, Indian time by default. */
export function chosenChart(
  input: Location & { utc: string; utcOffsetMinutes?: number },
): Outcome<ExerciseChart, TimeRefusal | LocationRefusal | 'not-a-utc-time' | 'utc-offset-out-of-range'> {
  const { utcOffsetMinutes = INDIA_OFFSET_MINUTES } = input
  // The old clocks of a place may be off by a part of a minute.
  if (!(Math.abs(utcOffsetMinutes) <= MAX_OFFSET_MINUTES)) return refused('utc-offset-out-of-range')
  const time: Outcome<JulianDay, 'not-a-utc-time'> = parseUtc(input.utc)
  if (!time.ok) return time
  const supported = checkSupported(time.value)
  if (!supported.ok) return supported
  const place = checkLocation(input)
  return place.ok ? accepted(chartOf(time.value, { ...place.value, utcOffsetMinutes })) : place
}
