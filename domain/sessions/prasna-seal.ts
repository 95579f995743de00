import { type Conventions, GRAHAS, type Graha } from '@muhurta/jyotish'
import type { Place } from '#domain/births/places.ts'
import { recordOf } from '#domain/record-of.ts'
import type { SessionBrief } from './session-brief.ts'

/** Comes before the first seal. */
export const CHAIN_START = '0'.repeat(64)

const FORMAT = 'muhurta-prasna-1'

/** ISO 8601 in UTC. */
type IsoInstant = string

/** Where a question was asked: as typed, and what the chart was cast for (0072). */
export type AskedPlace = Place & { readonly typed: string; readonly source: 'certain' | 'guessed' | 'practice' }

/** Sidereal longitudes in degrees, to a millionth. */
export type PrasnaChart = {
  readonly engine: string
  readonly conventions: Conventions
  /** The second for which it is cast. */
  readonly instant: IsoInstant
  readonly lagna: number
  readonly grahas: Readonly<Record<Graha, { readonly longitude: number; readonly isRetrograde: boolean }>>
}

/** Everything that a seal fixes. */
export type PrasnaContent = {
  readonly format: typeof FORMAT
  /** The booking's code. */
  readonly booking: string
  readonly version: number
  /** When the server received the first form of this booking. */
  readonly askedAt: IsoInstant
  /** When the server received this version of it. */
  readonly sealedAt: IsoInstant
  /** Empty if the client asks it in the session. */
  readonly question: string
  readonly questionCount: number
  readonly place: AskedPlace
  /** Null where none can be cast. */
  readonly chart: PrasnaChart | null
  /** 256 random bits, so that nobody can find a question by trying. */
  readonly salt: string
}

export function prasnaContent(asked: Omit<PrasnaContent, 'format'>): PrasnaContent {
  return { format: FORMAT, ...asked }
}

/** What a chain links: the hash of a text, and of the seal before. */
export type SealLink = {
  readonly position: number
  readonly previousHash: string
  readonly contentHash: string
  readonly hash: string
}

/** The text whose hash is the seal's. */
export function linkText({ position, previousHash, contentHash }: Omit<SealLink, 'hash'>): string {
  return `${position}\n${previousHash}\n${contentHash}`
}

/** JSON with sorted keys and without spaces, so that the same content is always the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

const DECIMALS = 1_000_000

export function prasnaChart({ cast: { chart, instant } }: Pick<SessionBrief, 'cast'>): PrasnaChart {
  const round = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS
  const grahas = recordOf(GRAHAS, (graha) => {
    const { longitude, isRetrograde } = chart.grahas[graha]
    return { longitude: round(longitude), isRetrograde }
  })
  return {
    engine: chart.engineVersion,
    conventions: chart.conventions,
    instant: new Date(instant.utcMs).toISOString(),
    lagna: round(chart.lagna.longitude),
    grahas,
  }
}
