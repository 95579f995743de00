import { pakshaOf } from '@muhurta/jyotish'
import type { PujaDay, PujaKind, PujaRule, PujaTime } from '@muhurta/jyotish/puja'
import type * as en from '../../en/almanac/puja.ts'
import type { Texts } from '../../texts.ts'
import { nakshatraName } from '../charts/names.ts'
import type { DayClock } from '../words/day-clock.ts'
import { listWithAnd } from '../words/grammar.ts'
import { tithiName } from './names.ts'

/** Names of publishers, the same in every language. */
export { PUJA_SOURCE_NAMES } from '../../en/almanac/puja.ts'

/** Texts of the times of festivals. */
export const PUJA: Texts<typeof en.PUJA> = {
  title: (city) => `పూజా సమయాలు: ${city}`,
  lead: 'ఆ ఊరి గడియారం ప్రకారం. వేరే రోజు సమయమైతే, దానికి ముందు ఆ వారం పేరు ఉంటుంది.',
  sources: 'ఈ నియమాలు ఎవరు చెప్పారు',
  source: (label, names) =>
    names.length === 0
      ? `${label}: పంచాంగాలు ముద్రించే సమయాలకు సరిపోయే నియమం; దీన్ని ఎవరు చెప్పారో మాకు తెలియదు.`
      : `${label}: ${listWithAnd(names)} చెప్పిన ప్రకారం.`,
  note: 'కుటుంబాలు, ఆలయాలు వేరే నియమం పాటించవచ్చు. మీ ఇంటి సంప్రదాయం పాటించండి.',
  span: (from, to) => `${from} నుంచి ${to} వరకు`,
  after: (time) => `${time} తర్వాత`,
}

const PUJA_LABELS: Readonly<Record<PujaKind, string>> = {
  abhijit: 'అభిజిత్ ముహూర్తం',
  abhyangaSnana: 'అభ్యంగన స్నానం',
  aparahna: 'అపరాహ్ణ కాలం',
  bhadra: 'భద్ర',
  bhadraEnd: 'భద్ర ముగింపు',
  bhadraMukha: 'భద్ర ముఖం',
  bhadraPunchha: 'భద్ర పుచ్ఛం',
  dwadashiEnd: 'ద్వాదశి ముగింపు',
  ghatasthapana: 'ఘటస్థాపన',
  hariVasaraEnd: 'హరివాసరం ముగింపు',
  holikaDahan: 'హోలికా దహనం',
  kumbhaLagna: 'కుంభ లగ్నం',
  kutup: 'కుతప ముహూర్తం',
  lakshmiPuja: 'లక్ష్మీ పూజ',
  madhyahna: 'మధ్యాహ్న పూజ',
  mahanishita: 'మహానిశీథం',
  mahaPunyaKala: 'మహా పుణ్యకాలం',
  maximum: 'మధ్య కాలం',
  midday: 'మధ్యాహ్న మధ్యం',
  midnight: 'అర్ధరాత్రి',
  moonAvoid: 'చంద్రుడిని చూడరు',
  moonAvoidPreviousDay: 'చంద్రుడిని చూడరు, ముందురోజు',
  moonrise: 'చంద్రోదయం',
  nishita: 'నిశీథ పూజ',
  nishitaLakshmiPuja: 'నిశీథంలో లక్ష్మీ పూజ',
  parana: 'పారణ',
  paranaAlternate: 'పారణ, సూర్యోదయానికి',
  paranaModern: 'పారణ, ఆచారం ప్రకారం పూజ తర్వాత',
  partial: 'పాక్షిక దశ',
  penumbral: 'ఉపచ్ఛాయ దశ',
  pradosha: 'ప్రదోష కాలం',
  prahara1: 'మొదటి జాము',
  prahara2: 'రెండవ జాము',
  prahara3: 'మూడవ జాము',
  prahara4: 'నాలుగవ జాము',
  pratahkala: 'ఉదయ పూజ',
  puja: 'పూజ',
  punyaKala: 'పుణ్యకాలం',
  rauhina: 'రౌహిణ ముహూర్తం',
  sandhiPuja: 'సంధి పూజ',
  sandhyaArghya: 'సాయంత్రం అర్ఘ్యం',
  sankranti: 'సూర్య సంక్రమణం',
  sayankala: 'సాయంత్రం పూజ',
  simhaLagna: 'సింహ లగ్నం',
  snana: 'స్నానం',
  starSighting: 'నక్షత్ర దర్శనం',
  sutak: 'సూతకం',
  sutakWeak: 'సూతకం: పిల్లలు, వృద్ధులు, అనారోగ్యంతో ఉన్నవారికి',
  threadCeremony: 'రాఖీ కట్టే సమయం',
  total: 'సంపూర్ణ దశ',
  umbral: 'ఛాయలో',
  upavasa: 'ఉపవాసం',
  ushaArghya: 'ఉదయం అర్ఘ్యం',
  vijayaMuhurta: 'విజయ ముహూర్తం',
  visibleEclipse: 'కనిపించే సమయం',
  vrishabhaLagna: 'వృషభ లగ్నం',
  vrishchikaLagna: 'వృశ్చిక లగ్నం',
  yamaDeepam: 'యమ దీపం',
}

