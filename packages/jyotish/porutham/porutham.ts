import type { SignLord } from '../grahas.ts'
import type { MoonPair } from '../matching/ashtakoota.ts'
import { GANAS, type Gana, YONI_POINTS, YONIS, type Yoni } from '../matching/koota-tables.ts'
import { type MoonTraits, moonTraits } from '../matching/moon-traits.ts'
import { type NaturalRelation, naturalRelation } from '../zodiac/friendship.ts'
import { countNakshatras } from '../zodiac/nakshatra.ts'
import { type House, houseFrom, type RashiIndex } from '../zodiac/rashi.ts'
import { RAJJU_BY_NAKSHATRA, RAJJUS, type Rajju, VASYA_SIGNS, VEDHA_GROUPS } from './tables.ts'

export type { Rajju } from './tables.ts'

/** The ten agreements in their usual order. */
export const PORUTHAMS = [
  ...(['dina', 'gana', 'mahendra', 'streeDeergha', 'yoni'] as const),
  ...(['rasi', 'rasyadhipati', 'vasya', 'rajju', 'vedha'] as const),
] as const
export type PoruthamName = (typeof PORUTHAMS)[number]

export type Agreement = 'good' | 'middling' | 'none'

/** What decides an agreement. */
export type PoruthamReason =
  /** Nakshatras, or signs, counted from the bride's to the groom's. */
  | { code: 'stars'; count: number }
  | { code: 'signs'; count: House }
  | { code: 'ganas'; bride: Gana; groom: Gana }
  | { code: 'yonis'; bride: Yoni; groom: Yoni }
  | { code: 'moon-signs'; bride: RashiIndex; groom: RashiIndex }
  /** How each lord of the Moon sign regards the other. */
  | { code: 'lords'; bride: SignLord; groom: SignLord; relations: readonly [NaturalRelation, NaturalRelation] }
  | { code: 'rajjus'; bride: Rajju; groom: Rajju }
  | { code: 'pierced' | 'not-pierced' }

export type Porutham = { name: PoruthamName; agreement: Agreement; reason: PoruthamReason }

type Judged = Omit<Porutham, 'name'>
type Rule = (bride: MoonTraits, groom: MoonTraits) => Judged

const judged = (agreement: Agreement, reason: PoruthamReason): Judged => ({ agreement, reason })
const count = (bride: MoonTraits, groom: MoonTraits) => countNakshatras(bride.nakshatra, groom.nakshatra)

const dina: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  return judged((stars % 9) % 2 === 0 ? 'good' : 'none', { code: 'stars', count: stars })
}

const RAKSHASA = 2

const gana: Rule = (bride, groom) => {
  const reason: PoruthamReason = { code: 'ganas', bride: GANAS[bride.gana], groom: GANAS[groom.gana] }
  if (bride.gana === groom.gana) return judged('good', reason)
  return judged(bride.gana === RAKSHASA ? 'none' : 'middling', reason)
}

const mahendra: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  return judged(stars > 1 && stars % 3 === 1 ? 'good' : 'none', { code: 'stars', count: stars })
}

const streeDeergha: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  const reason: PoruthamReason = { code: 'stars', count: stars }
  if (stars > 13) return judged('good', reason)
  return judged(stars > 7 ? 'middling' : 'none', reason)
}

const yoni: Rule = (bride, groom) => {
  const reason: PoruthamReason = { code: 'yonis', bride: YONIS[bride.yoni], groom: YONIS[groom.yoni] }
  if (bride.yoni === groom.yoni) return judged('good', reason)
  const isHostile = YONI_POINTS.standard[bride.yoni]?.[groom.yoni] === 0
  return judged(isHostile ? 'none' : 'middling', reason)
}

const rasi: Rule = (bride, groom) => {
  const house = houseFrom(bride.rashi, groom.rashi)
  const isGood = house === 1 || house >= 7
  return judged(isGood ? 'good' : 'none', { code: 'signs', count: house })
}

const rasyadhipati: Rule = (bride, groom) => {
  const relations = [
    naturalRelation(bride.signLord, groom.signLord),
    naturalRelation(groom.signLord, bride.signLord),
  ] as const
  const reason: PoruthamReason = { code: 'lords', bride: bride.signLord, groom: groom.signLord, relations }
  if (relations.includes('enemy')) return judged('none', reason)
  return judged(relations.includes('neutral') ? 'middling' : 'good', reason)
}

const vasya: Rule = (bride, groom) => {
  const isDrawn = VASYA_SIGNS[bride.rashi].includes(groom.rashi) || VASYA_SIGNS[groom.rashi].includes(bride.rashi)
  return judged(isDrawn ? 'good' : 'none', { code: 'moon-signs', bride: bride.rashi, groom: groom.rashi })
}

const rajju: Rule = (bride, groom) => {
  const [one, other] = [RAJJU_BY_NAKSHATRA[bride.nakshatra], RAJJU_BY_NAKSHATRA[groom.nakshatra]]
  return judged(one === other ? 'none' : 'good', { code: 'rajjus', bride: RAJJUS[one], groom: RAJJUS[other] })
}

const vedha: Rule = (bride, groom) => {
  const isPierced =
    bride.nakshatra !== groom.nakshatra &&
    VEDHA_GROUPS.some((group) => group.includes(bride.nakshatra) && group.includes(groom.nakshatra))
  return isPierced ? judged('none', { code: 'pierced' }) : judged('good', { code: 'not-pierced' })
}

const RULES: Record<PoruthamName, Rule> = {
  ...{ dina, gana, mahendra, streeDeergha, yoni },
  ...{ rasi, rasyadhipati, vasya, rajju, vedha },
}

/**
 * The ten poruthams of South India, from the two Moons (Kalaprakasika; B. V. Raman, Muhurtha, ch. on marriage). Books
 * differ on the middling ones, and rajju and vedha weigh more than a count of ten shows.
 */
export function tenPoruthams({ brideMoon, groomMoon }: MoonPair): Porutham[] {
  const [bride, groom] = [moonTraits(brideMoon), moonTraits(groomMoon)]
  return PORUTHAMS.map((name) => ({ name, ...RULES[name](bride, groom) }))
}
