import type { Dignity, Graha, House, MangalRuleSet } from '@muhurta/jyotish'
import type { GrahaSpan, Statement } from '#domain/charts/reading/statement.ts'
import { type TextsByCode, textByCode } from '../../../texts-by-code.ts'
import { longDay, shortDate } from '../../words/dates.ts'
import { listWithAnd, ordinal, plural } from '../../words/grammar.ts'
import { AYANAMSA_LABELS } from '../chart-conventions.ts'
import { mangalCancellation, mangalRule } from '../mangal.ts'
import { grahaInText, nakshatraName, RASHI_LABELS, rashiName } from '../names.ts'
import { YOGA_TEXTS, yogaReason } from '../yogas.ts'
import { GRAHAS_IN_HOUSES } from './grahas-in-houses.ts'
import { LORDS_IN_HOUSES } from './lords-in-houses.ts'
import { LAGNA_READINGS, MOON_SIGN_READINGS, STAR_READINGS } from './signs-and-stars.ts'
import { YOGA_READINGS } from './yoga-readings.ts'

/** What a house stands for, as a list after "विषय हैं" or a colon. */
export const HOUSE_MATTERS: Readonly<Record<House, string>> = {
  1: 'शरीर, स्वयं और जीने का ढंग',
  2: 'परिवार, वाणी और बचत',
  3: 'साहस, हुनर और भाई-बहन',
  4: 'घर, माता, भूमि और वाहन',
  5: 'संतान, विद्या और रचनात्मक काम',
  6: 'रोज़ का काम, सेवा, स्वास्थ्य और विवाद',
  7: 'विवाह, साझेदारी और व्यापार',
  8: 'बदलाव, साझा धन, शोध और आयु',
  9: 'श्रद्धा, गुरुजन, पिता और भाग्य',
  10: 'काम, कर्तव्य और प्रतिष्ठा',
  11: 'लाभ, मित्र और बड़े भाई-बहन',
  12: 'खर्च, विश्राम, दूर की जगहें और त्याग',
}

/** What a graha stands for by nature, as it stands before "का कारक". */
const GRAHA_MATTERS: Readonly<Record<Graha, string>> = {
  sun: 'आत्मा, पिता, पद और प्राणशक्ति',
  moon: 'मन, माता, भोजन और रोज़ के सुख',
  mars: 'ऊर्जा, भाई-बहनों, भूमि और तकनीकी कौशल',
  mercury: 'वाणी, विद्या, व्यापार और गणना',
  jupiter: 'ज्ञान, गुरुजनों, संतान और श्रद्धा',
  venus: 'स्नेह, विवाह, कला और वाहनों',
  saturn: 'काम, सहनशक्ति, सेवा और बुढ़ापे',
  rahu: 'महत्वाकांक्षा, विदेशी तौर-तरीकों और नई बातों',
  ketu: 'वैराग्य, अंतर्दृष्टि और मुक्ति की खोज',
}

const DIGNITIES: Readonly<Record<Dignity, string>> = {
  exalted: 'उच्च का है, जिसे ग्रंथ राशि से मिलने वाला सबसे बड़ा बल मानते हैं',
  moolatrikona: 'अपने मूलत्रिकोण में है, जो बहुत अच्छा स्थान है',
  own: 'स्वराशि में है, जो बहुत अच्छा स्थान है',
  friend: 'मित्र की राशि में है, जो अच्छा स्थान है',
  neutral: 'सम ग्रह की राशि में है, जो मध्यम स्थान है',
  enemy: 'शत्रु की राशि में है, जहाँ उसे ज़्यादा परिश्रम करना पड़ता है',
  debilitated: 'नीच का है, जहाँ ग्रंथ दूसरे ग्रहों का सहारा देखते हैं',
}

