import { MOST_LIFE_EVENTS } from '#domain/births/kept-events.ts'
import type * as en from '../../en/charts/timeline.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the timeline: the periods, transits and events of a life on one strip. */
export const LIFE_TIMELINE: Texts<typeof en.LIFE_TIMELINE> = {
  title: 'टाइमलाइन',
  titleOf: (name) => `टाइमलाइन: ${name}`,
  open: 'टाइमलाइन',
  rectify: 'जन्म का समय ढूँढें',
  label: 'नाप के साथ टाइमलाइन। तीर वाले बटन: बाएँ और दाएँ से समय बदलता है, ऊपर से पास, नीचे से दूर।',
  zoom: 'कितना समय',
  zooms: { life: 'जीवन', decade: 'दस साल', year: 'साल', month: 'महीना' },
  earlier: 'पहले',
  later: 'बाद में',
  today: 'आज',
  keys: 'किसी दशा को पास से देखने के लिए उसे चुनें। कीबोर्ड पर ← और → से समय बदलता है, ↑ से पास, ↓ से दूर।',
  range: (from, until) => `${from} से ${until} तक`,
  running: (day) => `${day} की दशाएँ`,
  noDasha: 'यह दिन 120 वर्ष की दशाओं के बाहर है।',
  levels: ['महादशा', 'अंतर्दशा', 'प्रत्यंतर दशा', 'सूक्ष्म दशा', 'प्राण दशा'],
  sadeSati: 'साढ़ेसाती',
  phases: {
    rising: 'पहला चरण, शनि चंद्र से 12वीं राशि में',
    peak: 'दूसरा चरण, शनि चंद्र की राशि में',
    setting: 'तीसरा चरण, शनि चंद्र से दूसरी राशि में',
  },
  phasesShort: { rising: '12', peak: '1', setting: '2' },
  passages: 'सूर्य और चंद्र',
  stay: (sign, fromMoon, fromLagna) => `${sign}, चंद्र से ${fromMoon}, लग्न से ${fromLagna}`,
  return: (graha) => `${graha} की जन्म के स्थान पर वापसी`,
  over: (graha, point) => `${graha}, जन्म के ${point} पर`,
  lagna: 'लग्न',
  lagnaShort: 'ल',
  returnShort: '↻',
  events: 'जीवन की घटनाएँ',
  sessions: 'सेशन',
  asTable: 'यही तालिका में',
  columns: { what: 'क्या', from: 'कब से', until: 'कब तक' },
  nothing: 'इस समय में कुछ नहीं।',
  aroundSession: 'सेशन के आसपास के दस साल',
}

/** Where the desk records the events of a client's life. */
export const LIFE_EVENTS: Texts<typeof en.LIFE_EVENTS> = {
  heading: 'जीवन की घटनाएँ',
  leads: {
    booking:
      'केवल टीम के लिए, एन्क्रिप्ट करके रखी हुई। ये इस जन्म की हर बुकिंग की टाइमलाइन में दिखती हैं, और इनसे जन्म का समय ढूँढा जाता है। क्लाइंट का खाता हटने पर ये भी हट जाती हैं, और जो क्लाइंट अपनी जानकारी माँगते हैं, उन्हें ये भी मिलती हैं।',
    birth:
      'केवल टीम के लिए, एन्क्रिप्ट करके रखी हुई। ये इस जन्म वाली बुकिंग की टाइमलाइन में भी दिखती हैं, और इनसे जन्म का समय ढूँढा जाता है। क्लाइंट जब यह जन्म विवरण या अपना खाता हटाते हैं, तब यहाँ लिखी घटनाएँ भी हट जाती हैं, और जो क्लाइंट अपनी जानकारी माँगते हैं, उन्हें ये भी मिलती हैं।',
    chart: 'केवल आपके लिए, इस सूची की तरह एन्क्रिप्ट करके रखी हुई। इनसे जन्म का समय ढूँढा जाता है। यह कुंडली हटाने पर ये भी हट जाती हैं।',
  },
  none: 'अभी कोई घटना नहीं।',
  given: 'बुकिंग के साथ बताई गई',
  add: 'घटना जोड़ें',
  change: 'यह घटना बदलें',
  when: 'कब',
  whenHint: 'जैसे 2004, 05/2004 या 12/05/2004',
  kind: 'क्या हुआ',
  choose: 'चुनें',
  weight: 'कितना महत्व',
  weights: {
    great: 'जीवन बदल गया',
    ordinary: 'महत्वपूर्ण',
    small: 'छोटी, या तारीख पक्की नहीं',
  },
  note: 'टिप्पणी',
  noteHint: 'दो-चार शब्द',
  save: 'घटना सेव करें',
  saved: 'घटना सेव हो गई',
  edit: 'बदलें',
  remove: 'हटाएँ',
  removed: 'घटना हट गई',
  cancel: 'रहने दें',
  notSaved: 'घटना सेव नहीं हुई',
  refusals: {
    'when-missing': 'लिखें कि यह कब हुआ; साल भी चलेगा',
    'when-invalid': '2004 जैसा साल या 12/05/2004 जैसी तारीख लिखें, जन्म के बाद की और आज तक की',
    'kind-missing': 'चुनें कि क्या हुआ',
    'too-many-events': `इस कुंडली में ${MOST_LIFE_EVENTS} घटनाएँ हैं। कृपया पहले एक हटाएँ।`,
    'event-not-found': 'यह घटना इस बीच हटाई जा चुकी है।',
  },
}
