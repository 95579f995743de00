import { pakshaOf } from '@muhurta/jyotish'
import type { PujaDay, PujaKind, PujaRule, PujaTime } from '@muhurta/jyotish/puja'
import { nakshatraName } from '#content/charts/names.ts'
import type * as en from '../../en/almanac/puja.ts'
import type { Texts } from '../../texts.ts'
import type { DayClock } from '../words/day-clock.ts'
import { listWithAnd } from '../words/grammar.ts'
import { tithiName } from './names.ts'

/** Names of websites and newspapers, in Latin script. */
export { PUJA_SOURCE_NAMES } from '../../en/almanac/puja.ts'

/** Texts of the times of festivals. */
export const PUJA: Texts<typeof en.PUJA> = {
  title: (city) => `${city} में पूजा के समय`,
  lead: 'शहर की घड़ी से। दूसरे दिन के समय से पहले वार लिखा है।',
  sources: 'ये नियम कौन बताता है',
  source: (label, names) =>
    names.length === 0
      ? `${label}: वह नियम, जिससे पंचांगों के छपे समय निकलते हैं; इसे किसने बताया, हमें पता नहीं।`
      : `${label}: ${listWithAnd(names)} के अनुसार।`,
  note: 'परिवार और मंदिर दूसरा नियम मान सकते हैं। अपनी परंपरा के अनुसार करें।',
  span: (from, to) => `${from} से ${to} तक`,
  after: (time) => `${time} के बाद`,
}

const PUJA_LABELS: Readonly<Record<PujaKind, string>> = {
  abhijit: 'अभिजीत मुहूर्त',
  abhyangaSnana: 'अभ्यंग स्नान',
  aparahna: 'अपराह्न',
  bhadra: 'भद्रा',
  bhadraEnd: 'भद्रा समाप्त',
  bhadraMukha: 'भद्रा मुख',
  bhadraPunchha: 'भद्रा पूँछ',
  dwadashiEnd: 'द्वादशी समाप्त',
  ghatasthapana: 'घटस्थापना',
  hariVasaraEnd: 'हरि वासर समाप्त',
  holikaDahan: 'होलिका दहन',
  kumbhaLagna: 'कुंभ लग्न',
  kutup: 'कुतुप मुहूर्त',
  lakshmiPuja: 'लक्ष्मी पूजा',
  madhyahna: 'मध्याह्न पूजा',
  mahanishita: 'महानिशीथ',
  mahaPunyaKala: 'महा पुण्यकाल',
  maximum: 'परम ग्रास',
  midday: 'मध्याह्न का मध्य',
  midnight: 'मध्यरात्रि',
  moonAvoid: 'चंद्रमा न देखें',
  moonAvoidPreviousDay: 'चंद्रमा न देखें, एक दिन पहले',
  moonrise: 'चंद्रोदय',
  nishita: 'निशीथ पूजा',
  nishitaLakshmiPuja: 'निशीथ में लक्ष्मी पूजा',
  parana: 'पारण',
  paranaAlternate: 'पारण, सूर्योदय पर',
  paranaModern: 'पारण, पूजा के बाद (प्रचलित)',
  partial: 'खंडग्रास',
  penumbral: 'उपच्छाया',
  pradosha: 'प्रदोष',
  prahara1: 'पहला प्रहर',
  prahara2: 'दूसरा प्रहर',
  prahara3: 'तीसरा प्रहर',
  prahara4: 'चौथा प्रहर',
  pratahkala: 'प्रातः पूजा',
  puja: 'पूजा',
  punyaKala: 'पुण्यकाल',
  rauhina: 'रौहिण मुहूर्त',
  sandhiPuja: 'संधि पूजा',
  sandhyaArghya: 'संध्या अर्घ्य',
  sankranti: 'सूर्य का प्रवेश',
  sayankala: 'सायं पूजा',
  simhaLagna: 'सिंह लग्न',
  snana: 'स्नान',
  starSighting: 'तारे दिखने का समय',
  sutak: 'सूतक',
  sutakWeak: 'बच्चों, बुज़ुर्गों और रोगियों के लिए सूतक',
  threadCeremony: 'राखी बाँधने का समय',
  total: 'खग्रास',
  umbral: 'प्रच्छाया में',
  upavasa: 'उपवास',
  ushaArghya: 'उषा अर्घ्य',
  vijayaMuhurta: 'विजय मुहूर्त',
  visibleEclipse: 'दृश्य',
  vrishabhaLagna: 'वृषभ लग्न',
  vrishchikaLagna: 'वृश्चिक लग्न',
  yamaDeepam: 'यम दीपक',
}

