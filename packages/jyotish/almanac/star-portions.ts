import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan } from '../panchanga/limb.ts'

/** The Moon's stay in a nakshatra counts as 60 ghatis; each portion lasts four of them. */
const GHATIS = 60
const PORTION_GHATIS = 4

/** The ghati of each nakshatra, from Ashwini, after which its varjyam (thyajya) begins. Mula has a second one after 20. */
const VARJYAM = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
]
const MULA = 18
const MULA_FIRST = 20

/** Likewise for the amrita kala. Both tables are those of the South Indian almanacs, as in jyotisham/jyotisha. */
const AMRITA = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]

function portion({ startJdUt, endJdUt }: JdSpan, ghati: number): JdSpan {
  const length = (endJdUt - startJdUt) / GHATIS
  return { startJdUt: startJdUt + ghati * length, endJdUt: startJdUt + (ghati + PORTION_GHATIS) * length }
}

function beginsWithin(day: JdSpan) {
  return ({ startJdUt }: JdSpan) => startJdUt >= day.startJdUt && startJdUt < day.endJdUt
}

/** The varjyams that begin between two sunrises. */
export function varjyams(nakshatras: readonly LimbSpan[], day: JdSpan): JdSpan[] {
  return nakshatras
    .flatMap((star) => [
      ...(star.index === MULA ? [portion(star, MULA_FIRST)] : []),
      portion(star, VARJYAM[star.index] ?? 0),
    ])
    .filter(beginsWithin(day))
}

/** The amrita kalas that begin between two sunrises. */
export function amritaKalas(nakshatras: readonly LimbSpan[], day: JdSpan): JdSpan[] {
  return nakshatras.map((star) => portion(star, AMRITA[star.index] ?? 0)).filter(beginsWithin(day))
}
