import type { PrasnaChart } from '#domain/sessions/prasna-seal.ts'

/** One seal of a question as its client sees it. */
export type SealView = {
  readonly position: number
  readonly hash: string
  /** Null for the first of the practice. */
  readonly previousHash: string | null
  readonly contentHash: string
  readonly sealedAt: string
  readonly askedAt: string
  /** To the millisecond, as it was sealed. */
  readonly askedAtUtc: string
  readonly question: string
  readonly place: string
  readonly placeNote: string
  readonly chart: PrasnaChart | null
}
