import { plural } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/bookings/muhurta-desk.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of muhurtas at the desk and in the booking form. */
export const MUHURTA_REQUEST: Texts<typeof en.MUHURTA_REQUEST> = {
  ask: 'ज्योतिषी जी से पुष्टि कराएँ',
  asked: {
    title: 'आपकी खोज बुकिंग के लिए सेव हो गई',
    detail: 'परामर्श चुनें। जिन समयों पर आपने निशान लगाया, वे ज्योतिषी जी को दिखेंगे।',
  },
  attached: (purpose, place, windows) => `आपकी मुहूर्त खोज इस बुकिंग के साथ जाएगी: ${purpose}, ${place}, ${windows} समय।`,
  remove: 'न भेजें',
  removed: 'आपकी खोज इस बुकिंग के साथ नहीं जाएगी।',

  title: 'मुहूर्त की पुष्टि',
  facts: {
    purpose: 'किस काम के लिए',
    place: 'स्थान',
    range: 'दिन',
    book: 'मत',
    people: 'जन्म नक्षत्र',
    direction: 'दिशा',
  },
  windows: 'चुने हुए समय',
  open: 'मुहूर्त खोज में खोलें',
  row: 'मुहूर्त',
  waiting: 'क्लाइंट के चुने समयों की पुष्टि करनी है',
  find: 'मुहूर्त खोजें',
}

export const DESK_FINDER: Texts<typeof en.DESK_FINDER> = {
  title: 'क्लाइंट के लिए मुहूर्त',
  titleFor: (name) => `${name} जी के लिए मुहूर्त`,
  back: 'बुकिंग पर वापस',
  lead: 'क्लाइंट का जन्म नक्षत्र भरा हुआ है। जो समय भेजने हैं, उन पर निशान लगाएँ, और जहाँ काम आए वहाँ टिप्पणी लिखें।',
  starUnknown: 'इस बुकिंग का जन्म नक्षत्र पक्का नहीं है। उसे चुनें, या बिना व्यक्ति के खोजें।',
  asked: 'क्लाइंट ने यह माँगा था',
  note: 'क्लाइंट के लिए टिप्पणी',
  noteFor: (day) => `${day} के लिए टिप्पणी`,
  sendTitle: 'चुने हुए समय भेजें',
  sendLead: 'ये इस बुकिंग के उत्तर में जुड़ जाते हैं। क्लाइंट को दिखने से पहले आप वहाँ पढ़ और बदल सकते हैं।',
  send: 'उत्तर में जोड़ें',
  added: 'समय उत्तर में जुड़ गए। पढ़ लें, फिर क्लाइंट को दिखाएँ।',
  noneChosen: 'कम से कम एक समय पर निशान लगाएँ।',
}

export const OWN_BOOK: Texts<typeof en.OWN_BOOK> = {
  title: 'मुहूर्त के नियम',
  lead: 'आपका अपना मत: चार में से किसी एक से शुरू करें, फिर नियम बंद करें या हल्के करें।',
  base: 'किससे शुरू करें',
  offered: 'सबके मुहूर्त पेज पर “हमारे अपने नियम” के नाम से दिखाएँ',
  as: { usual: 'जैसा मत में है', weaker: 'हल्का', off: 'बंद' },
  groups: {
    season: 'मास और ऋतु',
    day: 'नक्षत्र, तिथि, वार, योग और करण',
    hours: 'दिन के समय',
    rising: 'लग्न, भाव और दिशा',
    good: 'शुभ समय',
    person: 'जिनके लिए है',
  },
  changes: (rules, weaker, off) =>
    [`${rules} नियम`, weaker > 0 && plural(weaker, `${weaker} हल्का`, `${weaker} हल्के`), off > 0 && `${off} बंद`]
      .filter(Boolean)
      .join(', '),
  weakerHint:
    'हल्का: जो नियम किसी समय को रोकता है, वह बस उसके विपक्ष में गिना जाता है, और जो बस गिना जाता है, वह छोड़ दिया जाता है।',
  save: 'नियम सेव करें',
  saved: 'नियम सेव हो गए',
  refusals: {
    'book-unknown': 'कोई मत चुनें, जिससे शुरू करना है।',
    'rule-unknown': 'इनमें से कोई नियम अब नहीं है। सूची फिर देखें।',
    'book-changed': 'इस बीच किसी और ने नियम बदले हैं। देखकर फिर सेव करें।',
  },
}
