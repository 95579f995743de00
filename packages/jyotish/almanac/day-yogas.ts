import type { JdSpan } from '../panchanga/day-parts.ts'
import type { LimbSpan, PanchangaSky } from '../panchanga/limb.ts'
import { cutAt, merged } from '../panchanga/spans.ts'
import { staysBetween } from '../panchanga/stays.ts'

/** Yogas of weekday, lunar day and star, which almanacs print beside the day. */
export const DAY_YOGAS = [
  'sarvarthaSiddhi',
  'amritaSiddhi',
  'raviPushya',
  'guruPushya',
  'ravi',
  'dvipushkara',
  'tripushkara',
  'jvalamukhi',
] as const
export type DayYogaId = (typeof DAY_YOGAS)[number]
export type DayYoga = JdSpan & { id: DayYogaId }

/** What runs at a moment: weekday from Sunday = 0, lunar day from 0 to 29, stars of the Moon and the Sun from Ashwini = 0. */
type Running = { vara: number; tithi: number; star: number; sunStar: number }

const [SUNDAY, TUESDAY, THURSDAY, SATURDAY] = [0, 2, 4, 6]
const PUSHYA = 7

/** Muhurta Chintamani, first chapter: the stars that fulfil every purpose, Sunday to Saturday. */
const SARVARTHA_SIDDHI: readonly (readonly number[])[] = [
  [0, 7, 11, 12, 18, 20, 25],
  [3, 4, 7, 16, 21],
  [0, 2, 8, 25],
  [2, 3, 4, 12, 16],
  [0, 6, 7, 16, 26],
  [0, 6, 16, 21, 26],
  [3, 14, 21],
]

/** The same chapter: Hasta, Mrigashira, Ashwini, Anuradha, Pushya, Revati and Rohini, Sunday to Saturday. */
const AMRITA_SIDDHI = [12, 4, 0, 16, 7, 26, 3]

/** Stars of the Moon counted from that of the Sun, which is the first. */
const RAVI_COUNTS = [4, 6, 9, 10, 13, 20]

/** The second, seventh and twelfth of a fortnight on a Sunday, Tuesday or Saturday double or triple what is done. */
const PUSHKARA_TITHIS = [2, 7, 12]
const PUSHKARA_DAYS = [SUNDAY, TUESDAY, SATURDAY]
/** Mrigashira, Chitra and Dhanishta belong to two signs, half and half. */
const TWO_FOOTED = [4, 13, 22]
/** Krittika, Punarvasu, Uttara Phalguni, Vishakha, Uttara Ashadha and Purva Bhadrapada have three feet in one sign. */
const THREE_FOOTED = [2, 6, 11, 15, 20, 24]

/** The first with Mula, fifth with Bharani, eighth with Krittika, ninth with Rohini, tenth with Ashlesha. */
const JVALAMUKHI = new Map([
  [1, 18],
  [5, 1],
  [8, 2],
  [9, 3],
  [10, 8],
])

const numberInFortnight = (tithi: number) => (tithi % 15) + 1

function pushkaraOf({ vara, tithi }: Running): boolean {
  return PUSHKARA_DAYS.includes(vara) && PUSHKARA_TITHIS.includes(numberInFortnight(tithi))
}

const HOLDS: Readonly<Record<DayYogaId, (running: Running) => boolean>> = {
  sarvarthaSiddhi: ({ vara, star }) => SARVARTHA_SIDDHI[vara]?.includes(star) === true,
  amritaSiddhi: ({ vara, star }) => AMRITA_SIDDHI[vara] === star,
  raviPushya: ({ vara, star }) => vara === SUNDAY && star === PUSHYA,
  guruPushya: ({ vara, star }) => vara === THURSDAY && star === PUSHYA,
  ravi: ({ star, sunStar }) => RAVI_COUNTS.includes(((star - sunStar + 27) % 27) + 1),
  dvipushkara: (running) => pushkaraOf(running) && TWO_FOOTED.includes(running.star),
  tripushkara: (running) => pushkaraOf(running) && THREE_FOOTED.includes(running.star),
  jvalamukhi: ({ tithi, star }) => JVALAMUKHI.get(numberInFortnight(tithi)) === star,
}

type Limbs = { tithis: readonly LimbSpan[]; nakshatras: readonly LimbSpan[] }

/** The yogas that hold from one sunrise to the next, in the order of their names and then of time. */
export function dayYogas({ tithis, nakshatras }: Limbs, vara: number, day: JdSpan, sky: PanchangaSky): DayYoga[] {
  const sunStars = staysBetween('sun', 27, day, sky)
  const pieces = cutAt(day, [...tithis, ...nakshatras, ...sunStars]).map((piece) => {
    const middle = (piece.startJdUt + piece.endJdUt) / 2
    const at = (spans: readonly LimbSpan[]) => spans.find(({ endJdUt }) => endJdUt > middle)?.index ?? 0
    return { piece, running: { vara, tithi: at(tithis), star: at(nakshatras), sunStar: at(sunStars) } }
  })
  return DAY_YOGAS.flatMap((id) => {
    const found = pieces.filter(({ running }) => HOLDS[id](running)).map(({ piece }) => piece)
    return merged(found).map((span) => ({ id, ...span }))
  })
}
