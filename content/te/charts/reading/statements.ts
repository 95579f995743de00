import type { Dignity, Graha, House, MangalRuleSet } from '@muhurta/jyotish'
import type { GrahaSpan, Statement } from '#domain/charts/reading/statement.ts'
import type * as en from '../../../en/charts/reading/statements.ts'
import type { Texts } from '../../../texts.ts'
import { type TextsByCode, textByCode } from '../../../texts-by-code.ts'
import { longDay, shortDate } from '../../words/dates.ts'
import { listWithAnd, ordinal, plural } from '../../words/grammar.ts'
import { grahaBefore, grahaStem, rashiStem } from '../../words/jyotish-forms.ts'
import { AYANAMSA_LABELS } from '../chart-conventions.ts'
import { mangalCancellation, mangalRule } from '../mangal.ts'
import { grahaName, nakshatraName, rashiName } from '../names.ts'
import { YOGA_TEXTS, yogaReason } from '../yogas.ts'
import { GRAHAS_IN_HOUSES } from './grahas-in-houses.ts'
import { LORDS_IN_HOUSES } from './lords-in-houses.ts'
import { LAGNA_READINGS, MOON_SIGN_READINGS, STAR_READINGS } from './signs-and-stars.ts'
import { YOGA_READINGS } from './yoga-readings.ts'

/** What a house stands for, as a list after a colon. */
export const HOUSE_MATTERS: Texts<typeof en.HOUSE_MATTERS> = {
  1: 'శరీరం, వ్యక్తిత్వం, జీవన విధానం',
  2: 'కుటుంబం, మాట, కూడబెట్టిన ధనం',
  3: 'ధైర్యం, నైపుణ్యాలు, తోబుట్టువులు',
  4: 'ఇల్లు, తల్లి, భూమి, వాహనాలు',
  5: 'సంతానం, విద్య, సృజనాత్మక పని',
  6: 'రోజువారీ పని, సేవ, ఆరోగ్యం, వివాదాలు',
  7: 'వివాహం, భాగస్వామ్యం, వ్యాపారం',
  8: 'మార్పు, ఉమ్మడి సంపద, పరిశోధన, ఆయుర్దాయం',
  9: 'విశ్వాసం, గురువులు, తండ్రి, అదృష్టం',
  10: 'వృత్తి, కర్తవ్యం, సమాజంలో హోదా',
  11: 'లాభాలు, స్నేహితులు, అన్నలు, అక్కలు',
  12: 'ఖర్చు, విశ్రాంతి, దూర ప్రాంతాలు, వదులుకోవడం',
}

/** What a graha stands for by nature, as a list after a colon. */
const GRAHA_MATTERS: Readonly<Record<Graha, string>> = {
  sun: 'ఆత్మ, తండ్రి, పదవి, జీవశక్తి',
  moon: 'మనసు, తల్లి, ఆహారం, రోజువారీ సౌఖ్యం',
  mars: 'శక్తి, తోబుట్టువులు, భూమి, సాంకేతిక నైపుణ్యం',
  mercury: 'మాట, విద్య, వ్యాపారం, లెక్కలు',
  jupiter: 'వివేకం, గురువులు, సంతానం, విశ్వాసం',
  venus: 'ఆప్యాయత, వివాహం, కళ, వాహనాలు',
  saturn: 'పని, సహనం, సేవ, వృద్ధాప్యం',
  rahu: 'ఎదగాలన్న తపన, విదేశీ పద్ధతులు, కొత్తదనం',
  ketu: 'వైరాగ్యం, అంతర్దృష్టి, మోక్ష మార్గం',
}

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  exalted: 'ఉచ్చలో ఉన్నాడు; రాశిని బట్టి ఇదే అత్యధిక బలమని గ్రంథాలు చెబుతాయి',
  moolatrikona: 'మూలత్రికోణంలో ఉన్నాడు; ఇది చాలా మంచి స్థానం',
  own: 'స్వక్షేత్రంలో ఉన్నాడు; ఇది చాలా మంచి స్థానం',
  friend: 'మిత్ర క్షేత్రంలో ఉన్నాడు; ఇది మంచి స్థానం',
  neutral: 'సమ క్షేత్రంలో ఉన్నాడు; ఇది మధ్యస్థ స్థానం',
  enemy: 'శత్రు క్షేత్రంలో ఉన్నాడు; ఇక్కడ మరింత శ్రమించాల్సి ఉంటుంది',
  debilitated: 'నీచలో ఉన్నాడు; ఇక్కడ మిగతా గ్రహాల తోడ్పాటు కావాలని గ్రంథాలు చెబుతాయి',
}