const ORIGINS = { lagna: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' } as const
const PHASES = { rising: 'पहले', peak: 'दूसरे', setting: 'तीसरे' } as const

const rupasText = (rupas: number) => rupas.toFixed(1)
const degreesText = (degrees: number) =>
  `${Math.floor(degrees)}° ${String(Math.floor((degrees % 1) * 60)).padStart(2, '0')}′`
const houseText = (house: House) => `${ordinal(house)} भाव`
const housesText = (houses: readonly House[]) => listWithAnd(houses.map((house) => ordinal(house)))
const matters = (houses: readonly House[]) => houses.map((house) => HOUSE_MATTERS[house]).join('; ')
const list = (grahas: readonly Graha[]) => listWithAnd(grahas.map(grahaInText))
const spanText = ({ graha, from, until }: GrahaSpan) =>
  `${grahaInText(graha)} ${shortDate(from)} से ${shortDate(until)} तक`
const MANGAL_RULES: Readonly<Record<MangalRuleSet, string>> = {
  northern: 'उत्तर भारतीय नियम',
  raman: 'बी. वी. रमन के नियम',
  combined: 'दोनों नियमों के मेल',
  lagna: 'केवल लग्न के नियम',
}

const SENTENCES: TextsByCode<Statement> = {
  'lagna-at': ({ rashi, degrees }) =>
    `जन्म के समय ${rashiName(rashi)} राशि ${degreesText(degrees)} पर उदय हो रही थी: यही लग्न है, कुंडली का प्रथम भाव।`,
  'lagna-sign': ({ rashi }) => LAGNA_READINGS[rashi],
  'moon-at': ({ rashi, degrees, house }) =>
    `चंद्रमा ${rashiName(rashi)} में ${degreesText(degrees)} पर, ${houseText(house)} में है।`,
  'moon-sign': ({ rashi }) => MOON_SIGN_READINGS[rashi],
  'moon-phase': ({ isWaxing }) =>
    isWaxing
      ? 'चंद्रमा बढ़ रहा है, और ग्रंथ उसे शुभ ग्रहों में गिनते हैं।'
      : 'चंद्रमा घट रहा है; वह अमावस्या के जितना पास हो, ग्रंथ उसका बल उतना ही कम मानते हैं।',
  'star-at': ({ nakshatra, pada, lord }) =>
    `जन्म नक्षत्र ${nakshatraName(nakshatra)} है, चरण ${pada}; इसका स्वामी ${grahaInText(lord)} है।`,
  star: ({ nakshatra }) => STAR_READINGS[nakshatra],
  'first-period': ({ graha, years }) =>
    `जन्म नक्षत्र से गिनने पर जीवन ${grahaInText(graha)} की दशा में शुरू हुआ, जिसके ${years.toFixed(1)} वर्ष शेष थे।`,
  'house-about': ({ house }) => `${houseText(house)} के विषय हैं ${HOUSE_MATTERS[house]}।`,
  'house-sign': ({ house, rashi, lord }) =>
    `${houseText(house)} की राशि ${rashiName(rashi)} है, और उसका स्वामी ${grahaInText(lord)} है।`,
  'house-strength': ({ house, rupas, rank }) =>
    `भाव बल में ${houseText(house)} के ${rupasText(rupas)} रूप हैं, और बारह भावों में उसका स्थान ${ordinal(rank)} है।`,
  'house-empty': ({ house }) =>
    `${houseText(house)} में कोई ग्रह नहीं है, इसलिए ग्रंथ उसका फल उसके स्वामी और उसे देखने वाले ग्रहों से बताते हैं।`,
  'house-seen': ({ house, grahas }) => `${houseText(house)} पर ${list(grahas)} की पूर्ण दृष्टि है।`,
  'lord-place': ({ graha, rules, house }) =>
    `${houseText(rules)} का स्वामी ${grahaInText(graha)} ${houseText(house)} में है।`,
  'lord-in-house': ({ rules, house }) => LORDS_IN_HOUSES[rules][house],
  'graha-in-house': ({ graha, house }) => GRAHAS_IN_HOUSES[graha][house],
  'graha-dignity': ({ graha, rashi, dignity }) =>
    `${RASHI_LABELS[rashi].name} में ${grahaInText(graha)} ${DIGNITIES[dignity]}।`,
  'graha-strength': ({ graha, rupas, required }) =>
    `${grahaInText(graha)} का षड्बल ${rupasText(rupas)} रूप है और उसे ${rupasText(required)} चाहिए, इसलिए इस गिनती से वह ${
      rupas >= required ? 'बली है' : 'पूरा बली नहीं है'
    }।`,
  'graha-combust': ({ graha }) => `${grahaInText(graha)} सूर्य के पास है, यानी अस्त, और ग्रंथ उसके बल में कुछ कमी मानते हैं।`,
  'graha-retrograde': ({ graha }) => `${grahaInText(graha)} वक्री है, जिसे ग्रंथ गति का बल मानते हैं।`,
  'graha-vargottama': ({ graha, rashi }) =>
    `${grahaInText(graha)} वर्गोत्तम है: नवांश में भी वह ${RASHI_LABELS[rashi].name} में है, जिसे ग्रंथ बल मानते हैं।`,
  yogakaraka: ({ graha, houses }) =>
    `इस लग्न के लिए ${grahaInText(graha)} ${housesText(houses)} भाव का स्वामी है, यानी केंद्र और त्रिकोण दोनों का, और योगकारक कहलाता है।`,
  'yoga-rule': ({ id }) => YOGA_TEXTS[id].rule,
  'yoga-reason': ({ reason }) => yogaReason(reason),
  'yoga-reading': ({ id }) => YOGA_READINGS[id],
  'yoga-strength': ({ strength, strong, others }) => {
    if (strength === 'none') return `इसके ग्रह बली नहीं हैं (${list(others)}), इसलिए ग्रंथ इसे केवल एक झुकाव मानते हैं।`
    if (strength === 'all') return `इसके सभी ग्रह बली हैं: ${list(strong)}।`
    return `इसके कुछ ग्रह बली हैं: ${list(strong)}, पर ${list(others)} नहीं।`
  },
  'yoga-periods': ({ spans }) => `इसके ग्रहों की दशाएँ: ${spans.map(spanText).join('; ')}।`,
  'yoga-runs': ({ lords }) => `अभी ${list(lords)} की दशा चल रही है, इसलिए ग्रंथ इसे अभी सक्रिय मानते हैं।`,
  'yogas-none': () => 'यहाँ जो योग देखे जाते हैं, उनमें से इस कुंडली में कोई नहीं है; इसके भाव और दशाएँ उनके बिना पढ़ी जाती हैं।',
  'maha-runs': ({ graha, from, until }) =>
    `${grahaInText(graha)} की महादशा ${longDay(from)} से ${longDay(until)} तक चल रही है।`,
  'maha-next': ({ graha, from, until }) =>
    `अगली महादशा ${grahaInText(graha)} की है, ${longDay(from)} से ${longDay(until)} तक।`,
  'antar-runs': ({ maha, graha, from, until }) =>
    `${grahaInText(maha)} की महादशा में ${grahaInText(graha)} की अंतर्दशा ${longDay(from)} से ${longDay(until)} तक चल रही है।`,
  'antar-next': ({ maha, graha, from, until }) =>
    `${grahaInText(maha)} की महादशा में आगे ${grahaInText(graha)} की अंतर्दशा है, ${longDay(from)} से ${longDay(until)} तक।`,
  'period-houses': ({ graha, rules, house }) =>
    `${grahaInText(graha)} ${housesText(rules)} भाव का स्वामी है और ${houseText(house)} में है, इसलिए ग्रंथ इस दशा में ये विषय देखते हैं: ${matters([...new Set([...rules, house])])}।`,
  'period-node': ({ graha, house, signLord }) =>
    `${grahaInText(graha)} किसी राशि का स्वामी नहीं है। ग्रंथ उसकी दशा का फल ${houseText(house)} से बताते हैं, जिसमें वह है (${HOUSE_MATTERS[house]}), और उसकी राशि के स्वामी ${grahaInText(signLord)} से।`,
  'graha-nature': ({ graha }) => `स्वभाव से ${grahaInText(graha)} ${GRAHA_MATTERS[graha]} का कारक है।`,
  'periods-outside': () => 'आज का दिन इस कुंडली की विंशोत्तरी दशा के 120 वर्षों से बाहर है।',
  'transit-stay': ({ graha, rashi, fromMoon, fromLagna, from, until }) => {
    const when = [from && `${longDay(from)} से`, until && `${longDay(until)} तक`].filter(Boolean).join(' ')
    const stay = [grahaInText(graha), when, `${rashiName(rashi)} में`].filter(Boolean).join(' ')
    return `${stay} ${when ? 'रहता है' : 'है'}: चंद्र से ${ordinal(fromMoon)} और लग्न से ${ordinal(fromLagna)}।`
  },
  'transit-good': ({ graha, house }) =>
    `चंद्र से ${houseText(house)} ${grahaInText(graha)} के सहायक स्थानों में है; ग्रंथ यहाँ ये विषय देखते हैं: ${HOUSE_MATTERS[house]}।`,
  'transit-effort': ({ graha, house }) =>
    `चंद्र से ${houseText(house)} ${grahaInText(graha)} के सहायक स्थानों में नहीं है; ग्रंथ इन विषयों में धैर्य की सलाह देते हैं: ${HOUSE_MATTERS[house]}।`,
  'transit-bindus': ({ graha, rashi, bindus }) =>
    `इस कुंडली में ${RASHI_LABELS[rashi].name} में ${grahaInText(graha)} के बिंदु 8 में से ${bindus} हैं; 4 मध्यम है।`,
  'sade-sati-about': () =>
    'साढ़ेसाती वह समय है जब शनि चंद्रमा से पिछली राशि, उसी राशि और अगली राशि से गुज़रता है। परंपरा इन्हें कर्तव्य और परिपक्व होने के वर्ष मानती है, जिन्हें पूरी कुंडली से देखा जाता है।',
  'sade-sati-now': ({ phase, until }) =>
    `साढ़ेसाती अभी चल रही है, अपने ${PHASES[phase]} चरण में; शनि ${longDay(until)} को इस राशि से निकलता है।`,
  'sade-sati-next': ({ from }) => `साढ़ेसाती अभी नहीं चल रही है। अगली ${longDay(from)} को शुरू होती है।`,
  'sade-sati-later': () => 'साढ़ेसाती अभी नहीं चल रही है, और जो वर्ष देखे गए, उनमें भी नहीं है।',
  'mangal-about': () =>
    'मंगल दोष में मंगल का भाव देखा जाता है। प्रचलित नियम अलग-अलग हैं, और हर एक में उसे शांत करने वाले स्थान हैं; ज़्यादातर कुंडलियों में यह किसी न किसी नियम से होता है।',
  'mangal-rule': ({ ruleSet, places }) => {
    const rule = `${MANGAL_RULES[ruleSet]} से (${mangalRule(ruleSet)})`
    if (places.length === 0) return `${rule}: मंगल इनमें से किसी स्थान में नहीं है।`
    return `${rule}: मंगल ${listWithAnd(places.map(({ from, house }) => `${ORIGINS[from]} से ${ordinal(house)}`))} में है।`
  },
  'mangal-eased': ({ cancellation }) => `शांत करने वाला नियम: ${mangalCancellation(cancellation)}`,
  'kala-sarpa-about': () =>
    'कालसर्प पिछली सदी की मान्यता है: सातों ग्रह राहु-केतु की रेखा के एक ओर। पराशर और वराहमिहिर के ग्रंथों में यह नहीं है।',
  'kala-sarpa-full': () => 'इस कुंडली में अंशों के हिसाब से सातों ग्रह एक ओर हैं।',
  'kala-sarpa-partial': ({ outside }) =>
    `इस कुंडली में अंशों के हिसाब से ${grahaInText(outside)} को छोड़कर बाकी सब एक ओर हैं; ज़्यादातर मत इसे नहीं गिनते।`,
  'kala-sarpa-absent': () => 'इस कुंडली में ग्रह दोनों ओर हैं, इसलिए यह नहीं है।',
  'differ-ayanamsa-sign': ({ point, ayanamsa, here, there }) =>
    `राशिचक्र कहाँ से शुरू होता है, इस पर ग्रंथ एकमत नहीं हैं। ${AYANAMSA_LABELS[ayanamsa]} अयनांश से ${point === 'moon' ? grahaInText('moon') : ORIGINS.lagna} ${RASHI_LABELS[here].name} के बजाय ${RASHI_LABELS[there].name} में है।`,
  'differ-ayanamsa-star': ({ ayanamsa, here, there }) =>
    `${AYANAMSA_LABELS[ayanamsa]} अयनांश से जन्म नक्षत्र ${nakshatraName(here)} के बजाय ${nakshatraName(there)} है।`,
  'ayanamsa-agrees': ({ ayanamsa }) =>
    `${AYANAMSA_LABELS[ayanamsa]} अयनांश से लग्न और चंद्रमा की राशियाँ और जन्म नक्षत्र वही हैं जो यहाँ हैं।`,
  'differ-houses': ({ moved }) => {
    const places = moved.map(
      ({ graha, house, sripati }) => `${grahaInText(graha)} ${ordinal(house)} के बजाय ${ordinal(sripati)} में`,
    )
    return `भाव कहाँ से शुरू होता है, इस पर ग्रंथ एकमत नहीं हैं। श्रीपति भावों से इस कुंडली में ${listWithAnd(places)} ${plural(places.length, 'है', 'हैं')}।`
  },
  'houses-agree': () => 'श्रीपति भावों से हर ग्रह उसी भाव में है जिसमें पूरी राशियों से है।',
  'differ-mangal': ({ present, sets: all }) =>
    `मंगल दोष के नियम इस कुंडली पर एकमत नहीं हैं: ${all} में से ${present} इसे ${plural(present, 'गिनता है', 'गिनते हैं')}।`,
  'differ-year': ({ graha, here, there }) =>
    `दशा के वर्ष की लंबाई पर किताबें एकमत नहीं हैं। दूसरी प्रचलित लंबाई से ${grahaInText(graha)} की महादशा ${longDay(here)} के बजाय ${longDay(there)} को पूरी होती है।`,
  'differ-nodes': () =>
    'राहु और केतु की राशियों और दृष्टियों पर ग्रंथ एकमत नहीं हैं। यहाँ वे न किसी राशि के स्वामी हैं, न किसी पर दृष्टि डालते हैं।',
}

/** The sentence of a statement. */
export function statementText(statement: Statement): string {
  return textByCode(SENTENCES, statement)
}
