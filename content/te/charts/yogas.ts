import type { Association, DebilitationCancelled, Graha, HousedGraha, YogaId, YogaReason } from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithAnd, ordinal, plural } from '../words/grammar.ts'
import { grahaBefore, rashiStem } from '../words/jyotish-forms.ts'
import { grahaName } from './names.ts'

export type YogaText = { readonly name: string; readonly rule: string; readonly source: string }

/** The name of each yoga, its rule, and where the rule is taught. */
export const YOGA_TEXTS: Readonly<Record<YogaId, YogaText>> = {
  gajakesari: {
    name: 'గజకేసరి',
    rule: 'చంద్రుడి నుంచి 1, 4, 7 లేదా 10వ స్థానంలో గురువు ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 36; బలానికి సంబంధించిన అదనపు షరతులు లేకుండా',
  },
  'chandra-mangala': {
    name: 'చంద్ర మంగళ',
    rule: 'చంద్రుడు, కుజుడు ఒకే రాశిలో కలిసి ఉన్నారు.',
    source: 'బి. వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్',
  },
  sunapha: {
    name: 'సునఫా',
    rule: 'చంద్రుడి నుంచి 2వ స్థానంలో కుజుడు, బుధుడు, గురువు, శుక్రుడు లేదా శని ఉన్నారు, 12వ స్థానంలో వీరెవరూ లేరు.',
    source: 'బృహజ్జాతకం, అధ్యాయం 13; బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 37',
  },
  anapha: {
    name: 'అనఫా',
    rule: 'చంద్రుడి నుంచి 12వ స్థానంలో కుజుడు, బుధుడు, గురువు, శుక్రుడు లేదా శని ఉన్నారు, 2వ స్థానంలో వీరెవరూ లేరు.',
    source: 'బృహజ్జాతకం, అధ్యాయం 13; బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 37',
  },
  durudhara: {
    name: 'దురుధురా',
    rule: 'కుజుడు, బుధుడు, గురువు, శుక్రుడు, శనిలలో కనీసం ఒకరు చంద్రుడి నుంచి 2వ స్థానంలో, కనీసం ఒకరు 12వ స్థానంలో ఉన్నారు.',
    source: 'బృహజ్జాతకం, అధ్యాయం 13; బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 37',
  },
  adhi: {
    name: 'అధి',
    rule: 'బుధుడు, గురువు, శుక్రుడు ముగ్గురూ చంద్రుడి నుంచి 6, 7 లేదా 8వ స్థానాల్లో ఉన్నారు.',
    source: 'బృహజ్జాతకం, అధ్యాయం 13; బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 37',
  },
  kemadruma: {
    name: 'కేమద్రుమ',
    rule: 'చంద్రుడు ఒంటరి: కుజుడు, బుధుడు, గురువు, శుక్రుడు, శని ఎవరూ చంద్రుడితో గానీ, చంద్రుడి నుంచి 2, 12 స్థానాల్లో గానీ, లగ్నం నుంచి కేంద్రాల్లో గానీ లేరు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 37',
  },
  shakata: {
    name: 'శకట',
    rule: 'గురువు నుంచి 6, 8 లేదా 12వ స్థానంలో చంద్రుడు ఉన్నాడు, లగ్నం నుంచి కేంద్రంలో లేడు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  vesi: {
    name: 'వేశి',
    rule: 'సూర్యుడి నుంచి 2వ స్థానంలో కుజుడు, బుధుడు, గురువు, శుక్రుడు లేదా శని ఉన్నారు, 12వ స్థానంలో వీరెవరూ లేరు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 38',
  },
  vasi: {
    name: 'వాశి',
    rule: 'సూర్యుడి నుంచి 12వ స్థానంలో కుజుడు, బుధుడు, గురువు, శుక్రుడు లేదా శని ఉన్నారు, 2వ స్థానంలో వీరెవరూ లేరు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 38',
  },
  ubhayachari: {
    name: 'ఉభయచరి',
    rule: 'కుజుడు, బుధుడు, గురువు, శుక్రుడు, శనిలలో కనీసం ఒకరు సూర్యుడి నుంచి 2వ స్థానంలో, కనీసం ఒకరు 12వ స్థానంలో ఉన్నారు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 38',
  },
  budhaditya: {
    name: 'బుధాదిత్య',
    rule: 'సూర్యుడు, బుధుడు ఒకే రాశిలో కలిసి ఉన్నారు.',
    source: 'బి. వి. రామన్, త్రీ హండ్రెడ్ ఇంపార్టెంట్ కాంబినేషన్స్',
  },
  amala: {
    name: 'అమల',
    rule: 'లగ్నం లేదా చంద్రుడి నుంచి 10వ స్థానంలో బుధుడు, గురువు లేదా శుక్రుడు మాత్రమే ఉన్నారు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 36',
  },
  'guru-mangala': {
    name: 'గురు మంగళ',
    rule: 'గురువు, కుజుడు ఒకే రాశిలో కలిసి ఉన్నారు.',
    source: 'వాడుకలో ఉన్న సంప్రదాయం',
  },
  'kala-sarpa': {
    name: 'కాలసర్ప',
    rule: 'ఏడు గ్రహాలూ రాహువు నుంచి కేతువు వరకు ఉన్న గీతకు ఒకే వైపు ఉన్నాయి, డిగ్రీల ప్రకారం; ఇది ఆధునిక నియమం.',
    source: '20వ శతాబ్దం నుంచి వాడుకలో ఉంది, శాస్త్ర గ్రంథాల్లో లేదు',
  },
  saraswati: {
    name: 'సరస్వతి',
    rule: 'బుధుడు, గురువు, శుక్రుడు ఒక్కొక్కరూ లగ్నం నుంచి కేంద్ర, త్రికోణ లేదా 2వ స్థానంలో ఉన్నారు, గురువు ఉచ్చలో, స్వక్షేత్రంలో లేదా మిత్ర క్షేత్రంలో ఉన్నాడు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  vasumati: {
    name: 'వసుమతి',
    rule: 'బుధుడు, గురువు, శుక్రుడు ముగ్గురూ లగ్నం నుంచి 3, 6, 10 లేదా 11వ స్థానాల్లో ఉన్నారు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'shubha-kartari': {
    name: 'శుభ కర్తరి',
    rule: 'లగ్నం నుంచి 2, 12 స్థానాలు రెండింటిలోనూ గ్రహాలు ఉన్నాయి, అవి బుధుడు, గురువు లేదా శుక్రుడు మాత్రమే.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'neecha-bhanga': {
    name: 'నీచభంగ రాజ',
    rule: 'నీచ గ్రహం ఉన్న రాశి అధిపతి, దాని ఉచ్చ రాశి అధిపతి లేదా ఆ రాశిలో ఉచ్చ పొందే గ్రహం లగ్నం లేదా చంద్రుడి నుంచి కేంద్రంలో ఉంటే, లేదా రాశ్యధిపతి దానితో కలిసినా, దాన్ని చూసినా, దానితో పరివర్తన చెందినా నీచ భంగమవుతుంది.',
    source: 'ఫలదీపిక, అధ్యాయం 7',
  },
  parivartana: {
    name: 'పరివర్తన',
    rule: 'రెండు గ్రహాలు ఒకదాని రాశిలో మరొకటి ఉన్నాయి, ఒకదాని తరఫున మరొకటి పనిచేస్తాయి.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'maha-parivartana': {
    name: 'మహా పరివర్తన',
    rule: '1, 2, 4, 5, 7, 9, 10, 11 స్థానాధిపతుల మధ్య రాశి పరివర్తన.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'khala-parivartana': {
    name: 'ఖల పరివర్తన',
    rule: '3వ స్థానం ఉన్న, 6, 8, 12 స్థానాలు లేని రాశి పరివర్తన.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'dainya-parivartana': {
    name: 'దైన్య పరివర్తన',
    rule: '6, 8 లేదా 12వ స్థానం ఉన్న రాశి పరివర్తన; ఇది ఓర్పు కోరుతుంది.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  ruchaka: {
    name: 'రుచక',
    rule: 'కుజుడు స్వక్షేత్రంలో లేదా ఉచ్చలో, లగ్నం నుంచి 1, 4, 7 లేదా 10వ స్థానంలో ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 75; ఫలదీపిక, అధ్యాయం 6',
  },
  bhadra: {
    name: 'భద్ర',
    rule: 'బుధుడు స్వక్షేత్రంలో లేదా ఉచ్చలో, లగ్నం నుంచి 1, 4, 7 లేదా 10వ స్థానంలో ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 75; ఫలదీపిక, అధ్యాయం 6',
  },
  hamsa: {
    name: 'హంస',
    rule: 'గురువు స్వక్షేత్రంలో లేదా ఉచ్చలో, లగ్నం నుంచి 1, 4, 7 లేదా 10వ స్థానంలో ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 75; ఫలదీపిక, అధ్యాయం 6',
  },
  malavya: {
    name: 'మాలవ్య',
    rule: 'శుక్రుడు స్వక్షేత్రంలో లేదా ఉచ్చలో, లగ్నం నుంచి 1, 4, 7 లేదా 10వ స్థానంలో ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 75; ఫలదీపిక, అధ్యాయం 6',
  },
  shasha: {
    name: 'శశ',
    rule: 'శని స్వక్షేత్రంలో లేదా ఉచ్చలో, లగ్నం నుంచి 1, 4, 7 లేదా 10వ స్థానంలో ఉన్నాడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 75; ఫలదీపిక, అధ్యాయం 6',
  },
  raja: {
    name: 'రాజ',
    rule: 'కేంద్రాధిపతి (1, 4, 7, 10), త్రికోణాధిపతి (1, 5, 9) ఒకే రాశిలో ఉన్నారు, లేదా పరస్పరం పూర్ణ దృష్టితో చూస్తారు, లేదా రాశి పరివర్తన చెందారు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయాలు 34, 39',
  },
  'dharma-karmadhipati': {
    name: 'ధర్మ కర్మాధిపతి',
    rule: '9, 10 స్థానాధిపతులు ఒకే రాశిలో ఉన్నారు, లేదా పరస్పరం పూర్ణ దృష్టితో చూస్తారు, లేదా రాశి పరివర్తన చెందారు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 34',
  },
  yogakaraka: {
    name: 'యోగకారక',
    rule: 'ఒకే గ్రహం కేంద్రానికి (4, 7, 10), త్రికోణానికి (5, 9) అధిపతి.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 34',
  },
  dhana: {
    name: 'ధన',
    rule: '2 లేదా 11వ స్థానాధిపతి, 1, 2, 5, 9, 11లలో మరో స్థానాధిపతి ఒకే రాశిలో ఉన్నారు, లేదా పరస్పరం పూర్ణ దృష్టితో చూస్తారు, లేదా రాశి పరివర్తన చెందారు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 41, వాడుకలో ఉన్న రూపం',
  },
  'viparita-harsha': {
    name: 'విపరీత రాజ (హర్ష)',
    rule: '6వ స్థానాధిపతి 6, 8 లేదా 12వ స్థానంలో ఉన్నాడు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'viparita-sarala': {
    name: 'విపరీత రాజ (సరళ)',
    rule: '8వ స్థానాధిపతి 6, 8 లేదా 12వ స్థానంలో ఉన్నాడు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  'viparita-vimala': {
    name: 'విపరీత రాజ (విమల)',
    rule: '12వ స్థానాధిపతి 6, 8 లేదా 12వ స్థానంలో ఉన్నాడు.',
    source: 'ఫలదీపిక, అధ్యాయం 6',
  },
  lakshmi: {
    name: 'లక్ష్మి',
    rule: '9వ స్థానాధిపతి స్వక్షేత్రంలో లేదా ఉచ్చలో, కేంద్రంలో ఉన్నాడు; లగ్నాధిపతి కేంద్రంలో లేదా త్రికోణంలో ఉన్నాడు, నీచలో గానీ అస్తంగతంగా గానీ లేడు.',
    source: 'బృహత్ పరాశర హోరా శాస్త్రం, అధ్యాయం 36',
  },
}

