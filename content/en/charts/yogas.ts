import type { Association, DebilitationCancelled, Graha, HousedGraha, YogaId, YogaReason } from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { capitalized, listWithAnd, ordinal, plural } from '../words/grammar.ts'
import { grahaInText, signName } from './names.ts'

export type YogaText = { readonly name: string; readonly rule: string; readonly source: string }

/** The name of each yoga, its rule, and where the rule is taught. */
export const YOGA_TEXTS: Readonly<Record<YogaId, YogaText>> = {
  gajakesari: {
    name: 'Gajakesari',
    rule: 'Jupiter is in the 1st, 4th, 7th or 10th from the Moon.',
    source: 'Brihat Parashara Hora Shastra, ch. 36; without its additional conditions on strength',
  },
  'chandra-mangala': {
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars are together in one sign.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
  },
  sunapha: {
    name: 'Sunapha',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 2nd from the Moon, and none of them in the 12th.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
  },
  anapha: {
    name: 'Anapha',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 12th from the Moon, and none of them in the 2nd.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
  },
  durudhara: {
    name: 'Durudhara',
    rule: 'Of Mars, Mercury, Jupiter, Venus and Saturn, at least one is in the 2nd from the Moon and at least one in the 12th.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
  },
  adhi: {
    name: 'Adhi',
    rule: 'Mercury, Jupiter and Venus are all in the 6th, 7th or 8th from the Moon.',
    source: 'Brihat Jataka, ch. 13; Brihat Parashara Hora Shastra, ch. 37',
  },
  kemadruma: {
    name: 'Kemadruma',
    rule: 'The Moon is alone: none of Mars, Mercury, Jupiter, Venus and Saturn is with it, in the 2nd or 12th from it, or in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 37',
  },
  shakata: {
    name: 'Shakata',
    rule: 'The Moon is in the 6th, 8th or 12th from Jupiter and not in a kendra from the lagna.',
    source: 'Phaladeepika, ch. 6',
  },
  vesi: {
    name: 'Vesi',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 2nd from the Sun, and none of them in the 12th.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
  },
  vasi: {
    name: 'Vasi',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 12th from the Sun, and none of them in the 2nd.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
  },
  ubhayachari: {
    name: 'Ubhayachari',
    rule: 'Of Mars, Mercury, Jupiter, Venus and Saturn, at least one is in the 2nd from the Sun and at least one in the 12th.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
  },
  budhaditya: {
    name: 'Budhaditya',
    rule: 'The Sun and Mercury are together in one sign.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
  },
  amala: {
    name: 'Amala',
    rule: 'Only Mercury, Jupiter or Venus is in the 10th from the lagna or the Moon.',
    source: 'Brihat Parashara Hora Shastra, ch. 36',
  },
  'guru-mangala': {
    name: 'Guru Mangala',
    rule: 'Jupiter and Mars are together in one sign.',
    source: 'common practice',
  },
  'kala-sarpa': {
    name: 'Kala Sarpa',
    rule: 'All seven grahas are on one side of the line from Rahu to Ketu, by longitude; a modern rule.',
    source: 'common practice since the 20th century, not found in the classical texts',
  },
  saraswati: {
    name: 'Saraswati',
    rule: 'Mercury, Jupiter and Venus are each in a kendra, a trikona or the 2nd from the lagna, and Jupiter is exalted, in its own sign or in the sign of a friend.',
    source: 'Phaladeepika, ch. 6',
  },
  vasumati: {
    name: 'Vasumati',
    rule: 'Mercury, Jupiter and Venus are all in the 3rd, 6th, 10th or 11th from the lagna.',
    source: 'Phaladeepika, ch. 6',
  },
  'shubha-kartari': {
    name: 'Shubha Kartari',
    rule: 'The 2nd and the 12th from the lagna are both occupied, and only by Mercury, Jupiter or Venus.',
    source: 'Phaladeepika, ch. 6',
  },
  'neecha-bhanga': {
    name: 'Neecha Bhanga Raja',
    rule: 'The debilitation of a graha is cancelled when its sign lord, the lord of its exaltation sign or the graha exalted in its sign is in a kendra from the lagna or the Moon, or when its sign lord is with it, aspects it or exchanges signs with it.',
    source: 'Phaladeepika, ch. 7',
  },
  parivartana: {
    name: 'Parivartana',
    rule: 'Two grahas are each in a sign ruled by the other, so that they act for each other.',
    source: 'Phaladeepika, ch. 6',
  },
  'maha-parivartana': {
    name: 'Maha Parivartana',
    rule: 'An exchange of signs between lords of the 1st, 2nd, 4th, 5th, 7th, 9th, 10th and 11th.',
    source: 'Phaladeepika, ch. 6',
  },
  'khala-parivartana': {
    name: 'Khala Parivartana',
    rule: 'An exchange of signs that involves the 3rd, but not the 6th, 8th or 12th.',
    source: 'Phaladeepika, ch. 6',
  },
  'dainya-parivartana': {
    name: 'Dainya Parivartana',
    rule: 'An exchange of signs that involves the 6th, 8th or 12th; it calls for patience.',
    source: 'Phaladeepika, ch. 6',
  },
  ruchaka: {
    name: 'Ruchaka',
    rule: 'Mars is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  },
  bhadra: {
    name: 'Bhadra',
    rule: 'Mercury is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  },
  hamsa: {
    name: 'Hamsa',
    rule: 'Jupiter is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  },
  malavya: {
    name: 'Malavya',
    rule: 'Venus is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  },
  shasha: {
    name: 'Shasha',
    rule: 'Saturn is in its own sign or exalted, in the 1st, 4th, 7th or 10th from the lagna.',
    source: 'Brihat Parashara Hora Shastra, ch. 75; Phaladeepika, ch. 6',
  },
  raja: {
    name: 'Raja',
    rule: 'The lord of a kendra (1st, 4th, 7th, 10th) and the lord of a trikona (1st, 5th, 9th) are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 34 and 39',
  },
  'dharma-karmadhipati': {
    name: 'Dharma Karmadhipati',
    rule: 'The lords of the 9th and the 10th are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 34',
  },
  yogakaraka: {
    name: 'Yogakaraka',
    rule: 'One graha rules both a kendra (4th, 7th, 10th) and a trikona (5th, 9th).',
    source: 'Brihat Parashara Hora Shastra, ch. 34',
  },
  dhana: {
    name: 'Dhana',
    rule: 'The lord of the 2nd or 11th and the lord of another of the 1st, 2nd, 5th, 9th and 11th are in the same sign, fully aspect each other, or exchange signs.',
    source: 'Brihat Parashara Hora Shastra, ch. 41, in its common form',
  },
  'viparita-harsha': {
    name: 'Viparita Raja (Harsha)',
    rule: 'The lord of the 6th is in the 6th, 8th or 12th.',
    source: 'Phaladeepika, ch. 6',
  },
  'viparita-sarala': {
    name: 'Viparita Raja (Sarala)',
    rule: 'The lord of the 8th is in the 6th, 8th or 12th.',
    source: 'Phaladeepika, ch. 6',
  },
  'viparita-vimala': {
    name: 'Viparita Raja (Vimala)',
    rule: 'The lord of the 12th is in the 6th, 8th or 12th.',
    source: 'Phaladeepika, ch. 6',
  },
  lakshmi: {
    name: 'Lakshmi',
    rule: 'The lord of the 9th is in its own sign or exalted in a kendra, and the lord of the lagna is in a kendra or trikona, neither debilitated nor combust.',
    source: 'Brihat Parashara Hora Shastra, ch. 36',
  },
}

const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaInText))
const isOrAre = (grahas: readonly Graha[]) => plural(grahas.length, 'is', 'are')
const sentence = (text: string) => `${capitalized(text)}.`
const placesText = (places: readonly HousedGraha[]) =>
  places.map(({ graha, house }) => `${grahaInText(graha)} in the ${ordinal(house)}`).join(', ')

const ASSOCIATIONS: Readonly<Record<Association, string>> = {
  exchange: 'exchange signs',
  'same-sign': 'are in the same sign',
  'mutual-aspect': 'fully aspect each other',
}

const CANCELLATIONS: Readonly<Record<DebilitationCancelled['by'], (graha: string) => string>> = {
  'sign-lord-in-kendra': (graha) => `its sign lord ${graha} is in a kendra`,
  'exaltation-lord-in-kendra': (graha) => `${graha}, lord of its exaltation sign, is in a kendra`,
  'exalted-here-in-kendra': (graha) => `${graha}, which is exalted in this sign, is in a kendra`,
  'exchange-with-sign-lord': (graha) => `it exchanges signs with ${graha}`,
  'sign-lord-with-it': (graha) => `its sign lord ${graha} is with it`,
  'sign-lord-aspects-it': (graha) => `its sign lord ${graha} aspects it`,
}

const ORIGINS = { moon: 'the Moon', lagna: 'the lagna' } as const

const REASONS: TextsByCode<YogaReason> = {
  'in-house-from': ({ graha, house, from }) =>
    sentence(`${grahaInText(graha)} is in the ${ordinal(house)} from ${grahaInText(from)}`),
  'share-a-sign': ({ grahas }) => sentence(`${list(grahas)} share a sign`),
  'beside-luminary': ({ luminary, sides }) => {
    const occupied = sides.map(({ house, grahas }) => `${list(grahas)} ${isOrAre(grahas)} in the ${ordinal(house)}`)
    return `From ${grahaInText(luminary)} ${listWithAnd(occupied)}.`
  },
  'in-houses': ({ from, places }) =>
    from === 'moon' ? `From the Moon: ${placesText(places)}.` : sentence(placesText(places)),
  'moon-alone': () => 'No planet is beside the Moon or in a kendra; the Moon relies on its own light.',
  'strong-in-house': ({ graha, rashi, house }) =>
    sentence(`${grahaInText(graha)} is in ${signName(rashi)}, the ${ordinal(house)} house`),
  'alone-in-house': ({ grahas, house, from }) =>
    sentence(`${list(grahas)} ${isOrAre(grahas)} alone in the ${ordinal(house)} from ${ORIGINS[from]}`),
  'between-the-nodes': ({ from }) =>
    from === 'rahu' ? 'All seven grahas are between Rahu and Ketu.' : 'All seven grahas are between Ketu and Rahu.',
  'benefics-in-growth': () => 'All three benefics are in houses of growth.',
  'benefics-around-lagna': () => 'Benefics are on both sides of the lagna.',
  'debilitation-cancelled': ({ graha, cancellations }) => {
    const reasons = cancellations.map(({ by, graha: helper }) => CANCELLATIONS[by](grahaInText(helper)))
    return sentence(`${grahaInText(graha)}: ${reasons.join('; ')}`)
  },
  'exchange-signs': ({ grahas }) => sentence(`${list(grahas)} exchange signs`),
  'lords-associated': ({ grahas, houses, association }) =>
    sentence(`${list(grahas)}, lords of the ${listWithAnd(houses.map(ordinal))}, ${ASSOCIATIONS[association]}`),
  'rules-two-houses': ({ graha, houses: [one, other] }) =>
    sentence(`${grahaInText(graha)} rules the ${ordinal(one)} and the ${ordinal(other)}`),
  'lord-in-house': ({ graha, rules, house }) =>
    sentence(`${grahaInText(graha)}, lord of the ${ordinal(rules)}, is in the ${ordinal(house)}`),
  'lord-strong-in-house': ({ graha, rules, house }) =>
    sentence(`${grahaInText(graha)}, lord of the ${ordinal(rules)}, is strong in the ${ordinal(house)}`),
}

/** Why a yoga is in a chart. */
export function yogaReason(reason: YogaReason): string {
  return textByCode(REASONS, reason)
}