const ORIGINS = { lagna: 'లగ్నం', moon: 'చంద్రుడి', venus: 'శుక్రుడి' } as const
const SIGN_OF = { lagna: 'లగ్న రాశి', moon: 'చంద్ర రాశి' } as const
const PHASES = { rising: 'మొదటి', peak: 'మధ్య', setting: 'చివరి' } as const

const MANGAL_RULES: Readonly<Record<MangalRuleSet, string>> = {
  northern: 'ఉత్తర భారత నియమం ప్రకారం',
  raman: 'బి. వి. రామన్ నియమం ప్రకారం',
  combined: 'రెండు నియమాలూ కలిపితే',
  lagna: 'లగ్నం నుంచి మాత్రమే లెక్కించే నియమం ప్రకారం',
}

const rupasText = (rupas: number) => rupas.toFixed(1)
const degreesText = (degrees: number) =>
  `${Math.floor(degrees)}° ${String(Math.floor((degrees % 1) * 60)).padStart(2, '0')}′`
const matters = (houses: readonly House[]) => houses.map((house) => HOUSE_MATTERS[house]).join('; ')
const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaName))
const inSign = (rashi: Parameters<typeof rashiStem>[0]) => `${rashiStem(rashi)} రాశిలో`
const fromTo = ({ from, until }: Pick<GrahaSpan, 'from' | 'until'>) => `${longDay(from)} నుంచి ${longDay(until)} వరకు`
const spanText = ({ graha, from, until }: GrahaSpan) =>
  `${grahaName(graha)}, ${shortDate(from)} నుంచి ${shortDate(until)} వరకు`

