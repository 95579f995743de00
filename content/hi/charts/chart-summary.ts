import type * as en from '../../en/charts/chart-summary.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the summary on top of a chart. Each entry has one sentence that says why. */
export const SUMMARY: Texts<typeof en.SUMMARY> = {
  heading: 'संक्षेप में आपकी कुंडली',
  lagna: 'लग्न',
  lagnaWhy: (time, place) => `${time}, ${place}: पूर्व दिशा में यही राशि उदय हो रही थी।`,
  moon: 'राशि (चंद्र राशि)',
  moonWhy: (degrees) => `जन्म के समय चंद्रमा इस राशि में ${degrees} पर था।`,
  moonWhyAllDay: 'चंद्रमा पूरे दिन इसी राशि में था।',
  star: 'जन्म नक्षत्र',
  starValue: (name, pada) => `${name}, चरण ${pada}`,
  starWhy: (lord) => `चंद्रमा इसी नक्षत्र में था, और इसके स्वामी (${lord}) से आपकी पहली दशा शुरू होती है।`,
  dasha: 'चल रही दशा',
  dashaValue: (lords, until) => `${lords}, ${until} तक`,
  dashaWhy: (lord, from, until) => `आपके नक्षत्र से गिनने पर ${lord} की दशा ${from} से ${until} तक है।`,
  mangal: 'मंगल',
  mangalPresent: 'प्रचलित नियम से मंगल दोष है',
  mangalEased: 'मंगल दोष, दूसरे नियम से शांत',
  mangalAbsent: 'मंगल दोष नहीं',
  mangalWhy: (where) => `मंगल ${where} भाव में है; नियम में प्रथम, चतुर्थ, सप्तम, अष्टम और द्वादश गिने जाते हैं।`,
  mangalEasedWhy: (where, rule) => `मंगल ${where} भाव में है। शांत करने वाला नियम: ${rule}`,
  fromLagna: (house) => `लग्न से ${house}`,
  fromMoon: (house) => `चंद्र से ${house}`,
  sadeSati: 'साढ़ेसाती',
  sadeSatiNow: (phase, until) => `हाँ, ${phase} चरण, ${until} तक`,
  sadeSatiNo: 'अभी नहीं',
  sadeSatiWhy: (sign, house) =>
    `शनि अभी ${sign} में है, आपके चंद्रमा से ${house} राशि में; साढ़ेसाती द्वादश, प्रथम और द्वितीय में होती है।`,
  phases: { rising: 'पहला', peak: 'दूसरा', setting: 'तीसरा' },
  needsTime: 'पता नहीं',
  needsTimeWhy: 'यह जन्म समय पर निर्भर है, जो नहीं दिया गया।',
  outside: 'पता नहीं',
  outsideWhy: 'आज का दिन दशा के 120 वर्षों से बाहर है।',
}
