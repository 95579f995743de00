import type { Age, Wakefulness } from '../avasthas/avasthas.ts'
import type { Graha, SignLord } from '../grahas.ts'
import type { Karaka, KarakaScheme } from '../jaimini/chara-karakas.ts'
import type { Koota, KootaReason } from '../matching/kootas.ts'
import type { Paksha } from '../panchanga/karana.ts'
import type { Varga } from '../vargas/varga.ts'
import type { Yoga } from '../yogas/yoga.ts'
import type { Dignity } from '../zodiac/dignity.ts'
import type { CompoundRelation, NaturalRelation, TemporaryRelation } from '../zodiac/friendship.ts'
import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import type { House, RashiIndex } from '../zodiac/rashi.ts'
import type { GivenChart, GivenLongitude } from './given.ts'
import type { PlaceId } from './places.ts'

export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** The parts of daylight that are avoided. */
export const DAY_PARTS = ['rahu', 'yamaganda', 'gulika'] as const
export type DayPartName = (typeof DAY_PARTS)[number]

/** What a longitude belongs to. */
export type PointName = Graha | 'bride' | 'groom' | 'birthMoon' | 'dayMoon'

/** What a student is told. Dates are `2001-12-31`, clock times `09:05` of India, or of a chosen birth's offset from UTC. */
export type Facts = {
  birth?: {
    date: string
    time: string
    utc: string
    place?: PlaceId
    /** Always of a birth that was drawn. */
    lat?: number
    lon?: number
    utcOffsetMinutes?: number
  }
  chart?: GivenChart
  longitudes?: Partial<Record<PointName, GivenLongitude>>
  /** The clock time for which `longitudes` hold, where it is not that of the birth or of sunrise. */
  longitudesAt?: string
  /** Motions in minutes of arc a day. */
  dailyMotion?: { sun: number; moon: number }
  retrograde?: readonly Graha[]
  stars?: { birth: NakshatraIndex; day: NakshatraIndex }
  /** The day or the instant that is asked about; the weekday runs from sunrise, 0 = Sunday. */
  day?: {
    date?: string
    place?: PlaceId
    lat?: number
    lon?: number
    weekday?: number
    sunrise?: string
    sunset?: string
    nextSunrise?: string
    time?: string
    isNight?: boolean
  }
  /** Noon of this date. */
  on?: string
  yearDays?: 365.25
}

/** The codes that a choice is among, for the words of a page. */
export type Vocabulary =
  | 'graha'
  | 'nakshatra'
  | 'dignity'
  | 'plainDignity'
  | 'relation'
  | 'paksha'
  | 'yesNo'
  | 'yoga'
  | 'sign'
  | 'age'
  | 'waking'
  | 'direction'

export type NumberUnit = 'house' | 'count' | 'points' | 'years' | 'hours'

/** How a part is answered, and when an answer counts as right. */
export type AnswerForm =
  | { type: 'choice'; of: Vocabulary; options: readonly (string | number)[] }
  | { type: 'set'; of: Vocabulary; options: readonly (string | number)[] }
  /** 0 = Mesha to 11 = Meena. */
  | { type: 'sign' }
  | { type: 'number'; unit: NumberUnit; min: number; max: number; tolerance: number }
  | { type: 'date'; toleranceDays: number }
  | { type: 'time'; toleranceMinutes: number }

export type AnswerValue = string | number | readonly (string | number)[]

/** What a part asks. */
export type Ask =
  | { code: 'lagna-lord' }
  | { code: 'house-of-lagna-lord' }
  | { code: 'lord-of-house'; house: House }
  | { code: 'house-of-lord'; house: House }
  | { code: 'house-from'; graha: Graha; from: Graha | 'lagna' }
  | { code: 'grahas-in-house'; house: House; from: Graha | 'lagna' }
  | { code: 'varga-sign'; graha: Graha; varga: Varga }
  | { code: 'varga-lord'; graha: Graha; varga: Varga }
  | { code: 'vargottama' }
  | { code: 'nakshatra'; graha: Graha }
  | { code: 'pada'; graha: Graha }
  | { code: 'nakshatra-lord'; graha: Graha }
  | { code: 'dasha-lord' }
  | { code: 'balance-years' }
  | { code: 'balance-ends' }
  | { code: 'running-lord'; dashaLevel: 1 | 2 | 3 }
  | { code: 'paksha' }
  | { code: 'tithi' }
  | { code: 'tithi-hours' }
  | { code: 'dignity'; graha: SignLord }
  | { code: 'strong-grahas' }
  | { code: 'debilitated-grahas' }
  | { code: 'natural-relation'; graha: SignLord; other: SignLord }
  | { code: 'temporary-relation'; graha: SignLord; other: SignLord }
  | { code: 'compound-relation'; graha: SignLord; other: SignLord }
  | { code: 'signs-aspected'; graha: SignLord }
  | { code: 'grahas-aspecting'; graha: Graha }
  | { code: 'grahas-aspecting-house'; house: House }
  | { code: 'yogas' }
  | { code: 'bindus'; graha: SignLord; sign: RashiIndex }
  | { code: 'sarva'; sign: RashiIndex }
  | { code: 'koota-points'; koota: Koota }
  | { code: 'koota-total' }
  | { code: 'arudha'; house: House }
  | { code: 'karaka'; karaka: Karaka; scheme: KarakaScheme }
  | { code: 'eighth'; part: DayPartName }
  | { code: 'part-starts'; part: DayPartName }
  | { code: 'part-ends'; part: DayPartName }
  | { code: 'hora-lord'; hora?: number }
  | { code: 'tara' }
  | { code: 'tara-good' }
  | { code: 'chara-direction' }
  | { code: 'chara-years' }
  | { code: 'chara-running' }
  | { code: 'age'; graha: SignLord }
  | { code: 'waking'; graha: SignLord }
  | { code: 'combust'; graha: SignLord }
  | { code: 'combust-grahas' }

