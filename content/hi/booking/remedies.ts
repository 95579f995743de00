import { tooLong } from '#content/frame/field-texts.ts'
import { numberInWords } from '#content/words/numbers.ts'
import {
  LONGEST_REMEDY_TEXT,
  LONGEST_REMEDY_TITLE,
  LONGEST_REMEDY_YEARS,
  MOST_REMEDY_DAYS,
} from '#domain/remedies/remedy-limits.ts'
import type * as en from '../../en/booking/remedies.ts'
import type { Texts } from '../../texts.ts'

/** Texts of remedies: the client's page, the desk's pages and the pages of their emails. */
export const REMEDIES: Texts<typeof en.REMEDIES> = {
  title: 'आपके उपाय',
  lead: 'आपके ज्योतिषी जी के बताए उपाय, आपके शहर की तारीखों के साथ। जो हो जाए, उस पर निशान लगाएँ।',
  dashboard: 'डैशबोर्ड',
  none: 'अभी कोई उपाय नहीं',
  noneLead: 'ज्योतिषी जी जब आपके लिए उपाय लिखेंगे, वे तारीखों के साथ यहाँ मिलेंगे। हम ईमेल करेंगे।',
  next: 'आगे के दिन',
  nothingNext: 'अब कुछ बाकी नहीं है। बहुत अच्छा!',
  today: 'आज',
  tomorrow: (day) => `कल, ${day}`,
  missed: 'निशान नहीं लगा',
  done: 'हो गया',
  markDone: 'हो गया',
  takeBack: 'नहीं हुआ',
  doneOf: (done, total) => `${total} में से ${done} ${done === 1 ? 'हो गया' : 'हो गए'}`,
  onDay: (title, day) => `${title}, ${day}`,
  allDays: (count) => (count === 1 ? 'वह दिन दिखाएँ' : `सभी ${count} दिन दिखाएँ`),
  ended: 'समाप्त',
  completed: 'पूरा हुआ',
  after: (service, code) => `${service} के बाद, ${code}`,
  inCity: (city) => `${city} की तारीखें`,
  print: 'प्रिंट करें',
  ticked: { tone: 'success', title: 'निशान लग गया' },
  tookBack: { tone: 'success', title: 'निशान हट गया' },
  refusals: {
    'day-not-found': 'यह दिन अब आपकी सूची में नहीं है।',
    'day-ahead': 'यह दिन आने पर निशान लगा सकेंगे।',
  },

  calendarTitle: 'आपके कैलेंडर में',
  calendarLead: 'एक बार जोड़ें, फिर उपाय का हर दिन कैलेंडर में दिखेगा। उसमें केवल नाम रहते हैं, क्या करना है यह नहीं।',
  feedDone: (title) => `✓ ${title}`,
  feedCity: (city) => `${city} के पंचांग से।`,

  emailsTitle: 'ईमेल से रिमाइंडर',
  emailsOff: 'हम एक दिन पहले शाम 6 बजे ईमेल कर सकते हैं।',
  emailsOn: 'हम एक दिन पहले शाम 6 बजे ईमेल करते हैं।',
  emailsStart: 'ये ईमेल भेजें',
  emailsStop: 'ये ईमेल बंद करें',
  emailsStarted: { tone: 'success', title: 'हम एक दिन पहले शाम को ईमेल करेंगे।' },
  emailsStopped: { tone: 'success', title: 'अब ये ईमेल नहीं आएँगे।' },

  unsubscribeTitle: 'उपाय के ईमेल बंद करें',
  unsubscribeLead: 'उपाय के एक दिन पहले शाम को अब ईमेल नहीं आएगा।',
  unsubscribe: 'ये ईमेल बंद करें',
  unsubscribedTitle: 'उपाय के ईमेल बंद हो गए',
  unsubscribedLead: 'अब ये ईमेल नहीं आएँगे। चाहें तो अपने उपाय के पेज से फिर चालू करें।',
  open: 'अपने उपाय देखें',
}

/** On the dashboard. */
export const MY_REMEDIES: Texts<typeof en.MY_REMEDIES> = {
  title: 'उपाय',
  open: 'उपाय देखें',
  next: (day, title) => `${day}: ${title}`,
  over: 'अब कुछ बाकी नहीं।',
}

/** How a rule is said. */
export const REMEDY_RULE: Texts<typeof en.REMEDY_RULE> = {
  daily: 'हर दिन',
  weekday: (name) => `हर ${name}`,
  observance: (name) => `हर ${name}`,
  tithi: (name) => `हर ${name}`,
  nakshatra: (name) => `जब चंद्रमा ${name} में हो`,
  birthStar: (name) => `जब चंद्रमा आपके जन्म नक्षत्र ${name} में हो`,
  times: (count) => (count === 1 ? 'एक बार' : `${count} बार`),
  until: (day) => `${day} तक`,
}

