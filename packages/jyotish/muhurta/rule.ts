import type { PanchakaKind } from '../almanac/panchaka.ts'
import type { Graha } from '../grahas.ts'
import type { LimbName } from '../panchanga/limb.ts'

/** What a rule does where its condition holds. `needs` forbids where it does not hold. */
export type Verdict = 'forbids' | 'weakens' | 'supports' | 'needs'

/** What each purpose lists for itself; a rule without its list is not asked. */
export type PurposeTable = {
  /** The Moon's stars, 0 = Ashwini. */
  stars?: readonly number[]
  /** Tithis 0 to 29 from the new moon. */
  tithis?: readonly number[]
  /** 0 = Sunday. */
  weekdays?: readonly number[]
  /** Yogas 0 to 26 to leave out. */
  yogas?: readonly number[]
  /** Half tithis 0 to 59 to leave out. */
  karanas?: readonly number[]
  /** Lunar months in which it is done, ending at the new moon, 0 = Chaitra. */
  months?: readonly number[]
  /** Signs of the Sun in which it is not done. */
  solarMonths?: readonly number[]
  /** Rising signs that suit it. */
  lagnas?: readonly number[]
}

export type DayPart =
  | 'rahuKalam'
  | 'yamaganda'
  | 'gulika'
  | 'durMuhurta'
  | 'varjyam'
  | 'amritaKala'
  | 'abhijit'
  | 'godhuli'
  | 'night'

/** A list, or the name of the list in the table of the purpose. */
export type Among = readonly number[] | keyof PurposeTable

/** Something that holds for a part of a day, as data. */
export type Condition =
  | { kind: 'limb'; limb: LimbName; among: Among }
  /** Quarters 1 to 4 of the Moon's stay in a star, equal in time. */
  | { kind: 'quarter'; among: readonly (readonly [star: number, quarter: number])[] }
  | { kind: 'weekday'; among: Among }
  | { kind: 'sun'; among: Among }
  | { kind: 'lunarMonth'; among: Among }
  | { kind: 'adhika' | 'kshaya' | 'chaturmas' | 'pitruPaksha' | 'sankranti' | 'eclipse' | 'moonPanchaka' }
  /** From days before the last sight of a planet to as many after the first. */
  | { kind: 'hidden'; planet: 'venus' | 'jupiter'; days: number }
  | { kind: 'dayPart'; part: DayPart }
  | { kind: 'sumPanchaka'; among: readonly PanchakaKind[] }
  | { kind: 'lagna'; among: Among }
  /** The navamsa that rises. */
  | { kind: 'navamsa'; among: readonly number[] }
  /** One of the grahas in one of the houses from the rising sign; any graha unless they are named. */
  | { kind: 'occupied'; houses: readonly number[]; by?: readonly Graha[] }
  /** The Moon's star counted from a person's, 1 to 27: for one of the people, or for all. */
  | { kind: 'tara'; among: readonly number[]; forAll?: true }
  /** The Moon's sign counted from a person's, 1 to 12. */
  | { kind: 'chandra'; among: readonly number[]; forAll?: true }
  /** The rising sign counted from a person's Moon sign or birth lagna, 1 to 12: from one of them. */
  | { kind: 'risingFromBirth'; among: readonly number[]; forAll?: true }
  /** The lord of a person's running mahadasha in one of the houses from the rising sign. */
  | { kind: 'dashaLord'; houses: readonly number[] }
  /** The weekday has a thorn (shula) in the direction of the journey. */
  | { kind: 'dishaShula' }
  /** Of what the other rules leave: windows that begin after an hour of the clock, or are shorter than some hours. */
  | { kind: 'lateStart'; hour: number }
  | { kind: 'shortWindow'; hours: number }

/** Who teaches a rule, or in whose published lists it is seen. Content has their names. */
export type RuleSource =
  /** Muhurta Chintamani; for a planet that cannot be seen, with its visibility by the arcus visionis. */
  | 'chintamani'
  | 'chintamani-visibility'
  /** B. V. Raman, Muhurtha. */
  | 'raman'
  | 'dharmasindhu'
  /** Almanacs of South India. */
  | 'south'
  /** The pages of Drik Panchang and its lists for New Delhi, 2022 to 2026. */
  | 'drik'
  /** The pages of AstroSage and its lists for New Delhi, 2018 to 2041. */
  | 'astrosage'
  /** Rules as these sites and papers state them. */
  | 'clickastro'
  | 'jathakamchart'
  | 'news18'
  | 'hindustan-times'
  | 'astrobix'
  | 'starzspeak'
  | 'future-samachar'
  | 'cafe-jyotish'
  | 'vastu-tapeshwar'
  | 'astrotalk'
  | 'housivity'
  | 'hindupad'
  | 'astro-shastra'
  /** What astrologers commonly do; no book found that prints it. */
  | 'practice'

export type Rule = {
  id: string
  source: RuleSource
  /** Where it changes with the place beyond the hour of sunrise, with the people, or with the direction of a journey. */
  dependsOn: readonly ('place' | 'people' | 'direction')[]
  condition: Condition
  /** Whether the condition is wished for, so that `needs` and `supports` fit, or a fault. */
  isGood: boolean
  /** What the rule does unless a book or a purpose says otherwise; without it the rule is off. */
  verdict?: Verdict
  /** A fault that touches a day takes the whole of it. */
  takesDay?: boolean
  /** Parts of the day during which the fault does not count. */
  excusedBy?: readonly DayPart[]
  /** How much it weighs in the rank of a window; 1 unless given. */
  weight?: number
}
