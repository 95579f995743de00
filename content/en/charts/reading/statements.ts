import type { Dignity, Graha, House, MangalRuleSet } from '@muhurta/jyotish'
import type { GrahaSpan, Statement, YogaStrength } from '#domain/charts/reading/statement.ts'
import { type TextsByCode, textByCode } from '../../../texts-by-code.ts'
import { longDay, shortDate } from '../../words/dates.ts'
import { capitalized, listWithAnd, ordinal, plural } from '../../words/grammar.ts'
import { AYANAMSA_LABELS } from '../chart-conventions.ts'
import { mangalCancellation, mangalRule } from '../mangal.ts'
import { grahaInText, nakshatraName, rashiName, signName } from '../names.ts'
import { YOGA_TEXTS, yogaReason } from '../yogas.ts'
import { GRAHAS_IN_HOUSES } from './grahas-in-houses.ts'
import { LORDS_IN_HOUSES } from './lords-in-houses.ts'
import { LAGNA_READINGS, MOON_SIGN_READINGS, STAR_READINGS } from './signs-and-stars.ts'
import { YOGA_READINGS } from './yoga-readings.ts'

/** What a house stands for, within a sentence. */
export const HOUSE_MATTERS: Readonly<Record<House, string>> = {
  1: 'the body, the self and the way of life',
  2: 'family, speech and savings',
  3: 'courage, skills, brothers and sisters',
  4: 'home, mother, land and vehicles',
  5: 'children, learning and creative work',
  6: 'daily work, service, health and disputes',
  7: 'marriage, partnership and trade',
  8: 'change, shared means, research and length of life',
  9: 'faith, teachers, father and fortune',
  10: 'work, duty and public standing',
  11: 'gains, friends and elder brothers and sisters',
  12: 'spending, rest, distant places and letting go',
}

/** What a graha stands for by nature, within a sentence. */
const GRAHA_MATTERS: Readonly<Record<Graha, string>> = {
  sun: 'the self, the father, office and vitality',
  moon: 'the mind, the mother, food and daily comfort',
  mars: 'energy, brothers and sisters, land and technical skill',
  mercury: 'speech, learning, trade and reckoning',
  jupiter: 'wisdom, teachers, children and faith',
  venus: 'affection, marriage, art and vehicles',
  saturn: 'work, endurance, service and old age',
  rahu: 'ambition, foreign ways and what is new',
  ketu: 'withdrawal, insight and the search for release',
}

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  exalted: 'exalted, which the texts count as its greatest strength by sign',
  moolatrikona: 'in its moolatrikona, a very good place',
  own: 'in its own sign, a very good place',
  friend: 'with a friendly sign lord, a good place',
  neutral: 'with a neutral sign lord, a middling place',
  enemy: 'with an unfriendly sign lord, where it has to work harder',
  debilitated: 'debilitated, where the texts ask for support from other grahas',
}

const STRENGTHS: Readonly<Record<Exclude<YogaStrength, 'none'>, string>> = {
  all: 'All its grahas are strong',
  some: 'Some of its grahas are strong',
}

const ORIGINS = { lagna: 'the lagna', moon: 'the Moon', venus: 'Venus' } as const
const PHASES = { rising: 'first', peak: 'middle', setting: 'last' } as const

const rupasText = (rupas: number) => rupas.toFixed(1)
const degreesText = (degrees: number) =>
  `${Math.floor(degrees)}° ${String(Math.floor((degrees % 1) * 60)).padStart(2, '0')}′`
const houseText = (house: House) => `the ${ordinal(house)} house`
const housesText = (houses: readonly House[]) => listWithAnd(houses.map((house) => `the ${ordinal(house)}`))
const matters = (houses: readonly House[]) => houses.map((house) => HOUSE_MATTERS[house]).join('; ')
const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaInText))
const spanText = ({ graha, from, until }: GrahaSpan) =>
  `${grahaInText(graha)} from ${shortDate(from)} to ${shortDate(until)}`
const MANGAL_RULES: Readonly<Record<MangalRuleSet, string>> = {
  northern: 'the rule of the north',
  raman: 'the rule of B. V. Raman',
  combined: 'both rules together',
  lagna: 'the rule from the lagna alone',
}