const SENTENCES: TextsByCode<Statement> = {
  'lagna-at': ({ rashi, degrees }) =>
    `పుట్టినప్పుడు ఉదయిస్తున్న రాశి ${rashiName(rashi)}, ${degreesText(degrees)}: ఇదే లగ్నం, జాతకంలో మొదటి భావం.`,
  'lagna-sign': ({ rashi }) => LAGNA_READINGS[rashi],
  'moon-at': ({ rashi, degrees, house }) =>
    `చంద్రుడు ${inSign(rashi)} ${degreesText(degrees)} వద్ద, ${ordinal(house)} భావంలో ఉన్నాడు.`,
  'moon-sign': ({ rashi }) => MOON_SIGN_READINGS[rashi],
  'moon-phase': ({ isWaxing }) =>
    isWaxing
      ? 'ఇది శుక్ల పక్ష చంద్రుడు; గ్రంథాలు ఈ చంద్రుడిని శుభ గ్రహాల్లో లెక్కిస్తాయి.'
      : 'ఇది కృష్ణ పక్ష చంద్రుడు; అమావాస్యకు దగ్గరయ్యే కొద్దీ గ్రంథాలు ఈ చంద్రుడి బలాన్ని తక్కువగా లెక్కిస్తాయి.',
  'star-at': ({ nakshatra, pada, lord }) =>
    `జన్మ నక్షత్రం ${nakshatraName(nakshatra)}, ${ordinal(pada)} పాదం; దాని అధిపతి ${grahaName(lord)}.`,
  star: ({ nakshatra }) => STAR_READINGS[nakshatra],
  'first-period': ({ graha, years }) =>
    `జన్మ నక్షత్రం నుంచి లెక్కిస్తే జీవితం ${grahaStem(graha)} దశలో మొదలైంది; అందులో మిగిలిన కాలం ${years.toFixed(1)} సంవత్సరాలు.`,
  'house-about': ({ house }) => `${ordinal(house)} భావం సూచించేవి: ${HOUSE_MATTERS[house]}.`,
  'house-sign': ({ house, rashi, lord }) => `${ordinal(house)} భావం ${rashiStem(rashi)} రాశి, దాని అధిపతి ${grahaName(lord)}.`,
  'house-strength': ({ house, rupas, rank }) =>
    `${ordinal(house)} భావానికి భావ బలం ${rupasText(rupas)} రూపలు; పన్నెండు భావాల బలాల్లో ఇది ${ordinal(rank)}ది.`,
  'house-empty': ({ house }) => `${ordinal(house)} భావంలో గ్రహాలు లేవు, కాబట్టి గ్రంథాలు దీని ఫలితాన్ని అధిపతిని, చూసే గ్రహాలను బట్టి చెబుతాయి.`,
  'house-seen': ({ house, grahas }) =>
    `${ordinal(house)} భావాన్ని పూర్ణ దృష్టితో చూసే ${plural(grahas.length, 'గ్రహం', 'గ్రహాలు')}: ${list(grahas)}.`,
  'lord-place': ({ graha, rules, house }) =>
    `${ordinal(rules)} భావాధిపతి ${grahaName(graha)} ${ordinal(house)} భావంలో ఉన్నాడు.`,
  'lord-in-house': ({ rules, house }) => LORDS_IN_HOUSES[rules][house],
  'graha-in-house': ({ graha, house }) => GRAHAS_IN_HOUSES[graha][house],
  'graha-dignity': ({ graha, rashi, dignity }) => `${inSign(rashi)}ని ${grahaName(graha)} ${DIGNITIES[dignity]}.`,
  'graha-strength': ({ graha, rupas, required }) =>
    `${grahaBefore(graha)} షడ్బలం ${rupasText(rupas)} రూపలు, కావలసింది ${rupasText(required)}; ఈ లెక్క ప్రకారం ${
      rupas >= required ? 'బలంగా ఉన్నాడు' : 'బలం అంతకంటే తక్కువ'
    }.`,
  'graha-combust': ({ graha }) => `${grahaName(graha)} సూర్యుడికి దగ్గరగా, అస్తంగతంగా ఉన్నాడు; అందుకు గ్రంథాలు బలంలో కొంత తగ్గిస్తాయి.`,
  'graha-retrograde': ({ graha }) => `${grahaName(graha)} వక్రగతిలో ఉన్నాడు; గ్రంథాలు దీన్ని గమనం వల్ల వచ్చే బలంగా లెక్కిస్తాయి.`,
  'graha-vargottama': ({ graha, rashi }) =>
    `${grahaName(graha)} వర్గోత్తమం: నవాంశలోనూ ${inSign(rashi)} ఉన్నాడు; గ్రంథాలు దీన్ని ఒక బలంగా చూస్తాయి.`,
  yogakaraka: ({ graha, houses }) =>
    `ఈ లగ్నానికి ${grahaName(graha)} ${listWithAnd(houses.map(ordinal))} భావాలకు, అంటే ఒక కేంద్రానికి, ఒక త్రికోణానికి అధిపతి; అందుకే యోగకారకుడు అంటారు.`,
  'yoga-rule': ({ id }) => YOGA_TEXTS[id].rule,
  'yoga-reason': ({ reason }) => yogaReason(reason),
  'yoga-reading': ({ id }) => YOGA_READINGS[id],
  'yoga-strength': ({ strength, strong, others }) => {
    if (strength === 'none')
      return `${plural(others.length, 'దీని గ్రహం', 'దీని గ్రహాలు')} బలంగా ${plural(others.length, 'లేదు', 'లేవు')} (${list(others)}), కాబట్టి గ్రంథాలు దీన్ని ఒక మొగ్గుగా మాత్రమే చూస్తాయి.`
    if (strength === 'all')
      return `${plural(strong.length, 'దీని గ్రహం బలంగా ఉంది', 'దీని గ్రహాలన్నీ బలంగా ఉన్నాయి')}: ${list(strong)}.`
    return `దీని గ్రహాల్లో బలంగా ఉన్నవి: ${list(strong)}; బలంగా లేనివి: ${list(others)}.`
  },
  'yoga-periods': ({ spans }) => `దీని గ్రహాల దశలు: ${spans.map(spanText).join('; ')}.`,
  'yoga-runs': ({ lords }) =>
    `ఇప్పటి ${plural(lords.length, 'దశాధిపతి', 'దశాధిపతులు')} ${list(lords)}, కాబట్టి ఈ యోగం ఇప్పుడు పనిచేస్తుందని గ్రంథాలు చెబుతాయి.`,
  'yogas-none': () => 'ఇక్కడ చూసే యోగాలేవీ ఈ జాతకంలో లేవు; భావాలు, దశలను యోగాలు లేకుండానే చదువుతారు.',
  'maha-runs': ({ graha, ...span }) => `${grahaStem(graha)} మహాదశ ${fromTo(span)} నడుస్తుంది.`,
  'maha-next': ({ graha, ...span }) => `తర్వాత వచ్చేది ${grahaStem(graha)} మహాదశ, ${fromTo(span)}.`,
  'antar-runs': ({ maha, graha, ...span }) =>
    `${grahaStem(maha)} మహాదశలో ${grahaStem(graha)} అంతర్దశ ${fromTo(span)} నడుస్తుంది.`,
  'antar-next': ({ maha, graha, ...span }) =>
    `${grahaStem(maha)} మహాదశలో తర్వాత వచ్చేది ${grahaStem(graha)} అంతర్దశ, ${fromTo(span)}.`,
  'period-houses': ({ graha, rules, house }) =>
    `${grahaName(graha)} ${listWithAnd(rules.map(ordinal))} ${plural(rules.length, 'భావానికి', 'భావాలకు')} అధిపతి, ${ordinal(house)} భావంలో ఉన్నాడు. అందుకే ఈ దశలో గ్రంథాలు చూసే విషయాలు: ${matters([...new Set([...rules, house])])}.`,
  'period-node': ({ graha, house, signLord }) =>
    `${grahaName(graha)} ఏ రాశికీ అధిపతి కాదు. గ్రంథాలు ఈ దశ ఫలితాన్ని ${grahaName(graha)} ఉన్న ${ordinal(house)} భావాన్ని (${HOUSE_MATTERS[house]}), ఆ రాశి అధిపతి అయిన ${grahaBefore(signLord)}ని బట్టి చెబుతాయి.`,
  'graha-nature': ({ graha }) => `${grahaName(graha)} సహజంగా సూచించేవి: ${GRAHA_MATTERS[graha]}.`,
  'periods-outside': () => 'ఇప్పటి కాలం ఈ జాతకంలోని వింశోత్తరి దశల 120 సంవత్సరాల బయట ఉంది.',
  'transit-stay': ({ graha, rashi, fromMoon, fromLagna, from, until }) => {
    const when = [from && `${longDay(from)} నుంచి`, until && `${longDay(until)} వరకు`]
    const place = [...when, grahaName(graha), inSign(rashi)].filter(Boolean).join(' ')
    return `${place}: చంద్రుడి నుంచి ${ordinal(fromMoon)} స్థానం, లగ్నం నుంచి ${ordinal(fromLagna)} స్థానం.`
  },
  'transit-good': ({ graha, house }) =>
    `చంద్రుడి నుంచి ${ordinal(house)} స్థానం ${grahaStem(graha)} గోచారంలో అనుకూల స్థానం; గ్రంథాలు ఇక్కడ చూసే విషయాలు: ${HOUSE_MATTERS[house]}.`,
  'transit-effort': ({ graha, house }) =>
    `చంద్రుడి నుంచి ${ordinal(house)} స్థానం ${grahaStem(graha)} గోచారంలో అనుకూల స్థానాల్లోకి రాదు; ఈ విషయాల్లో ఓర్పు మంచిదని గ్రంథాలు చెబుతాయి: ${HOUSE_MATTERS[house]}.`,
  'transit-bindus': ({ graha, rashi, bindus }) =>
    `ఈ జాతకంలో ${grahaBefore(graha)} బిందువులు ${inSign(rashi)} 8కి ${bindus}; మధ్యస్థం 4.`,
  'sade-sati-about': () =>
    'జన్మ చంద్రుడు ఉన్న రాశిలో, దానికి ముందు, తర్వాత ఉన్న రాశుల్లో శని ఉండే కాలం ఏలినాటి శని. సంప్రదాయం దీన్ని బాధ్యతల, పరిణతి సంవత్సరాలుగా చూస్తుంది; ఎలా గడుస్తుందో మొత్తం జాతకంతో చూడాలంటారు.',
  'sade-sati-now': ({ phase, until }) => `ఏలినాటి శని ఇప్పుడు ${PHASES[phase]} భాగంలో ఉంది; శని ఈ రాశి దాటే రోజు: ${longDay(until)}.`,
  'sade-sati-next': ({ from }) => `ఏలినాటి శని ఇప్పుడు లేదు. తర్వాత మొదలయ్యే రోజు: ${longDay(from)}.`,
  'sade-sati-later': () => 'ఏలినాటి శని ఇప్పుడు లేదు, లెక్కించిన సంవత్సరాల్లోనూ లేదు.',
  'mangal-about': () =>
    'కుజ దోషాన్ని కుజుడు ఉన్న స్థానాన్ని బట్టి చూస్తారు. వాడుకలో ఉన్న నియమాలు వేరువేరు, ఒక్కోదానికీ సడలింపులు ఉన్నాయి; ఏదో ఒక నియమం ప్రకారం ఎక్కువ జాతకాల్లో ఈ దోషం ఉంటుంది.',
  'mangal-rule': ({ ruleSet, places }) => {
    const rule = `${MANGAL_RULES[ruleSet]} (${mangalRule(ruleSet)})`
    if (places.length === 0) return `${rule}: కుజుడు ఈ స్థానాల్లో లేడు.`
    const found = places.map(({ from, house }) => `${ORIGINS[from]} నుంచి ${ordinal(house)} స్థానంలో`)
    return `${rule}: కుజుడు ${listWithAnd(found)} ఉన్నాడు.`
  },
  'mangal-eased': ({ cancellation }) => `దీన్ని సడలించే నియమం: ${mangalCancellation(cancellation)}`,
  'kala-sarpa-about': () => 'కాలసర్ప గత శతాబ్దంలో వచ్చిన బోధన: ఏడు గ్రహాలూ రాహుకేతువులకు ఒకే వైపు ఉండడం. పరాశర, వరాహమిహిర గ్రంథాల్లో ఇది లేదు.',
  'kala-sarpa-full': () => 'ఈ జాతకంలో డిగ్రీల ప్రకారం ఏడు గ్రహాలూ ఒకే వైపు ఉన్నాయి.',
  'kala-sarpa-partial': ({ outside }) =>
    `ఈ జాతకంలో డిగ్రీల ప్రకారం ${grahaName(outside)} తప్ప మిగతా గ్రహాలు ఒకే వైపు ఉన్నాయి; చాలా సంప్రదాయాలు దీన్ని లెక్కించవు.`,
  'kala-sarpa-absent': () => 'ఈ జాతకంలో గ్రహాలు రెండు వైపులా ఉన్నాయి, కాబట్టి కాలసర్ప లేదు.',
  'differ-ayanamsa-sign': ({ point, ayanamsa, here, there }) =>
    `రాశిచక్రం ఎక్కడ మొదలవుతుందన్నదానిపై గ్రంథాలు ఏకీభవించవు. ${AYANAMSA_LABELS[ayanamsa]} అయనాంశ ప్రకారం ${SIGN_OF[point]} ${rashiName(there)}, ${rashiName(here)} కాదు.`,
  'differ-ayanamsa-star': ({ ayanamsa, here, there }) =>
    `${AYANAMSA_LABELS[ayanamsa]} అయనాంశ ప్రకారం జన్మ నక్షత్రం ${nakshatraName(there)}, ${nakshatraName(here)} కాదు.`,
  'ayanamsa-agrees': ({ ayanamsa }) => `${AYANAMSA_LABELS[ayanamsa]} అయనాంశ ప్రకారం కూడా లగ్న రాశి, చంద్ర రాశి, జన్మ నక్షత్రం ఇవే.`,
  'differ-houses': ({ moved }) => {
    const places = moved.map(
      ({ graha, house, sripati }) => `${grahaName(graha)} ${ordinal(sripati)} భావంలో (పూర్తి రాశులతో ${ordinal(house)})`,
    )
    return `భావం ఎక్కడ మొదలవుతుందన్నదానిపై గ్రంథాలు ఏకీభవించవు. శ్రీపతి భావాల ప్రకారం: ${listWithAnd(places)}.`
  },
  'houses-agree': () => 'శ్రీపతి భావాల ప్రకారం కూడా ప్రతి గ్రహమూ పూర్తి రాశుల్లో ఉన్న అదే భావంలో ఉంది.',
  'differ-mangal': ({ present, sets: all }) =>
    `ఈ జాతకంలో కుజ దోషంపై నియమాలు ఏకీభవించవు: ${all} నియమాల్లో ${present} ప్రకారం దోషం ఉంది.`,
  'differ-year': ({ graha, here, there }) =>
    `దశా సంవత్సరం నిడివిపై గ్రంథాలు ఏకీభవించవు. వాడుకలోని మరో నిడివితో ${grahaStem(graha)} మహాదశ ముగిసే రోజు ${longDay(there)}, ${longDay(here)} కాదు.`,
  'differ-nodes': () => 'రాహుకేతువుల రాశులు, దృష్టులపై గ్రంథాలు ఏకీభవించవు. ఇక్కడ వారు ఏ రాశికీ అధిపతులు కారు, వారికి దృష్టి లేదు.',
}

/** The sentence of a statement. */
export function statementText(statement: Statement): string {
  return textByCode(SENTENCES, statement)
}
