import { NUTATION } from './series/nutation.data.ts'
import { RADIANS_PER_ARCSECOND, sinCos } from './trigonometry.ts'

/** Nutation in radians; the longitude rate is in radians per century. */
export type Nutation = { longitude: number; obliquity: number; longitudeRate: number }

const VALUES_PER_TERM = 11
const RADIANS_PER_UNIT = RADIANS_PER_ARCSECOND * 1e-7

/** Mean planetary contribution added to the 77 lunisolar terms, arcseconds. */
const PLANETARY_LONGITUDE = -0.000135
const PLANETARY_OBLIQUITY = 0.000388

/** The five arguments l, l', F, D, Omega: arcseconds at J2000 and per century (Simon et al. 1994). */
const CONSTANTS = [485868.249036, 1287104.79305, 335779.526232, 1072260.70369, 450160.398036]
const RATES = [1717915923.2178, 129596581.0481, 1739527262.8478, 1602961601.209, -6962890.5431]
const ARCSECONDS_PER_TURN = 1296000

const table = Float64Array.from(NUTATION)

/** Nutation by the 77 terms of IAU 2000B; T in Julian centuries TT, within 0.001" from 1900 to 2100. */
export function nutationAt(t: number): Nutation {
  const angles = CONSTANTS.map(
    (constant, index) => ((constant + (RATES[index] as number) * t) % ARCSECONDS_PER_TURN) * RADIANS_PER_ARCSECOND,
  )
  let longitude = 0
  let obliquity = 0
  let rate = 0

  for (let at = table.length - VALUES_PER_TERM; at >= 0; at -= VALUES_PER_TERM) {
    let angle = 0
    let frequency = 0
    for (let index = 0; index < 5; index++) {
      const multiplier = table[at + index] as number
      angle += multiplier * (angles[index] as number)
      frequency += multiplier * (RATES[index] as number)
    }
    const { sin: sine, cos: cosine } = sinCos(angle)
    const inSine = (table[at + 5] as number) + (table[at + 6] as number) * t
    const inCosine = table[at + 7] as number
    longitude += inSine * sine + inCosine * cosine
    rate += frequency * RADIANS_PER_ARCSECOND * (inSine * cosine - inCosine * sine)
    obliquity +=
      ((table[at + 8] as number) + (table[at + 9] as number) * t) * cosine + (table[at + 10] as number) * sine
  }
  return {
    longitude: longitude * RADIANS_PER_UNIT + PLANETARY_LONGITUDE * RADIANS_PER_ARCSECOND,
    obliquity: obliquity * RADIANS_PER_UNIT + PLANETARY_OBLIQUITY * RADIANS_PER_ARCSECOND,
    longitudeRate: rate * RADIANS_PER_UNIT,
  }
}