const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaName))
const isOrAre = (grahas: readonly Graha[]) => plural(grahas.length, 'ఉన్నాడు', 'ఉన్నారు')
const placesText = (places: readonly HousedGraha[]) =>
  places.map(({ graha, house }) => `${ordinal(house)} స్థానంలో ${grahaName(graha)}`).join(', ')

const ASSOCIATIONS: Readonly<Record<Association, string>> = {
  exchange: 'రాశి పరివర్తన చెందారు',
  'same-sign': 'ఒకే రాశిలో ఉన్నారు',
  'mutual-aspect': 'పరస్పరం పూర్ణ దృష్టితో చూస్తారు',
}

const CANCELLATIONS: Readonly<Record<DebilitationCancelled['by'], (graha: Graha) => string>> = {
  'sign-lord-in-kendra': (graha) => `రాశ్యధిపతి ${grahaName(graha)} కేంద్రంలో ఉన్నాడు`,
  'exaltation-lord-in-kendra': (graha) => `ఉచ్చ రాశి అధిపతి ${grahaName(graha)} కేంద్రంలో ఉన్నాడు`,
  'exalted-here-in-kendra': (graha) => `ఈ రాశిలో ఉచ్చ పొందే ${grahaName(graha)} కేంద్రంలో ఉన్నాడు`,
  'exchange-with-sign-lord': (graha) => `${grahaBefore(graha)}తో రాశి పరివర్తన`,
  'sign-lord-with-it': (graha) => `రాశ్యధిపతి ${grahaName(graha)} దానితో ఉన్నాడు`,
  'sign-lord-aspects-it': (graha) => `రాశ్యధిపతి ${grahaName(graha)} దాన్ని చూస్తాడు`,
}