const PUJA_RULE_TEXTS: Readonly<Record<PujaRule, string>> = {
  firstFifthOfDay: 'दिनमान के पाँच भागों में पहला, जितनी देर तिथि रहे।',
  thirdFifthOfDay: 'दिनमान के पाँच भागों में तीसरा।',
  middleOfMidday: 'दिनमान के पाँच भागों में तीसरे का मध्य।',
  fourthFifthOfDay: 'दिनमान के पाँच भागों में चौथा।',
  fourthFifthWithoutBhadra: 'दिनमान के पाँच भागों में चौथा, भद्रा के बाद और पूर्णिमा तिथि समाप्त होने से पहले।',
  lastFifthOfDay: 'दिनमान के पाँच भागों में आखिरी, जितनी देर तिथि रहे।',
  sunriseToMidday: 'सूर्योदय या तिथि के आरंभ से मध्याह्न तक, चाहे तिथि पहले समाप्त हो जाए।',
  sunriseToMiddayInTithi: 'सूर्योदय से मध्याह्न तक, जितनी देर तिथि रहे।',
  eighthMuhurtaOfDay: 'दिनमान के पंद्रह भागों में आठवाँ।',
  ninthMuhurtaOfDay: 'दिनमान के पंद्रह भागों में नौवाँ।',
  eleventhMuhurtaOfDay: 'दिनमान के पंद्रह भागों में ग्यारहवाँ।',
  dawn: 'सूर्योदय से पहले के 96 मिनट।',
  firstFifthOfNight: 'रात के पाँच भागों में पहला।',
  pradoshaInTithi: 'रात के पाँच भागों में पहला, जितनी देर तिथि रहे।',
  pradoshaWithoutBhadra: 'रात के पाँच भागों में पहला, भद्रा के बाद और पूर्णिमा तिथि समाप्त होने से पहले।',
  firstTenthOfNight: 'रात के दस भागों में पहला।',
  quartersOfNight: 'सूर्यास्त से सूर्योदय तक रात के चार बराबर भाग।',
  eighthMuhurtaOfNight: 'रात के पंद्रह भागों में आठवाँ।',
  middleOfNight: 'सूर्यास्त और सूर्योदय के ठीक बीच।',
  risingSign: 'जब तक यह लग्न रहे, लाहिरी अयनांश से। यह चार स्थिर राशियों में से एक है।',
  pradoshaVrishabhaTithi: 'प्रदोष में, जब तक स्थिर वृषभ लग्न और तिथि दोनों रहें। दोनों साथ न मिलें तो तिथि के साथ प्रदोष।',
  nishitaSimhaTithi: 'रात के पंद्रह भागों में आठवें में, जब तक स्थिर सिंह लग्न और तिथि दोनों रहें।',
  moonriseToSunrise: 'चंद्रोदय से सूर्योदय तक, जितनी देर तिथि रहे।',
  moonrise: 'जब चंद्रमा की ऊपरी कोर क्षितिज के ऊपर आए।',
  sunriseToMoonrise: 'सूर्योदय से चंद्रोदय तक।',
  moonriseToMoonset: 'चंद्रोदय से चंद्रास्त तक, अगर चंद्रोदय तिथि में हो।',
  tithiBeginToMoonset: 'तिथि के आरंभ से चंद्रास्त तक, अगर आरंभ के समय चंद्रमा आकाश में हो।',
  ghatiAfterSunset: 'सूर्यास्त के एक घटी (24 मिनट) बाद।',
  sunset: 'सूर्यास्त के समय।',
  nextSunrise: 'अगले दिन सूर्योदय के समय।',
  sunriseToTithiEnd: 'अगले सूर्योदय के बाद, तिथि समाप्त होने से पहले और दिनमान के पहले तीन-चौथाई भाग में।',
  firstQuarterOfDwadashi: 'द्वादशी की पहली चौथाई का अंत, जिसमें पारण नहीं करते।',
  endOfDwadashi: 'द्वादशी का अंत, जिससे पहले पारण करना है।',
  ekadashiParana:
    'अगले दिन दिनमान के पाँच भागों में पहले में, हरि वासर के बाद और द्वादशी समाप्त होने से पहले। हरि वासर ज़्यादा देर रहे तो चौथे भाग में।',
  afterTithiAndStar: 'जब तिथि और रोहिणी दोनों समाप्त हो जाएँ, और अगले सूर्योदय से पहले नहीं।',
  afterNishita: 'मध्यरात्रि की पूजा के बाद।',
  halfOfPurnima: 'भद्रा पूर्णिमा तिथि का पहला आधा भाग है।',
  partsOfBhadra: 'भद्रा के तीस भागों में: पूँछ 19½ से 22½ तक, मुख 22½ से 27½ तक।',
  rakhiAfterBhadra: 'सूर्योदय या भद्रा के अंत से, प्रदोष या पूर्णिमा तिथि के अंत तक।',
  holikaAfterBhadra: 'पूर्णिमा वाले प्रदोष में, भद्रा के बाद। भद्रा आधी रात के बाद तक रहे तो उसकी पूँछ में, मुख में कभी नहीं।',
  firstThirdInPratipada:
    'प्रतिपदा में दिनमान की पहली तिहाई में, वैधृति शुरू होने से पहले। उस बीच द्विस्वभाव लग्न 48 मिनट रहे, तो उसी में। सुबह ठीक न मिले तो अभिजीत मुहूर्त में।',
  ghatiEitherSide: 'अष्टमी के आखिरी 24 मिनट और नवमी के पहले 24 मिनट।',
  entryOfTheSun: 'जिस क्षण सूर्य राशि में प्रवेश करे, लाहिरी अयनांश से।',
  fortyGhatis: 'प्रवेश से चालीस घटी (16 घंटे), दिन में। प्रवेश रात में हो तो सूर्योदय से शुरू।',
  sixthOfDay: 'पुण्यकाल के आरंभ से दिनमान का छठा भाग।',
  eclipse: 'पृथ्वी और चंद्रमा की छाया की गणना से।',
  seenPartOfEclipse: 'जब तक बिंब का केंद्र क्षितिज के ऊपर रहे, अपवर्तन के बिना।',
  praharasBefore:
    'प्रहर (दिन या रात के चौथाई भाग) के आरंभ से: चंद्र ग्रहण जिस प्रहर में पहले दिखे उससे तीन प्रहर पहले, सूर्य ग्रहण में चार। बच्चों, बुज़ुर्गों और रोगियों के लिए एक प्रहर पहले।',
}

/** A time in words; the lunar day and the star have no rule. */
export type PujaLine = { readonly label: string; readonly text: string; readonly rule?: PujaRule }

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

/** For calendar programs: "लक्ष्मी पूजा: 5:55 PM से 7:51 PM तक। प्रदोष में, …". */
export function pujaLineText(line: PujaLine): string {
  const rule = pujaRuleText(line)
  return `${line.label}: ${line.text}${rule ? `। ${rule}` : ''}`
}

function timeText(time: PujaTime, clock: DayClock): string {
  if ('atJdUt' in time) return clock(time.atJdUt)
  const from = clock(time.startJdUt)
  return time.endJdUt === undefined ? PUJA.after(from) : PUJA.span(from, clock(time.endJdUt))
}
