import { birthDayOf } from '../chart/birth-day.ts'
import type { Chart } from '../chart/chart.ts'
import { bySignLord, type Graha, SIGN_LORDS, type SignLord } from '../grahas.ts'
import { beneficsOf } from '../strength/benefics.ts'
import { equalPartAt } from '../vargas/parts.ts'
import { type Dignity, dignityAt } from '../zodiac/dignity.ts'
import { aspectsRashi } from '../zodiac/drishti.ts'
import { type CompoundRelation, naturalRelation, relationIn } from '../zodiac/friendship.ts'
import { nakshatraAt } from '../zodiac/nakshatra.ts'
import { grahasIn, rashisOf } from '../zodiac/placements.ts'
import { houseFrom, isOddRashi, type RashiIndex, rashiAt } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'

export const AGES = ['infant', 'youth', 'adult', 'old', 'dead'] as const
export type Age = (typeof AGES)[number]

export type Wakefulness = 'awake' | 'dreaming' | 'asleep'

export const MOODS = [
  'deepta',
  'svastha',
  'pramudita',
  'shanta',
  'dina',
  'duhkhita',
  'khala',
  'vikala',
  'kopa',
] as const
export type Mood = (typeof MOODS)[number]

export const FEELINGS = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const
export type Feeling = (typeof FEELINGS)[number]

export const POSTURES = [
  'shayana',
  'upaveshana',
  'netrapani',
  'prakashana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const
export type Posture = (typeof POSTURES)[number]

export type Avastha = {
  age: Age
  wakefulness: Wakefulness
  /** The first by its sign; beside it `vikala` with a malefic and `kopa` too near to the Sun. */
  moods: Mood[]
  /** All that hold; the texts give no order. */
  feelings: Feeling[]
  /** Undefined where the Sun does not rise: it counts ghatis from sunrise. */
  posture: Posture | undefined
}

const GHATIS_PER_DAY = 60
const WATERY: readonly RashiIndex[] = [3, 7, 11]
const SHAMING: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']
const MOOD_OF_RELATION: Record<CompoundRelation, Mood> = {
  'great-friend': 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  'great-enemy': 'khala',
}
export const WAKING: Record<Dignity, Wakefulness> = {
  exalted: 'awake',
  moolatrikona: 'awake',
  own: 'awake',
  friend: 'dreaming',
  neutral: 'dreaming',
  enemy: 'asleep',
  debilitated: 'asleep',
}

/** Who is with a graha and who fully aspects it, of the nine; the nodes cast no aspect. */
type Company = { joined: readonly Graha[]; seenBy: readonly SignLord[] }

function companyOf(graha: SignLord, { placements }: Chart): Company {
  const rashis = rashisOf(placements)
  return {
    joined: grahasIn(rashis[graha], placements).filter((other) => other !== graha),
    seenBy: SIGN_LORDS.filter((other) => other !== graha && aspectsRashi(other, rashis[other], rashis[graha])),
  }
}

const isAny = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.some(test)
const relatesAs = (graha: SignLord, relation: 'friend' | 'enemy') => (other: Graha) =>
  other !== 'rahu' && other !== 'ketu' && naturalRelation(graha, other) === relation

/** Six degrees each, from infancy in odd signs and from death in even ones. */
export function ageOf(longitude: number): Age {
  const part = equalPartAt(longitude, AGES.length)
  return AGES[isOddRashi(rashiAt(longitude)) ? part : AGES.length - 1 - part] as Age
}

function moodsOf(graha: SignLord, dignity: Dignity, { joined }: Company, chart: Chart): Mood[] {
  const rashis = rashisOf(chart.placements)
  const isOwn = dignity === 'own' || dignity === 'moolatrikona'
  const bySign = isOwn ? 'svastha' : MOOD_OF_RELATION[relationIn(rashis, graha, lordOf(rashis[graha]))]
  const benefics: ReadonlySet<Graha> = beneficsOf(chart.placements)
  return [
    dignity === 'exalted' ? 'deepta' : bySign,
    ...(isAny(joined, (other) => !benefics.has(other)) ? (['vikala'] as const) : []),
    ...(chart.grahas[graha].isCombust ? (['kopa'] as const) : []),
  ]
}

function feelingsOf(graha: SignLord, dignity: Dignity, { joined, seenBy }: Company, chart: Chart): Feeling[] {
  const { placements } = chart
  const rashi = rashiAt(placements.longitudes[graha])
  const benefics: ReadonlySet<Graha> = beneficsOf(placements)
  const [isFriend, isEnemy] = [relatesAs(graha, 'friend'), relatesAs(graha, 'enemy')]
  const lord = lordOf(rashi)
  const isAmong = (relation: (other: Graha) => boolean) =>
    (lord !== graha && relation(lord)) || isAny(joined, relation) || isAny(seenBy, relation)
  const holds: Record<Feeling, boolean> = {
    lajjita: houseFrom(rashiAt(placements.lagna), rashi) === 5 && isAny(joined, (other) => SHAMING.includes(other)),
    garvita: dignity === 'exalted' || dignity === 'moolatrikona',
    kshudhita: isAmong(isEnemy) || joined.includes('saturn'),
    trishita: WATERY.includes(rashi) && isAny(seenBy, isEnemy) && !isAny(seenBy, (other) => benefics.has(other)),
    mudita: isAmong(isFriend) || joined.includes('jupiter'),
    kshobhita: joined.includes('sun') && isAny(seenBy, (other) => !benefics.has(other) || isEnemy(other)),
  }
  return FEELINGS.filter((feeling) => holds[feeling])
}

/**
 * The star of the graha times its number times its navamsha, and the Moon's star, the running ghati and the sign of the
 * lagna; what remains of twelves is the posture.
 */
function postureOf(graha: SignLord, chart: Chart): Posture | undefined {
  const day = birthDayOf(chart)
  if (!day.ok) return undefined
  const { longitudes, lagna } = chart.placements
  const starOf = (longitude: number) => nakshatraAt(longitude).nakshatra + 1
  const own = starOf(longitudes[graha]) * (SIGN_LORDS.indexOf(graha) + 1) * (equalPartAt(longitudes[graha], 9) + 1)
  const ghati = Math.floor((chart.jdUt - day.value.sunrise) * GHATIS_PER_DAY) + 1
  const sum = own + starOf(longitudes.moon) + ghati + rashiAt(lagna) + 1
  return POSTURES[(sum + POSTURES.length - 1) % POSTURES.length]
}

/**
 * The states of the seven grahas: five ages, three degrees of waking, nine moods, six feelings and twelve postures (Brihat
 * Parashara Hora Shastra, ch. 45). Waking and feelings go by natural friendship, moods by the compound one; company is that
 * of a sign, and aspects are the full ones.
 */
export function avasthas(chart: Chart): Record<SignLord, Avastha> {
  return bySignLord((graha) => {
    const longitude = chart.placements.longitudes[graha]
    const dignity = dignityAt(graha, longitude)
    const company = companyOf(graha, chart)
    return {
      age: ageOf(longitude),
      wakefulness: WAKING[dignity],
      moods: moodsOf(graha, dignity, company, chart),
      feelings: feelingsOf(graha, dignity, company, chart),
      posture: postureOf(graha, chart),
    }
  })
}