const PUJA_RULE_TEXTS: Readonly<Record<PujaRule, string>> = {
  firstFifthOfDay: 'పగటి ఐదు భాగాల్లో మొదటిది, తిథి ఉన్నంత వరకు.',
  thirdFifthOfDay: 'పగటి ఐదు భాగాల్లో మూడవది.',
  middleOfMidday: 'పగటి ఐదు భాగాల్లో మూడవదాని మధ్య.',
  fourthFifthOfDay: 'పగటి ఐదు భాగాల్లో నాలుగవది.',
  fourthFifthWithoutBhadra: 'పగటి ఐదు భాగాల్లో నాలుగవది, భద్ర అయ్యాక, పౌర్ణమి ముగియకముందు.',
  lastFifthOfDay: 'పగటి ఐదు భాగాల్లో చివరిది, తిథి ఉన్నంత వరకు.',
  sunriseToMidday: 'సూర్యోదయం లేదా తిథి మొదలు నుంచి మధ్యాహ్నం వరకు, తిథి ముందే ముగిసినా సరే.',
  sunriseToMiddayInTithi: 'సూర్యోదయం నుంచి మధ్యాహ్నం వరకు, తిథి ఉన్నంత వరకు.',
  eighthMuhurtaOfDay: 'పగటి పదిహేను భాగాల్లో ఎనిమిదవది.',
  ninthMuhurtaOfDay: 'పగటి పదిహేను భాగాల్లో తొమ్మిదవది.',
  eleventhMuhurtaOfDay: 'పగటి పదిహేను భాగాల్లో పదకొండవది.',
  dawn: 'సూర్యోదయానికి ముందు 96 నిమిషాలు.',
  firstFifthOfNight: 'రాత్రి ఐదు భాగాల్లో మొదటిది.',
  pradoshaInTithi: 'రాత్రి ఐదు భాగాల్లో మొదటిది, తిథి ఉన్నంత వరకు.',
  pradoshaWithoutBhadra: 'రాత్రి ఐదు భాగాల్లో మొదటిది, భద్ర అయ్యాక, పౌర్ణమి ముగియకముందు.',
  firstTenthOfNight: 'రాత్రి పది భాగాల్లో మొదటిది.',
  quartersOfNight: 'సూర్యాస్తమయం నుంచి సూర్యోదయం వరకు రాత్రి, నాలుగు సమాన జాములుగా.',
  eighthMuhurtaOfNight: 'రాత్రి పదిహేను భాగాల్లో ఎనిమిదవది.',
  middleOfNight: 'సూర్యాస్తమయానికి, సూర్యోదయానికి సరిగ్గా మధ్య.',
  risingSign: 'ఈ లగ్నం ఉదయించేంతసేపు, లాహిరి అయనాంశ ప్రకారం. నాలుగు స్థిర రాశుల్లో ఇది ఒకటి.',
  pradoshaVrishabhaTithi: 'ప్రదోష కాలంలో, స్థిరమైన వృషభ లగ్నం ఉండి, తిథి కూడా ఉన్నప్పుడు. రెండూ కలవకపోతే, తిథి ఉన్న ప్రదోషం.',
  nishitaSimhaTithi: 'రాత్రి పదిహేను భాగాల్లో ఎనిమిదవదానిలో, స్థిరమైన సింహ లగ్నం ఉండి, తిథి కూడా ఉన్నప్పుడు.',
  moonriseToSunrise: 'చంద్రోదయం నుంచి సూర్యోదయం వరకు, తిథి ఉన్నంత వరకు.',
  moonrise: 'చంద్రుడి పై అంచు దిగంతం పైకి వచ్చినప్పుడు.',
  sunriseToMoonrise: 'సూర్యోదయం నుంచి చంద్రోదయం వరకు.',
  moonriseToMoonset: 'చంద్రోదయం నుంచి చంద్రాస్తమయం వరకు, ఆ తిథిలో చంద్రుడు ఉదయిస్తే.',
  tithiBeginToMoonset: 'తిథి మొదలు నుంచి చంద్రాస్తమయం వరకు, చంద్రుడు ఉన్నప్పుడే తిథి మొదలైతే.',
  ghatiAfterSunset: 'సూర్యాస్తమయం తర్వాత ఒక ఘడియ (24 నిమిషాలు).',
  sunset: 'సూర్యాస్తమయానికి.',
  nextSunrise: 'మర్నాడు సూర్యోదయానికి.',
  sunriseToTithiEnd: 'మర్నాడు సూర్యోదయం తర్వాత, తిథి ముగియకముందు, పగటిలో మొదటి మూడు వంతుల్లో.',
  firstQuarterOfDwadashi: 'ద్వాదశి మొదటి పావు భాగం ముగింపు; అప్పటివరకు పారణ చేయరు.',
  endOfDwadashi: 'ద్వాదశి ముగింపు; అంతకుముందే పారణ చేయాలి.',
  ekadashiParana: 'మర్నాడు పగటి ఐదు భాగాల్లో మొదటిదానిలో, హరివాసరం అయ్యాక, ద్వాదశి ముగియకముందు. హరివాసరం ఎక్కువసేపు ఉంటే నాలుగవదానిలో.',
  afterTithiAndStar: 'తిథి, రోహిణి రెండూ ముగిశాక; మర్నాడు సూర్యోదయానికి ముందు కాదు.',
  afterNishita: 'అర్ధరాత్రి పూజ తర్వాత.',
  halfOfPurnima: 'పౌర్ణమి తిథి మొదటి సగమే భద్ర.',
  partsOfBhadra: 'భద్రను ముప్పై భాగాలు చేస్తే: పుచ్ఛం 19½ నుంచి 22½ వరకు, ముఖం 22½ నుంచి 27½ వరకు.',
  rakhiAfterBhadra: 'సూర్యోదయం లేదా భద్ర ముగింపు నుంచి, ప్రదోషం లేదా పౌర్ణమి ముగిసేవరకు.',
  holikaAfterBhadra: 'పౌర్ణమి ఉన్న ప్రదోషంలో, భద్ర అయ్యాక. భద్ర అర్ధరాత్రి దాటితే దాని పుచ్ఛంలో; ముఖంలో ఎప్పుడూ కాదు.',
  firstThirdInPratipada:
    'పాడ్యమి ఉన్న పగటి మొదటి మూడో వంతులో, వైధృతి మొదలవకముందు. అందులో ద్విస్వభావ లగ్నం 48 నిమిషాలు ఉంటే ఆ సమయంలో. ఉదయం కుదరకపోతే అభిజిత్.',
  ghatiEitherSide: 'అష్టమి చివరి 24 నిమిషాలు, నవమి మొదటి 24 నిమిషాలు.',
  entryOfTheSun: 'సూర్యుడు ఆ రాశిలోకి ప్రవేశించే క్షణం, లాహిరి అయనాంశ ప్రకారం.',
  fortyGhatis: 'ప్రవేశం నుంచి నలభై ఘడియలు (16 గంటలు), పగటి వేళ. రాత్రి ప్రవేశిస్తే సూర్యోదయంతో మొదలవుతుంది.',
  sixthOfDay: 'పుణ్యకాలం మొదలు నుంచి పగటిలో ఆరో వంతు.',
  eclipse: 'భూమి, చంద్రుల నీడల నుంచి లెక్కించినది.',
  seenPartOfEclipse: 'బింబం మధ్య భాగం దిగంతం పైన ఉన్నంతసేపు, వక్రీభవనం లేకుండా.',
  praharasBefore:
    'జాము అంటే పగలు లేదా రాత్రిలో నాలుగో వంతు. చంద్ర గ్రహణం మొదట కనిపించే జాముకు మూడు జాముల ముందు, సూర్య గ్రహణానికి నాలుగు జాముల ముందు మొదలవుతుంది. పిల్లలు, వృద్ధులు, అనారోగ్యంతో ఉన్నవారికి ఒక జాము ముందు.',
}