export const DESK_REMEDIES: Texts<typeof en.DESK_REMEDIES> = {
  title: 'उपाय',
  lead: (service, code, client) => `${service}, ${code}, ${client} के लिए`,
  back: 'बुकिंग पर वापस',
  backToList: 'उपायों पर वापस',
  noneTitle: 'अभी कोई उपाय नहीं',
  none: 'क्लाइंट के लिए अभी कोई उपाय नहीं लिखा गया।',
  state: (published, waiting) =>
    [published > 0 ? `${published} प्रकाशित` : '', waiting > 0 ? `${waiting} अभी प्रकाशित नहीं` : '']
      .filter(Boolean)
      .join(' · '),
  open: 'उपाय खोलें',
  add: 'उपाय जोड़ें',
  edit: 'बदलें',
  next: (day) => `अगला ${day}`,
  notPublished: 'प्रकाशित नहीं',
  publish: 'क्लाइंट को दिखाएँ',
  publishLead: 'क्लाइंट को लिंक के साथ एक ईमेल जाता है। ईमेल में उपाय नहीं होते।',
  published: 'उपाय प्रकाशित हो गए',
  emailed: 'क्लाइंट को ईमेल कर दिया है।',
  notEmailed: 'ईमेल नहीं गया: क्लाइंट का ईमेल पता नहीं है।',
  notReady: 'भुगतान की जाँच होते ही प्रकाशित कर सकेंगे।',
  end: 'यह उपाय समाप्त करें',
  endLead: 'आगे के दिन क्लाइंट की सूची, कैलेंडर और ईमेल से हट जाते हैं। बाद में फिर शुरू कर सकते हैं।',
  endedNow: 'उपाय समाप्त',
  remove: 'यह उपाय हटाएँ',
  removed: 'उपाय हट गया',

  formTitle: 'उपाय लिखें',
  newTitle: 'नया उपाय',
  editTitle: 'उपाय बदलें',
  name: 'नाम',
  nameHint: 'जैसे “हनुमान चालीसा” या “शनि के लिए तिल के तेल का दीपक”। यह क्लाइंट के कैलेंडर में दिखता है।',
  instructions: 'क्या करना है',
  instructionsHint: 'इसे केवल क्लाइंट और हमारे ज्योतिषी पढ़ सकते हैं।',
  on: 'किन दिनों में',
  chooseOn: 'दिन चुनें',
  groups: {
    often: 'कभी भी',
    observances: 'हर महीने',
    weekdays: 'वार',
    nakshatras: 'दिन का नक्षत्र',
    tithis: 'दिन की तिथि',
  },
  birthStar: (name) => `जन्म नक्षत्र (${name})`,
  birthStarUnknown: 'जन्म नक्षत्र नहीं चुन सकते, क्योंकि जन्म विवरण से वह पता नहीं चलता।',
  start: 'कब से',
  ending: 'कब तक',
  endings: { times: 'इतनी बार', until: 'इस तारीख तक', year: 'एक साल तक' },
  times: 'कितनी बार',
  timesHint: '“इतनी बार” के लिए',
  until: 'आखिरी दिन',
  untilHint: '“इस तारीख तक” के लिए',
  place: 'क्लाइंट का शहर',
  placeHint: 'तारीखें वहाँ के सूर्योदय से बनती हैं।',
  whichPlace: 'इस नाम की कई जगहें हैं। एक चुनें।',
  preview: 'तारीखें दिखाएँ',
  previewTitle: (count) => `${count} दिन`,
  save: 'उपाय सेव करें',
  resume: 'सेव करके फिर शुरू करें',
  saved: 'उपाय सेव हो गया',
  savedLead: 'प्रकाशित करते ही क्लाइंट को दिखेगा।',
  changedLead: 'क्लाइंट की सूची बदल गई है।',
}

export const REMEDY_REFUSALS: Texts<typeof en.REMEDY_REFUSALS> = {
  'booking-not-found': 'यह बुकिंग नहीं मिली।',
  'client-erased': 'इस क्लाइंट का खाता हटाया जा चुका है, इसलिए अब कुछ सेव नहीं हो सकता।',
  'no-session': 'उपाय केवल परामर्श और प्रश्न में होते हैं।',
  'remedy-changed': 'आपके खोलने के बाद यह उपाय किसी ने बदला है। फिर खोलें।',
  'not-confirmed': 'भुगतान की जाँच अभी बाकी है। उपाय बाद में प्रकाशित करें।',
  'no-remedies': 'सभी उपाय प्रकाशित हो चुके हैं।',
  'no-dates': 'इस अवधि में ऐसा कोई दिन नहीं है। बाद की तारीख या दूसरे दिन चुनें।',
  'too-many': `ज़्यादा से ज़्यादा ${MOST_REMEDY_DAYS} दिन चुनें।`,
  'too-far': `इसमें ${numberInWords(LONGEST_REMEDY_YEARS)} साल से ज़्यादा लगेंगे। कम बार या पहले की तारीख चुनें।`,
}

const CHOOSE_DAYS = 'दिन चुनें'
const CHOOSE_ENDING = 'चुनें कि कब तक'
const ENTER_TIMES = `1 से ${MOST_REMEDY_DAYS} तक की संख्या लिखें`

export const REMEDY_PROBLEMS: Texts<typeof en.REMEDY_PROBLEMS> = {
  title: { missing: 'नाम लिखें', invalid: 'नाम लिखें', 'too-long': tooLong(LONGEST_REMEDY_TITLE) },
  instructions: {
    missing: 'लिखें कि क्या करना है',
    invalid: 'लिखें कि क्या करना है',
    'too-long': tooLong(LONGEST_REMEDY_TEXT),
  },
  on: { missing: CHOOSE_DAYS, invalid: CHOOSE_DAYS, 'too-long': CHOOSE_DAYS },
  start: { missing: 'तारीख लिखें', invalid: 'आज से एक साल के अंदर की तारीख लिखें', 'too-long': 'तारीख लिखें' },
  ending: { missing: CHOOSE_ENDING, invalid: CHOOSE_ENDING, 'too-long': CHOOSE_ENDING },
  times: { missing: 'संख्या लिखें', invalid: ENTER_TIMES, 'too-long': ENTER_TIMES },
  until: { missing: 'आखिरी दिन लिखें', invalid: 'शुरुआत के बाद का दिन लिखें', 'too-long': 'आखिरी दिन लिखें' },
  place: {
    missing: 'शहर या कस्बा लिखें',
    invalid: 'यह जगह हमें नहीं मिली। पास का बड़ा शहर लिखें',
    'too-long': 'शहर या कस्बा लिखें',
  },
}
