import type { Association, DebilitationCancelled, Graha, HousedGraha, YogaId, YogaReason } from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithAnd, ordinal, plural } from '../words/grammar.ts'
import { grahaName, RASHI_LABELS } from './names.ts'

export type YogaText = { readonly name: string; readonly rule: string; readonly source: string }

/** The name of each yoga, its rule, and where the rule is taught. */
export const YOGA_TEXTS: Readonly<Record<YogaId, YogaText>> = {
  gajakesari: {
    name: 'गजकेसरी',
    rule: 'गुरु चंद्र से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 36; बल की अतिरिक्त शर्तों के बिना',
  },
  'chandra-mangala': {
    name: 'चंद्र मंगल',
    rule: 'चंद्र और मंगल एक राशि में साथ हैं।',
    source: 'बी. वी. रमन, तीन सौ महत्वपूर्ण योग',
  },
  sunapha: {
    name: 'सुनफा',
    rule: 'मंगल, बुध, गुरु, शुक्र या शनि चंद्र से द्वितीय में है, और द्वादश में इनमें से कोई नहीं।',
    source: 'बृहज्जातक, अध्याय 13; बृहत् पाराशर होरा शास्त्र, अध्याय 37',
  },
  anapha: {
    name: 'अनफा',
    rule: 'मंगल, बुध, गुरु, शुक्र या शनि चंद्र से द्वादश में है, और द्वितीय में इनमें से कोई नहीं।',
    source: 'बृहज्जातक, अध्याय 13; बृहत् पाराशर होरा शास्त्र, अध्याय 37',
  },
  durudhara: {
    name: 'दुरुधरा',
    rule: 'मंगल, बुध, गुरु, शुक्र और शनि में से कम से कम एक चंद्र से द्वितीय में और कम से कम एक द्वादश में है।',
    source: 'बृहज्जातक, अध्याय 13; बृहत् पाराशर होरा शास्त्र, अध्याय 37',
  },
  adhi: {
    name: 'अधि',
    rule: 'बुध, गुरु और शुक्र तीनों चंद्र से षष्ठ, सप्तम या अष्टम में हैं।',
    source: 'बृहज्जातक, अध्याय 13; बृहत् पाराशर होरा शास्त्र, अध्याय 37',
  },
  kemadruma: {
    name: 'केमद्रुम',
    rule: 'चंद्र अकेला है: मंगल, बुध, गुरु, शुक्र और शनि में से कोई न उसके साथ है, न उससे द्वितीय या द्वादश में, न लग्न से केंद्र में।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 37',
  },
  shakata: {
    name: 'शकट',
    rule: 'चंद्र गुरु से षष्ठ, अष्टम या द्वादश में है, और लग्न से केंद्र में नहीं।',
    source: 'फलदीपिका, अध्याय 6',
  },
  vesi: {
    name: 'वेशि',
    rule: 'मंगल, बुध, गुरु, शुक्र या शनि सूर्य से द्वितीय में है, और द्वादश में इनमें से कोई नहीं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 38',
  },
  vasi: {
    name: 'वाशि',
    rule: 'मंगल, बुध, गुरु, शुक्र या शनि सूर्य से द्वादश में है, और द्वितीय में इनमें से कोई नहीं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 38',
  },
  ubhayachari: {
    name: 'उभयचरी',
    rule: 'मंगल, बुध, गुरु, शुक्र और शनि में से कम से कम एक सूर्य से द्वितीय में और कम से कम एक द्वादश में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 38',
  },
  budhaditya: {
    name: 'बुधादित्य',
    rule: 'सूर्य और बुध एक राशि में साथ हैं।',
    source: 'बी. वी. रमन, तीन सौ महत्वपूर्ण योग',
  },
  amala: {
    name: 'अमला',
    rule: 'लग्न या चंद्र से दशम में केवल बुध, गुरु या शुक्र हैं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 36',
  },
  'guru-mangala': {
    name: 'गुरु मंगल',
    rule: 'गुरु और मंगल एक राशि में साथ हैं।',
    source: 'प्रचलित परंपरा',
  },
  'kala-sarpa': {
    name: 'कालसर्प',
    rule: 'सातों ग्रह राहु से केतु की रेखा के एक ओर हैं, अंशों से; यह आधुनिक नियम है।',
    source: '20वीं सदी से प्रचलित, शास्त्रीय ग्रंथों में नहीं',
  },
  saraswati: {
    name: 'सरस्वती',
    rule: 'बुध, गुरु और शुक्र हर एक लग्न से केंद्र, त्रिकोण या द्वितीय में है, और गुरु उच्च का, अपनी राशि में या मित्र की राशि में है।',
    source: 'फलदीपिका, अध्याय 6',
  },
  vasumati: {
    name: 'वसुमति',
    rule: 'बुध, गुरु और शुक्र तीनों लग्न से तृतीय, षष्ठ, दशम या एकादश में हैं।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'shubha-kartari': {
    name: 'शुभ कर्तरी',
    rule: 'लग्न से द्वितीय और द्वादश दोनों में ग्रह हैं, और केवल बुध, गुरु या शुक्र।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'neecha-bhanga': {
    name: 'नीच भंग राज',
    rule: 'नीच ग्रह का दोष तब भंग होता है जब उसकी राशि का स्वामी, उसकी उच्च राशि का स्वामी या उसकी राशि में उच्च होने वाला ग्रह लग्न या चंद्र से केंद्र में हो, या उसकी राशि का स्वामी उसके साथ हो, उसे देखे या उससे राशि परिवर्तन करे।',
    source: 'फलदीपिका, अध्याय 7',
  },
  parivartana: {
    name: 'परिवर्तन',
    rule: 'दो ग्रह एक-दूसरे की राशि में हैं और एक-दूसरे का काम करते हैं।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'maha-parivartana': {
    name: 'महा परिवर्तन',
    rule: 'प्रथम, द्वितीय, चतुर्थ, पंचम, सप्तम, नवम, दशम और एकादश के स्वामियों में राशि परिवर्तन।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'khala-parivartana': {
    name: 'खल परिवर्तन',
    rule: 'ऐसा राशि परिवर्तन जिसमें तृतीय हो, पर षष्ठ, अष्टम या द्वादश न हो।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'dainya-parivartana': {
    name: 'दैन्य परिवर्तन',
    rule: 'ऐसा राशि परिवर्तन जिसमें षष्ठ, अष्टम या द्वादश हो; यह धैर्य चाहता है।',
    source: 'फलदीपिका, अध्याय 6',
  },
  ruchaka: {
    name: 'रुचक',
    rule: 'मंगल अपनी राशि में या उच्च का होकर लग्न से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 75; फलदीपिका, अध्याय 6',
  },
  bhadra: {
    name: 'भद्र',
    rule: 'बुध अपनी राशि में या उच्च का होकर लग्न से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 75; फलदीपिका, अध्याय 6',
  },
  hamsa: {
    name: 'हंस',
    rule: 'गुरु अपनी राशि में या उच्च का होकर लग्न से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 75; फलदीपिका, अध्याय 6',
  },
  malavya: {
    name: 'मालव्य',
    rule: 'शुक्र अपनी राशि में या उच्च का होकर लग्न से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 75; फलदीपिका, अध्याय 6',
  },
  shasha: {
    name: 'शश',
    rule: 'शनि अपनी राशि में या उच्च का होकर लग्न से प्रथम, चतुर्थ, सप्तम या दशम में है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 75; फलदीपिका, अध्याय 6',
  },
  raja: {
    name: 'राज',
    rule: 'केंद्र (प्रथम, चतुर्थ, सप्तम, दशम) का स्वामी और त्रिकोण (प्रथम, पंचम, नवम) का स्वामी एक राशि में हैं, एक-दूसरे को पूर्ण दृष्टि से देखते हैं, या राशि परिवर्तन करते हैं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 34 और 39',
  },
  'dharma-karmadhipati': {
    name: 'धर्म कर्माधिपति',
    rule: 'नवम और दशम के स्वामी एक राशि में हैं, एक-दूसरे को पूर्ण दृष्टि से देखते हैं, या राशि परिवर्तन करते हैं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 34',
  },
  yogakaraka: {
    name: 'योगकारक',
    rule: 'एक ही ग्रह केंद्र (चतुर्थ, सप्तम, दशम) और त्रिकोण (पंचम, नवम) दोनों का स्वामी है।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 34',
  },
  dhana: {
    name: 'धन',
    rule: 'द्वितीय या एकादश का स्वामी और प्रथम, द्वितीय, पंचम, नवम, एकादश में से किसी दूसरे का स्वामी एक राशि में हैं, एक-दूसरे को पूर्ण दृष्टि से देखते हैं, या राशि परिवर्तन करते हैं।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 41, प्रचलित रूप में',
  },
  'viparita-harsha': {
    name: 'विपरीत राज (हर्ष)',
    rule: 'षष्ठ का स्वामी षष्ठ, अष्टम या द्वादश में है।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'viparita-sarala': {
    name: 'विपरीत राज (सरल)',
    rule: 'अष्टम का स्वामी षष्ठ, अष्टम या द्वादश में है।',
    source: 'फलदीपिका, अध्याय 6',
  },
  'viparita-vimala': {
    name: 'विपरीत राज (विमल)',
    rule: 'द्वादश का स्वामी षष्ठ, अष्टम या द्वादश में है।',
    source: 'फलदीपिका, अध्याय 6',
  },
  lakshmi: {
    name: 'लक्ष्मी',
    rule: 'नवम का स्वामी अपनी राशि में या उच्च का होकर केंद्र में है, और लग्न का स्वामी केंद्र या त्रिकोण में है, न नीच और न अस्त।',
    source: 'बृहत् पाराशर होरा शास्त्र, अध्याय 36',
  },
}

