import { type Degrees, forwardSeparation, normalizeDegrees } from '../angles.ts'
import { type BirthDayRefusal, birthDayOf } from '../chart/birth-day.ts'
import type { Chart } from '../chart/chart.ts'
import { grahaLongitude } from '../chart/graha-longitude.ts'
import type { SignLord } from '../grahas.ts'
import { accepted, type Outcome } from '../outcome.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { isOddRashi, type Quality, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { lordOf, RASHIS } from '../zodiac/rashis.ts'

const MINUTES_PER_DAY = 1440

/** Degrees per minute since sunrise (Brihat Parashara Hora Shastra, ch. 5; vighati: P. V. R. Narasimha Rao). */
const RATES = { bhava: 1 / 4, hora: 1 / 2, ghati: 5 / 4, vighati: 15 } as const

/** Pranapada moves a sign in fifteen vighatis, 6 minutes (Brihat Parashara Hora Shastra, ch. 3, 71-74). */
const PRANAPADA_RATE = 5
const PRANAPADA_START: Record<Quality, Degrees> = { movable: 0, fixed: 240, dual: 120 }

/** The rays (kalas) of the grahas for the indu lagna (Uttara Kalamrita 4.28-29). */
const KALAS: Record<SignLord, number> = { sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 }

export type SpecialLagnas = {
  bhava: Degrees
  hora: Degrees
  ghati: Degrees
  vighati: Degrees
  sree: Degrees
  pranapada: Degrees
  bhriguBindu: Degrees
  indu: RashiIndex
  varnada: RashiIndex
}

const ninthFrom = (rashi: RashiIndex) => wrapRashi(rashi + 8)

/** The sum of the rays of the ninth lords from lagna and Moon, in signs counted from the Moon (Uttara Kalamrita 4). */
export function induLagna(lagna: RashiIndex, moon: RashiIndex): RashiIndex {
  const rays = KALAS[lordOf(ninthFrom(lagna))] + KALAS[lordOf(ninthFrom(moon))]
  return wrapRashi(moon + rays - 1)
}

/** The count of a sign: odd ones from Mesha forward, even ones from Meena back. */
function varnadaCount(rashi: RashiIndex): number {
  return isOddRashi(rashi) ? rashi + 1 : 12 - rashi
}

/**
 * Varnada lagna: the counts of lagna and hora lagna, added when both are odd or both even, subtracted otherwise, and
 * counted from Mesha or back from Meena by the lagna (Jaimini Sutras 1.3; Brihat Parashara Hora Shastra, ch. 30).
 */
export function varnadaLagna(lagna: RashiIndex, hora: RashiIndex): RashiIndex {
  const isSameKind = isOddRashi(lagna) === isOddRashi(hora)
  const [one, other] = [varnadaCount(lagna), varnadaCount(hora)]
  const count = isSameKind ? one + other : Math.abs(one - other)
  return isOddRashi(lagna) ? wrapRashi(count - 1) : wrapRashi(12 - count)
}

/** The lagna turned forward by the travelled share of the Moon's nakshatra (Jaimini Sutras, commentaries). */
export function sreeLagna(lagna: Degrees, moon: Degrees): Degrees {
  return normalizeDegrees(lagna + nakshatraAt(moon).fractionElapsed * 360)
}

/**
 * The special lagnas of a chart, sidereal degrees or signs. Bhava, hora, ghati and vighati lagna start at the Sun of the
 * sunrise that opened the day. A vighati lagna moves a degree in four seconds: it is only as good as the sunrise.
 */
export function specialLagnas(chart: Chart): Outcome<SpecialLagnas, BirthDayRefusal> {
  const day = birthDayOf(chart)
  if (!day.ok) return day

  const { jdUt, conventions, placements } = chart
  const { lagna, longitudes } = placements
  const minutes = (jdUt - day.value.sunrise) * MINUTES_PER_DAY
  const sunAtSunrise = grahaLongitude('sun', day.value.sunrise, conventions)
  const moved = (rate: number) => normalizeDegrees(sunAtSunrise + rate * minutes)
  const hora = moved(RATES.hora)
  const start = PRANAPADA_START[RASHIS[rashiAt(longitudes.sun)].quality]

  return accepted({
    bhava: moved(RATES.bhava),
    hora,
    ghati: moved(RATES.ghati),
    vighati: moved(RATES.vighati),
    sree: sreeLagna(lagna, longitudes.moon),
    pranapada: normalizeDegrees(longitudes.sun + start + PRANAPADA_RATE * minutes),
    bhriguBindu: normalizeDegrees(longitudes.rahu + forwardSeparation(longitudes.rahu, longitudes.moon) / 2),
    indu: induLagna(rashiAt(lagna), rashiAt(longitudes.moon)),
    varnada: varnadaLagna(rashiAt(lagna), rashiAt(hora)),
  })
}