/** One step of a solution. */
export type SolutionStep =
  | { code: 'sign-of-house'; house: House; from: Graha | 'lagna'; sign: RashiIndex }
  | { code: 'lord-of-sign'; sign: RashiIndex; graha: SignLord }
  | { code: 'graha-in-sign'; graha: Graha; sign: RashiIndex }
  | { code: 'house-counted'; graha: Graha; from: Graha | 'lagna'; house: House }
  | { code: 'grahas-in-sign'; sign: RashiIndex; grahas: readonly Graha[] }
  | { code: 'varga-part'; varga: Varga; part: number }
  | { code: 'varga-counted'; start: RashiIndex; count: number; sign: RashiIndex }
  | { code: 'hora-half'; isOdd: boolean; half: number; sign: RashiIndex }
  | { code: 'trimshamsha'; isOdd: boolean; part: number; sign: RashiIndex }
  | { code: 'navamsha-of'; graha: Graha; sign: RashiIndex; navamsha: RashiIndex }
  | { code: 'minutes-of-circle'; minutes: number }
  | { code: 'nakshatra-found'; before: number; nakshatra: NakshatraIndex }
  | { code: 'pada-found'; into: number; pada: number }
  | { code: 'nakshatra-lord'; nakshatra: NakshatraIndex; graha: Graha }
  | { code: 'balance'; graha: Graha; left: number; years: number; balance: number }
  | { code: 'balance-ends'; date: string }
  | { code: 'period'; lords: readonly Graha[]; from: string; until: string }
  | { code: 'moved'; graha: 'sun' | 'moon'; longitude: GivenLongitude }
  | { code: 'elongation'; degrees: number; minutes: number }
  | { code: 'tithi-counted'; count: number; paksha: Paksha; tithi: number }
  | { code: 'tithi-left'; minutes: number; gain: number; hours: number }
  | { code: 'exaltation'; graha: SignLord; sign: RashiIndex; until: number; debilitation: RashiIndex }
  | { code: 'moolatrikona'; graha: SignLord; sign: RashiIndex; from: number; until: number }
  | { code: 'dignity-of'; graha: SignLord; sign: RashiIndex; dignity: Dignity }
  | { code: 'natural-relation'; graha: SignLord; other: SignLord; relation: NaturalRelation }
  | { code: 'temporary-relation'; graha: SignLord; other: SignLord; house: House; relation: TemporaryRelation }
  | { code: 'compound-relation'; relation: CompoundRelation }
  | { code: 'aspect-houses'; graha: SignLord; houses: readonly House[] }
  | { code: 'aspect-checked'; graha: SignLord; house: House; reaches: boolean }
  | { code: 'yoga'; yoga: Yoga }
  | { code: 'no-yoga' }
  | { code: 'bindu-given'; giver: SignLord | 'lagna'; house: House; gives: boolean }
  | { code: 'bindus-of'; graha: SignLord; bindus: number }
  | { code: 'sum'; total: number }
  | { code: 'koota'; koota: Koota; reason: KootaReason; points: number; max: number }
  | { code: 'arudha-counted'; house: House; count: number; sign: RashiIndex }
  | { code: 'arudha-moved'; sign: RashiIndex }
  | { code: 'advancement'; graha: Graha; degrees: number; minutes: number }
  | { code: 'karaka-held'; karaka: Karaka; graha: Graha }
  | { code: 'weekday-of'; date: string; weekday: number }
  | { code: 'eighth-of-weekday'; part: DayPartName; weekday: number; eighth: number }
  | { code: 'part-length'; minutes: number; parts: number; each: number }
  | { code: 'part-span'; from: string; until: string }
  | { code: 'hora-first'; weekday: number; graha: SignLord }
  | { code: 'hora-number'; hora: number }
  | { code: 'hora-lord'; hora: number; graha: SignLord }
  | { code: 'stars-counted'; from: NakshatraIndex; to: NakshatraIndex; count: number }
  | { code: 'tara-found'; count: number; tara: number }
  | { code: 'tara-judged'; tara: number; isGood: boolean }
  | { code: 'chara-direction'; ninth: RashiIndex; isForward: boolean }
  | { code: 'chara-years'; sign: RashiIndex; graha: Graha; lordSign: RashiIndex; isForward: boolean; years: number }
  | { code: 'chara-period'; sign: RashiIndex; from: string; until: string }
  | { code: 'sign-parity'; sign: RashiIndex; isOdd: boolean }
  | { code: 'age-found'; part: number; age: Age }
  | { code: 'waking-found'; dignity: Dignity; waking: Wakefulness }
  | { code: 'separation'; graha: SignLord; degrees: number; minutes: number }
  | { code: 'combustion-limit'; graha: SignLord; isRetrograde: boolean; limit: number }
  | { code: 'combustion-found'; graha: SignLord; isCombust: boolean }

/** One thing that is asked. Its name is unique in the exercise. */
export type ExercisePart = { name: string; ask: Ask; form: AnswerForm; answer: AnswerValue }

/** What a kind makes of a seed. */
export type Drawn = { facts: Facts; parts: readonly ExercisePart[]; solution: readonly SolutionStep[] }