const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaName))
const isOrAre = (grahas: readonly Graha[]) => plural(grahas.length, 'है', 'हैं')
const placesText = (places: readonly HousedGraha[]) =>
  places.map(({ graha, house }) => `${grahaName(graha)} ${ordinal(house)} में`).join(', ')

const ASSOCIATIONS: Readonly<Record<Association, string>> = {
  exchange: 'में राशि परिवर्तन है',
  'same-sign': 'एक राशि में हैं',
  'mutual-aspect': 'एक-दूसरे को पूर्ण दृष्टि से देखते हैं',
}

const CANCELLATIONS: Readonly<Record<DebilitationCancelled['by'], (graha: string) => string>> = {
  'sign-lord-in-kendra': (graha) => `उसकी राशि का स्वामी ${graha} केंद्र में है`,
  'exaltation-lord-in-kendra': (graha) => `उसकी उच्च राशि का स्वामी ${graha} केंद्र में है`,
  'exalted-here-in-kendra': (graha) => `इस राशि में उच्च होने वाला ${graha} केंद्र में है`,
  'exchange-with-sign-lord': (graha) => `${graha} के साथ राशि परिवर्तन है`,
  'sign-lord-with-it': (graha) => `उसकी राशि का स्वामी ${graha} उसके साथ है`,
  'sign-lord-aspects-it': (graha) => `उसकी राशि का स्वामी ${graha} उसे देखता है`,
}

