import { angularSeparation, type Degrees } from '../angles.ts'
import { bySignLord, type SignLord } from '../grahas.ts'
import { unequalPartAt } from '../vargas/parts.ts'
import { type Varga, vargaRashi } from '../vargas/varga.ts'
import { debilitationRashi, EXALTATIONS } from '../zodiac/dignity.ts'
import type { Placements } from '../zodiac/placements.ts'
import { houseFrom, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

type Hadda = readonly (readonly [SignLord, Degrees])[]

/** The five unequal parts of each sign with their lords and extents in degrees (Tajika Neelakanthi 1). */
const HADDAS: readonly Hadda[] = [
  [
    ['jupiter', 6],
    ['venus', 6],
    ['mercury', 8],
    ['mars', 5],
    ['saturn', 5],
  ],
  [
    ['venus', 8],
    ['mercury', 6],
    ['jupiter', 8],
    ['saturn', 5],
    ['mars', 3],
  ],
  [
    ['mercury', 6],
    ['venus', 6],
    ['jupiter', 5],
    ['mars', 7],
    ['saturn', 6],
  ],
  [
    ['mars', 7],
    ['venus', 6],
    ['mercury', 6],
    ['jupiter', 7],
    ['saturn', 4],
  ],
  [
    ['jupiter', 6],
    ['venus', 5],
    ['saturn', 7],
    ['mercury', 6],
    ['mars', 6],
  ],
  [
    ['mercury', 7],
    ['venus', 10],
    ['jupiter', 4],
    ['mars', 7],
    ['saturn', 2],
  ],
  [
    ['saturn', 6],
    ['mercury', 8],
    ['jupiter', 7],
    ['venus', 7],
    ['mars', 2],
  ],
  [
    ['mars', 7],
    ['venus', 4],
    ['mercury', 8],
    ['jupiter', 5],
    ['saturn', 6],
  ],
  [
    ['jupiter', 12],
    ['venus', 5],
    ['mercury', 4],
    ['mars', 5],
    ['saturn', 4],
  ],
  [
    ['mercury', 7],
    ['jupiter', 7],
    ['venus', 8],
    ['saturn', 4],
    ['mars', 4],
  ],
  [
    ['mercury', 7],
    ['venus', 6],
    ['jupiter', 7],
    ['mars', 5],
    ['saturn', 5],
  ],
  [
    ['venus', 12],
    ['jupiter', 4],
    ['mercury', 3],
    ['mars', 9],
    ['saturn', 2],
  ],
]

/** The lord of the hadda of a longitude. */
export function haddaLord(longitude: Degrees): SignLord {
  const rashi = rashiAt(longitude)
  const hadda = HADDAS[rashi] ?? []
  const part = unequalPartAt(
    longitude,
    hadda.map(([, extent]) => extent),
  )
  return hadda[part]?.[0] ?? lordOf(rashi)
}

type Longitudes = Placements['longitudes']

/** Friends are in the 3rd, 5th, 9th and 11th, enemies in the 1st, 4th, 7th and 10th (Tajika Neelakanthi 1). */
function shareByPlace(graha: SignLord, lord: SignLord, longitudes: Longitudes): number {
  if (graha === lord) return 1
  const house = houseFrom(rashiAt(longitudes[graha]), rashiAt(longitudes[lord]))
  if ([3, 5, 9, 11].includes(house)) return 3 / 4
  return [1, 4, 7, 10].includes(house) ? 1 / 4 : 1 / 2
}

/** The whole strength of a place in a graha's own division. */
const WHOLE = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const

function strengthOf(graha: SignLord, longitudes: Longitudes): number {
  const longitude = longitudes[graha]
  const lordIn = (varga: Varga) => lordOf(vargaRashi(longitude, varga))
  const debilitation = 30 * debilitationRashi(graha) + (EXALTATIONS[graha].deepest ?? 0)
  const share = (lord: SignLord) => shareByPlace(graha, lord, longitudes)
  const points =
    WHOLE.kshetra * share(lordIn(1)) +
    WHOLE.hadda * share(haddaLord(longitude)) +
    WHOLE.drekkana * share(lordIn(3)) +
    WHOLE.navamsha * share(lordIn(9)) +
    angularSeparation(longitude, debilitation) / 9
  return points / 4
}

/**
 * The fivefold strength of a year, 0 to 20: sign, exaltation, hadda, drekkana and navamsha, a quarter of their sum
 * (Tajika Neelakanthi 1). Friendship is by place in the annual chart; schools differ on it and on the drekkanas.
 */
export function panchavargiyaBala({ longitudes }: Pick<Placements, 'longitudes'>): Record<SignLord, number> {
  return bySignLord((graha) => strengthOf(graha, longitudes))
}
