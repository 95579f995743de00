import type { MoonPair } from '../matching/ashtakoota.ts'
import { GANAS, YONI_POINTS, YONIS } from '../matching/koota-tables.ts'
import { type MoonTraits, moonTraits } from '../matching/moon-traits.ts'
import { naturalRelation } from '../zodiac/friendship.ts'
import { countNakshatras } from '../zodiac/nakshatra.ts'
import { houseFrom } from '../zodiac/rashi.ts'
import { RASHIS } from '../zodiac/rashis.ts'
import { RAJJU_BY_NAKSHATRA, RAJJUS, VASYA_SIGNS, VEDHA_GROUPS } from './tables.ts'

/** The ten agreements in their usual order. */
export const PORUTHAMS = [
  ...(['dina', 'gana', 'mahendra', 'streeDeergha', 'yoni'] as const),
  ...(['rasi', 'rasyadhipati', 'vasya', 'rajju', 'vedha'] as const),
] as const
export type PoruthamName = (typeof PORUTHAMS)[number]

export type Agreement = 'good' | 'middling' | 'none'
export type Porutham = { name: PoruthamName; agreement: Agreement; reason: string }

type Judged = Omit<Porutham, 'name'>
type Rule = (bride: MoonTraits, groom: MoonTraits) => Judged

const judged = (agreement: Agreement, reason: string): Judged => ({ agreement, reason })
const count = (bride: MoonTraits, groom: MoonTraits) => countNakshatras(bride.nakshatra, groom.nakshatra)

const dina: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  return judged((stars % 9) % 2 === 0 ? 'good' : 'none', `The groom's star is number ${stars} from the bride's`)
}

const RAKSHASA = 2

const gana: Rule = (bride, groom) => {
  const reason = `${GANAS[bride.gana]} and ${GANAS[groom.gana]}`
  if (bride.gana === groom.gana) return judged('good', reason)
  return judged(bride.gana === RAKSHASA ? 'none' : 'middling', reason)
}

const mahendra: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  return judged(stars > 1 && stars % 3 === 1 ? 'good' : 'none', `The groom's star is number ${stars} from the bride's`)
}

const streeDeergha: Rule = (bride, groom) => {
  const stars = count(bride, groom)
  const reason = `The groom's star is number ${stars} from the bride's`
  if (stars > 13) return judged('good', reason)
  return judged(stars > 7 ? 'middling' : 'none', reason)
}

const yoni: Rule = (bride, groom) => {
  const reason = `${YONIS[bride.yoni]} and ${YONIS[groom.yoni]}`
  if (bride.yoni === groom.yoni) return judged('good', reason)
  const isHostile = YONI_POINTS.standard[bride.yoni]?.[groom.yoni] === 0
  return judged(isHostile ? 'none' : 'middling', reason)
}

const rasi: Rule = (bride, groom) => {
  const house = houseFrom(bride.rashi, groom.rashi)
  const isGood = house === 1 || house >= 7
  return judged(isGood ? 'good' : 'none', `The groom's sign is number ${house} from the bride's`)
}

const rasyadhipati: Rule = (bride, groom) => {
  const relations = [naturalRelation(bride.signLord, groom.signLord), naturalRelation(groom.signLord, bride.signLord)]
  const reason = `${bride.signLord} and ${groom.signLord}: ${relations.join(', ')}`
  if (relations.includes('enemy')) return judged('none', reason)
  return judged(relations.includes('neutral') ? 'middling' : 'good', reason)
}

const vasya: Rule = (bride, groom) => {
  const isDrawn = VASYA_SIGNS[bride.rashi].includes(groom.rashi) || VASYA_SIGNS[groom.rashi].includes(bride.rashi)
  return judged(isDrawn ? 'good' : 'none', `${RASHIS[bride.rashi].sanskrit} and ${RASHIS[groom.rashi].sanskrit}`)
}

const rajju: Rule = (bride, groom) => {
  const [one, other] = [RAJJU_BY_NAKSHATRA[bride.nakshatra], RAJJU_BY_NAKSHATRA[groom.nakshatra]]
  return judged(one === other ? 'none' : 'good', `${RAJJUS[one]} and ${RAJJUS[other]}`)
}

const vedha: Rule = (bride, groom) => {
  const isPierced =
    bride.nakshatra !== groom.nakshatra &&
    VEDHA_GROUPS.some((group) => group.includes(bride.nakshatra) && group.includes(groom.nakshatra))
  return judged(
    isPierced ? 'none' : 'good',
    isPierced ? 'The stars pierce each other' : 'The stars do not pierce each other',
  )
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
