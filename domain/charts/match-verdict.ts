import { KOOTA_MAXIMA, type Koota } from '@muhurta/jyotish'

/** Half of the 36 points, below which tradition advises against a match. */
const ENOUGH_POINTS = 18

type Matched = { readonly total: number; readonly kootas: Readonly<Record<Koota, { readonly points: number }>> }

export type MatchVerdict = {
  readonly isEnough: boolean
  /** The kootas that give no point at all, in their usual order. */
  readonly against: readonly Koota[]
}

/** What the points say in one line, and which kootas stand against the match. */
export function matchVerdict({ total, kootas }: Matched): MatchVerdict {
  const all = Object.keys(KOOTA_MAXIMA) as Koota[]
  return { isEnough: total >= ENOUGH_POINTS, against: all.filter((koota) => kootas[koota].points === 0) }
}