const ORIGINS = { moon: 'చంద్రుడి', lagna: 'లగ్నం' } as const

const REASONS: TextsByCode<YogaReason> = {
  'in-house-from': ({ graha, house, from }) =>
    `${grahaBefore(from)} నుంచి ${ordinal(house)} స్థానంలో ${grahaName(graha)} ఉన్నాడు.`,
  'share-a-sign': ({ grahas }) => `${list(grahas)} ఒకే రాశిలో ఉన్నారు.`,
  'beside-luminary': ({ luminary, sides }) => {
    const occupied = sides.map(({ house, grahas }) => `${ordinal(house)} స్థానంలో ${list(grahas)} ${isOrAre(grahas)}`)
    return `${grahaBefore(luminary)} నుంచి ${listWithAnd(occupied)}.`
  },
  'in-houses': ({ from, places }) =>
    from === 'moon' ? `చంద్రుడి నుంచి: ${placesText(places)}.` : `${placesText(places)}.`,
  'moon-alone': () => 'చంద్రుడి పక్కన గానీ కేంద్రాల్లో గానీ గ్రహాలు లేవు; చంద్రుడు తన వెలుగుపైనే ఆధారపడతాడు.',
  'strong-in-house': ({ graha, rashi, house }) =>
    `${ordinal(house)} స్థానమైన ${rashiStem(rashi)} రాశిలో ${grahaName(graha)} ఉన్నాడు.`,
  'alone-in-house': ({ grahas, house, from }) =>
    `${ORIGINS[from]} నుంచి ${ordinal(house)} స్థానంలో ${list(grahas)} మాత్రమే ${isOrAre(grahas)}.`,
  'between-the-nodes': ({ from }) =>
    from === 'rahu' ? 'ఏడు గ్రహాలూ రాహువు నుంచి కేతువు మధ్య ఉన్నాయి.' : 'ఏడు గ్రహాలూ కేతువు నుంచి రాహువు మధ్య ఉన్నాయి.',
  'benefics-in-growth': () => 'ముగ్గురు శుభ గ్రహాలూ ఉపచయ స్థానాల్లో ఉన్నారు.',
  'benefics-around-lagna': () => 'లగ్నానికి రెండు వైపులా శుభ గ్రహాలు ఉన్నాయి.',
  'debilitation-cancelled': ({ graha, cancellations }) => {
    const reasons = cancellations.map(({ by, graha: helper }) => CANCELLATIONS[by](helper))
    return `${grahaName(graha)}: ${reasons.join('; ')}.`
  },
  'exchange-signs': ({ grahas }) => `${list(grahas)} రాశి పరివర్తన చెందారు.`,
  'lords-associated': ({ grahas, houses, association }) =>
    `${listWithAnd(houses.map(ordinal))} స్థానాధిపతులు ${list(grahas)} ${ASSOCIATIONS[association]}.`,
  'rules-two-houses': ({ graha, houses: [one, other] }) =>
    `${grahaName(graha)} ${ordinal(one)}, ${ordinal(other)} స్థానాలకు అధిపతి.`,
  'lord-in-house': ({ graha, rules, house }) =>
    `${ordinal(rules)} స్థానాధిపతి ${grahaName(graha)} ${ordinal(house)} స్థానంలో ఉన్నాడు.`,
  'lord-strong-in-house': ({ graha, rules, house }) =>
    `${ordinal(rules)} స్థానాధిపతి ${grahaName(graha)} ${ordinal(house)} స్థానంలో బలంగా ఉన్నాడు.`,
}

/** Why a yoga is in a chart. */
export function yogaReason(reason: YogaReason): string {
  return textByCode(REASONS, reason)
}