const ORIGINS = { moon: 'चंद्र', lagna: 'लग्न' } as const

const REASONS: TextsByCode<YogaReason> = {
  'in-house-from': ({ graha, house, from }) => `${grahaName(graha)} ${grahaName(from)} से ${ordinal(house)} में है।`,
  'share-a-sign': ({ grahas }) => `${list(grahas)} एक राशि में हैं।`,
  'beside-luminary': ({ luminary, sides }) => {
    const occupied = sides.map(({ house, grahas }) => `${ordinal(house)} में ${list(grahas)} ${isOrAre(grahas)}`)
    return `${grahaName(luminary)} से ${listWithAnd(occupied)}।`
  },
  'in-houses': ({ from, places }) => (from === 'moon' ? `चंद्र से: ${placesText(places)}।` : `${placesText(places)}।`),
  'moon-alone': () => 'चंद्र के आसपास या केंद्र में कोई ग्रह नहीं; चंद्र अपने ही प्रकाश पर है।',
  'strong-in-house': ({ graha, rashi, house }) =>
    `${grahaName(graha)} ${RASHI_LABELS[rashi].name} में है, ${ordinal(house)} भाव में।`,
  'alone-in-house': ({ grahas, house, from }) =>
    `${ORIGINS[from]} से ${ordinal(house)} में केवल ${list(grahas)} ${isOrAre(grahas)}।`,
  'between-the-nodes': ({ from }) => (from === 'rahu' ? 'सातों ग्रह राहु से आगे केतु तक हैं।' : 'सातों ग्रह केतु से आगे राहु तक हैं।'),
  'benefics-in-growth': () => 'तीनों शुभ ग्रह उपचय भावों में हैं।',
  'benefics-around-lagna': () => 'लग्न के दोनों ओर शुभ ग्रह हैं।',
  'debilitation-cancelled': ({ graha, cancellations }) => {
    const reasons = cancellations.map(({ by, graha: helper }) => CANCELLATIONS[by](grahaName(helper)))
    return `${grahaName(graha)}: ${reasons.join('; ')}।`
  },
  'exchange-signs': ({ grahas }) => `${list(grahas)} में राशि परिवर्तन है।`,
  'lords-associated': ({ grahas, houses, association }) =>
    `${listWithAnd(houses.map(ordinal))} के स्वामी ${list(grahas)} ${ASSOCIATIONS[association]}।`,
  'rules-two-houses': ({ graha, houses: [one, other] }) =>
    `${grahaName(graha)} ${ordinal(one)} और ${ordinal(other)} का स्वामी है।`,
  'lord-in-house': ({ graha, rules, house }) => `${ordinal(rules)} का स्वामी ${grahaName(graha)} ${ordinal(house)} में है।`,
  'lord-strong-in-house': ({ graha, rules, house }) =>
    `${ordinal(rules)} का स्वामी ${grahaName(graha)} ${ordinal(house)} में बली है।`,
}

/** Why a yoga is in a chart. */
export function yogaReason(reason: YogaReason): string {
  return textByCode(REASONS, reason)
}