export type { PujaLine } from '../../en/almanac/puja.ts'

import type { PujaLine } from '../../en/almanac/puja.ts'

/** The rule of a time in a sentence. */
export function pujaRuleText({ rule }: PujaLine): string | undefined {
  return rule && PUJA_RULE_TEXTS[rule]
}

/** The times of a festival, the most important first, with the lunar day at the end. */
export function pujaLines({ tithi, nakshatra, times }: PujaDay, clock: DayClock): PujaLine[] {
  const span = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
    PUJA.span(clock(startJdUt), clock(endJdUt))
  return [
    ...times.map((time) => ({ label: PUJA_LABELS[time.kind], text: timeText(time, clock), rule: time.rule })),
    ...(tithi ? [{ label: tithiName({ index: tithi.index, paksha: pakshaOf(tithi.index) }), text: span(tithi) }] : []),
    ...(nakshatra ? [{ label: nakshatraName(nakshatra.index), text: span(nakshatra) }] : []),
  ]
}

/** For calendar programs: "లక్ష్మీ పూజ: 5:55 PM నుంచి 7:51 PM వరకు. ప్రదోష కాలంలో…". */
export function pujaLineText(line: PujaLine): string {
  const rule = pujaRuleText(line)
  return `${line.label}: ${line.text}${rule ? `. ${rule}` : ''}`
}

function timeText(time: PujaTime, clock: DayClock): string {
  if ('atJdUt' in time) return clock(time.atJdUt)
  const from = clock(time.startJdUt)
  return time.endJdUt === undefined ? PUJA.after(from) : PUJA.span(from, clock(time.endJdUt))
}
