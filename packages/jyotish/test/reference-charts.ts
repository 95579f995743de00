import { readFileSync } from 'node:fs'

export const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode', 'trueNode'] as const
export const MODES = ['lahiri', 'raman', 'krishnamurti', 'trueChitra'] as const
export const RULES = ['hindu', 'upperLimb'] as const

export type BodyName = (typeof BODIES)[number]
type Rise = { prevRise: number | null; setAfterPrevRise: number | null; nextRise: number | null }
export type Point = { rashi: number; nakshatra: number; pada: number; navamsa: number }

/** The fields shared by the command line output and the reference charts. */
export type ChartFields = {
  jdUt: number
  deltaT: number
  tropical: Record<BodyName, { lon: number; lat: number; speed: number }>
  ascTropical: number
  mcTropical: number
  rise: Record<(typeof RULES)[number], Rise>
  derived: {
    points: Record<string, Point>
    tithi: number
    paksha: string
    karanaHalf: number
    karana: string
    yoga: number
    vara: number
    vimshottari: { lord: string; maha: { lord: string; startJdUt: number }[]; endOfCycleJdUt: number }
    marginArcsec: Record<'tithi' | 'karana' | 'yoga' | 'moonNakshatra' | 'lagnaRashi' | 'lagnaPada', number> & {
      bodyRashi: Record<BodyName, number>
      bodyNavamsa: Record<BodyName, number>
    }
  }
}

type SiderealFields = {
  bodies: Record<BodyName, { lon: number; speed: number; retro: boolean }>
  asc: number
  mc: number
}

export type ComputedChart = ChartFields & { id: string; ayanamsaMean: number; sidereal: SiderealFields }

export type ReferenceChart = ChartFields & {
  id: string
  utc: string
  lat: number
  lon: number
  sidereal: Record<(typeof MODES)[number], SiderealFields & { ayanamsaMean: number }>
  flags?: string[]
}

const file = new URL('./reference/charts/vectors-open.json', import.meta.url)

/** The 250 reference charts, read once. */
export const REFERENCE_CHARTS = (JSON.parse(readFileSync(file, 'utf8')) as { charts: ReferenceChart[] }).charts