const SENTENCES: TextsByCode<Statement> = {
  'lagna-at': ({ rashi, degrees }) =>
    `${rashiName(rashi)} was rising at the birth, at ${degreesText(degrees)}: this is the lagna, the first house of the chart.`,
  'lagna-sign': ({ rashi }) => LAGNA_READINGS[rashi],
  'moon-at': ({ rashi, degrees, house }) =>
    `The Moon is in ${rashiName(rashi)}, at ${degreesText(degrees)}, in ${houseText(house)}.`,
  'moon-sign': ({ rashi }) => MOON_SIGN_READINGS[rashi],
  'moon-phase': ({ isWaxing }) =>
    isWaxing
      ? 'The Moon is waxing, and the texts count it among the benefics.'
      : 'The Moon is waning, and the texts count on it less the nearer it is to the new Moon.',
  'star-at': ({ nakshatra, pada, lord }) =>
    `The birth star is ${nakshatraName(nakshatra)}, pada ${pada}; its lord is ${grahaInText(lord)}.`,
  star: ({ nakshatra }) => STAR_READINGS[nakshatra],
  'first-period': ({ graha, years }) =>
    `Counted from the birth star, life began in the period of ${grahaInText(graha)}, of which ${years.toFixed(1)} years were left.`,
  'house-about': ({ house }) => `${capitalized(houseText(house))} stands for ${HOUSE_MATTERS[house]}.`,
  'house-sign': ({ house, rashi, lord }) =>
    `The sign of ${houseText(house)} is ${rashiName(rashi)}, and its lord is ${grahaInText(lord)}.`,
  'house-strength': ({ house, rupas, rank }) =>
    `By bhava bala ${houseText(house)} has ${rupasText(rupas)} rupas and ranks ${ordinal(rank)} of the twelve.`,
  'house-empty': ({ house }) =>
    `No graha is in ${houseText(house)}, so the texts read it by its lord and by the grahas that aspect it.`,
  'house-seen': ({ house, grahas }) => `${capitalized(houseText(house))} is fully aspected by ${list(grahas)}.`,
  'lord-place': ({ graha, rules, house }) =>
    `${capitalized(grahaInText(graha))}, lord of ${houseText(rules)}, is in ${houseText(house)}.`,
  'lord-in-house': ({ rules, house }) => LORDS_IN_HOUSES[rules][house],
  'graha-in-house': ({ graha, house }) => GRAHAS_IN_HOUSES[graha][house],
  'graha-dignity': ({ graha, rashi, dignity }) =>
    `In ${signName(rashi)} ${grahaInText(graha)} is ${DIGNITIES[dignity]}.`,
  'graha-strength': ({ graha, rupas, required }) =>
    `Its shadbala is ${rupasText(rupas)} rupas; ${grahaInText(graha)} needs ${rupasText(required)}, so it is ${
      rupas >= required ? 'strong' : 'below the measure'
    } by this count.`,
  'graha-combust': ({ graha }) =>
    `${capitalized(grahaInText(graha))} is combust, close to the Sun, and the texts take something off its strength.`,
  'graha-retrograde': ({ graha }) =>
    `${capitalized(grahaInText(graha))} is retrograde, which the texts count as strength of motion.`,
  'graha-vargottama': ({ graha, rashi }) =>
    `${capitalized(grahaInText(graha))} is vargottama: it is in ${signName(rashi)} in the navamsha too, which the texts count as strength.`,
  yogakaraka: ({ graha, houses }) =>
    `For this lagna ${grahaInText(graha)} rules ${housesText(houses)}, a kendra and a trikona, and is called yogakaraka.`,
  'yoga-rule': ({ id }) => YOGA_TEXTS[id].rule,
  'yoga-reason': ({ reason }) => yogaReason(reason),
  'yoga-reading': ({ id }) => YOGA_READINGS[id],
  'yoga-strength': ({ strength, strong, others }) => {
    if (strength === 'none')
      return `Its grahas are not strong (${list(others)}), so the texts read it as a tendency only.`
    if (strength === 'all') return `${STRENGTHS.all}: ${list(strong)}.`
    return `${STRENGTHS.some}: ${list(strong)}, not ${list(others)}.`
  },
  'yoga-periods': ({ spans }) => `Periods of its grahas: ${spans.map(spanText).join('; ')}.`,
  'yoga-runs': ({ lords }) =>
    `${capitalized(list(lords))} ${plural(lords.length, 'rules', 'rule')} the present period, so the texts see it active now.`,
  'yogas-none': () =>
    'None of the yogas that are examined here is in this chart; its houses and periods are read without them.',
  'maha-runs': ({ graha, from, until }) =>
    `The mahadasha of ${grahaInText(graha)} runs from ${longDay(from)} to ${longDay(until)}.`,
  'maha-next': ({ graha, from, until }) =>
    `The next mahadasha is that of ${grahaInText(graha)}, from ${longDay(from)} to ${longDay(until)}.`,
  'antar-runs': ({ maha, graha, from, until }) =>
    `Within the period of ${grahaInText(maha)}, the antardasha of ${grahaInText(graha)} runs from ${longDay(from)} to ${longDay(until)}.`,
  'antar-next': ({ maha, graha, from, until }) =>
    `Within the period of ${grahaInText(maha)}, the antardasha of ${grahaInText(graha)} comes from ${longDay(from)} to ${longDay(until)}.`,
  'period-houses': ({ graha, rules, house }) =>
    `${capitalized(grahaInText(graha))} rules ${housesText(rules)} and is in the ${ordinal(house)}, so the texts look in this period at ${matters([...new Set([...rules, house])])}.`,
  'period-node': ({ graha, house, signLord }) =>
    `${capitalized(grahaInText(graha))} rules no sign. The texts read its period by the ${ordinal(house)} house, in which it is (${HOUSE_MATTERS[house]}), and by ${grahaInText(signLord)}, the lord of its sign.`,
  'graha-nature': ({ graha }) => `By nature ${grahaInText(graha)} stands for ${GRAHA_MATTERS[graha]}.`,
  'periods-outside': () => 'The present is outside the 120 years of the Vimshottari dasha of this chart.',
  'transit-stay': ({ graha, rashi, fromMoon, fromLagna, from, until }) => {
    const when = [from && `from ${longDay(from)}`, until && `until ${longDay(until)}`].filter(Boolean).join(' ')
    const place = `${capitalized(grahaInText(graha))} is in ${rashiName(rashi)}`
    return `${[place, when].filter(Boolean).join(' ')}: the ${ordinal(fromMoon)} from the Moon and the ${ordinal(fromLagna)} from the lagna.`
  },
  'transit-good': ({ graha, house }) =>
    `From the Moon the ${ordinal(house)} is among the supportive places of ${grahaInText(graha)}; the texts look here at ${HOUSE_MATTERS[house]}.`,
  'transit-effort': ({ graha, house }) =>
    `From the Moon the ${ordinal(house)} is not among the supportive places of ${grahaInText(graha)}; the texts advise patience in ${HOUSE_MATTERS[house]}.`,
  'transit-bindus': ({ graha, rashi, bindus }) =>
    `In ${signName(rashi)} ${grahaInText(graha)} has ${bindus} of 8 bindus in this chart; 4 is the middle.`,
  'sade-sati-about': () =>
    'Sade Sati is the time in which Saturn passes the sign before the Moon, its own sign and the one after it. Tradition reads it as years of duty and growing up, to be judged from the whole chart.',
  'sade-sati-now': ({ phase, until }) =>
    `Sade Sati runs now, in its ${PHASES[phase]} part; Saturn leaves this sign on ${longDay(until)}.`,
  'sade-sati-next': ({ from }) => `Sade Sati does not run now. It begins next on ${longDay(from)}.`,
  'sade-sati-later': () => 'Sade Sati does not run now, nor in the years that were examined.',
  'mangal-about': () =>
    'Mangal dosha looks at the house of Mars. The rules in use differ, and each has places that cancel it; most charts have it by one rule or another.',
  'mangal-rule': ({ ruleSet, places }) => {
    const rule = `By ${MANGAL_RULES[ruleSet]} (${mangalRule(ruleSet)})`
    if (places.length === 0) return `${rule}: Mars is in none of these places.`
    return `${rule}: Mars is in ${listWithAnd(places.map(({ from, house }) => `the ${ordinal(house)} from ${ORIGINS[from]}`))}.`
  },
  'mangal-eased': ({ cancellation }) => `A rule that eases it: ${mangalCancellation(cancellation)}`,
  'kala-sarpa-about': () =>
    'Kala sarpa is a teaching of the last century: all seven grahas on one side of the nodes. Parashara and Varahamihira do not have it.',
  'kala-sarpa-full': () => 'In this chart all seven are on one side, by degrees.',
  'kala-sarpa-partial': ({ outside }) =>
    `In this chart all but ${grahaInText(outside)} are on one side, by degrees; most schools do not count this.`,
  'kala-sarpa-absent': () => 'In this chart the grahas are on both sides, so there is none.',
  'differ-ayanamsa-sign': ({ point, ayanamsa, here, there }) =>
    `The texts differ on the zero point of the zodiac. By the ayanamsa ${AYANAMSA_LABELS[ayanamsa]}, ${ORIGINS[point]} is in ${signName(there)} in place of ${signName(here)}.`,
  'differ-ayanamsa-star': ({ ayanamsa, here, there }) =>
    `By the ayanamsa ${AYANAMSA_LABELS[ayanamsa]}, the birth star is ${nakshatraName(there)} in place of ${nakshatraName(here)}.`,
  'ayanamsa-agrees': ({ ayanamsa }) =>
    `By the ayanamsa ${AYANAMSA_LABELS[ayanamsa]} the signs of lagna and Moon and the birth star are the same as here.`,
  'differ-houses': ({ moved }) => {
    const places = moved.map(
      ({ graha, house, sripati }) =>
        `${grahaInText(graha)} in the ${ordinal(sripati)} in place of the ${ordinal(house)}`,
    )
    return `The texts differ on where a house begins. By Sripati’s houses this chart has ${listWithAnd(places)}.`
  },
  'houses-agree': () => 'By Sripati’s houses every graha is in the same house as by whole signs.',
  'differ-mangal': ({ present, sets: all }) =>
    `The rules of Mangal dosha differ for this chart: ${present} of ${all} count it.`,
  'differ-year': ({ graha, here, there }) =>
    `Books differ on the length of a dasha year. By the other usual length the mahadasha of ${grahaInText(graha)} ends on ${longDay(there)} in place of ${longDay(here)}.`,
  'differ-nodes': () =>
    'The texts differ on the signs and the aspects of Rahu and Ketu. Here they rule no sign and cast no aspect.',
}

/** The sentence of a statement. */
export function statementText(statement: Statement): string {
  return textByCode(SENTENCES, statement)
}
