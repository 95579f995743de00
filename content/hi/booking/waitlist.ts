import { CODE_LENGTH } from '#content/accounts/code-length.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { MOST_LAPSED_OFFERS, MOST_WAITING, OFFER_HOURS, WAIT_DAYS_AHEAD } from '#domain/bookings/waitlist.ts'
import type * as en from '../../en/booking/waitlist.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the waitlist: joining, offers, leaving, and the lists of clients and staff. */

const OFFER_TIME = duration(OFFER_HOURS, 'hour')

const DAY_AHEAD = `आज से अगले ${WAIT_DAYS_AHEAD} दिनों के अंदर का दिन चुनें`

export const PART_LABELS: Texts<typeof en.PART_LABELS> = {
  any: 'दिन का कोई भी समय',
  morning: 'सुबह (दोपहर 12 बजे तक)',
  afternoon: 'दोपहर (12 से शाम 5 बजे तक)',
  evening: 'शाम (5 बजे के बाद)',
}

export const WAIT_LINK: Texts<typeof en.WAIT_LINK> = {
  question: 'कोई समय ठीक नहीं लग रहा?',
  link: 'खाली समय का इंतज़ार करें',
}

export const WAIT_FORM: Texts<typeof en.WAIT_FORM> = {
  title: 'खाली समय का इंतज़ार करें',
  lead: (service) =>
    `बताएँ कि ${service} के लिए कौन-सा समय आपको ठीक रहेगा। समय खाली होने पर जब आपकी बारी होगी, हम ईमेल करेंगे और उसे ${OFFER_TIME} तक रोककर रखेंगे। बुक करने तक कुछ नहीं देना है।`,
  firstDate: 'कब से',
  lastDate: 'कब तक',
  partOfDay: 'दिन का समय',
  zoneHint: 'दिन और समय इस टाइम ज़ोन में हैं।',
  email: 'ईमेल',
  emailHint: `पता आपका है, यह देखने के लिए हम ${CODE_LENGTH} कोड ईमेल करेंगे। पासवर्ड की ज़रूरत नहीं।`,
  submit: 'वेटिंग लिस्ट में नाम जोड़ें',
  submitting: 'थोड़ा रुकें…',
  back: 'बुकिंग फ़ॉर्म पर वापस',
  freeNow: 'खाली समय देखें',
  signIn: 'आपका खाता है?',
  failed: 'आपका नाम अभी वेटिंग लिस्ट में नहीं है',
  joined: {
    tone: 'success',
    title: 'आपका नाम वेटिंग लिस्ट में है',
    detail: 'समय खाली होते ही हम ईमेल करेंगे।',
  },
  problems: {
    'first-date': DAY_AHEAD,
    'last-date': DAY_AHEAD,
    'days-reversed': 'आखिरी दिन पहले दिन के बाद का चुनें',
    'part-of-day': 'दिखाए गए समय में से एक चुनें',
    over: 'इस समय के लिए इंतज़ार करने में देर हो चुकी है। बाद का दिन चुनें।',
    'not-sold-by-time': 'इस सेवा में समय तय नहीं करना होता, आप इसे अभी बुक कर सकते हैं।',
    'times-free': 'इन दिनों में समय खाली है, इंतज़ार करने की ज़रूरत नहीं।',
    'too-many-entries': `आपका नाम ${numberInWords(MOST_WAITING)} वेटिंग लिस्ट में है। पहले डैशबोर्ड से कोई एक छोड़ें।`,
    'already-waiting': 'इनमें से कुछ दिनों के लिए आपका नाम पहले से वेटिंग लिस्ट में है। डैशबोर्ड पर देखें।',
    'address-unverified': 'पहले अपने ईमेल पते की पुष्टि करें। लिंक हमारे भेजे ईमेल में है।',
  },
}

export const WAIT_CODE: Texts<typeof en.WAIT_CODE> = {
  title: 'कोड लिखें',
  submit: 'वेटिंग लिस्ट में नाम जोड़ें',
  again: 'नया कोड भेजें',
  change: 'जानकारी या ईमेल बदलें',
  sent: { tone: 'success', title: 'अपना ईमेल देखें', detail: `हमने आपको ${CODE_LENGTH} कोड भेजा है।` },
}

export const OFFER: Texts<typeof en.OFFER> = {
  title: 'आपके लिए समय खाली है',
  lead: (until) => `हमने इसे ${until} तक आपके लिए रोक रखा है।`,
  service: 'सेवा',
  when: 'कब',
  price: 'कीमत',
  take: 'यह समय लें',
  takeHint: 'आगे बुकिंग फ़ॉर्म भरना है, फिर भुगतान।',
  closedTitle: 'यह समय अब आपके लिए नहीं रुका है',
  lapsed: `${OFFER_TIME} पूरे हो गए, इसलिए हमने यह समय अगले व्यक्ति को दे दिया है। आपका नाम वेटिंग लिस्ट में बना हुआ है।`,
  notSold: 'यह सेवा अब नहीं मिलती। हमें लिखें।',
  book: 'खाली समय देखें',
}

export const LEAVE: Texts<typeof en.LEAVE> = {
  title: 'वेटिंग लिस्ट से नाम हटाएँ?',
  lead: 'इसके खाली समय के ईमेल अब नहीं आएँगे।',
  submit: 'नाम हटाएँ',
  leftTitle: 'वेटिंग लिस्ट से नाम हट गया',
  left: 'इसके खाली समय के ईमेल अब नहीं आएँगे।',
  home: 'होम पेज पर जाएँ',
}

/** Why a client no longer waits. */
export const WAIT_ENDS: Texts<typeof en.WAIT_ENDS> = {
  booked: 'आपने समय बुक कर लिया है, इसलिए नाम अब इस वेटिंग लिस्ट में नहीं है।',
  left: 'आपने इस वेटिंग लिस्ट से नाम हटा लिया है।',
  removed: 'आपका नाम अब इस वेटिंग लिस्ट में नहीं है। अगर यह गलती से हुआ है, तो हमें लिखें।',
  passed: 'जिन दिनों का इंतज़ार था, वे निकल गए।',
  unanswered: `हमने ${numberInWords(MOST_LAPSED_OFFERS)} बार समय दिया और आपने नहीं लिया, इसलिए नाम अब वेटिंग लिस्ट में नहीं है। आप नाम फिर जोड़ सकते हैं।`,
}

export const MY_WAITING: Texts<typeof en.MY_WAITING> = {
  title: 'खाली समय का इंतज़ार',
  days: (first, last) => (first === last ? first : `${first} से ${last} तक`),
  with: (name) => `${name} जी के साथ`,
  offered: (when, until) => `समय खाली है: ${when}। ${until} तक आपके लिए रोका हुआ।`,
  see: 'देखें और यह समय लें',
  leave: 'वेटिंग लिस्ट से नाम हटाएँ',
  left: { tone: 'success', title: 'वेटिंग लिस्ट से नाम हट गया', detail: 'इसके ईमेल अब नहीं आएँगे।' },
}

export const DESK_WAITLIST: Texts<typeof en.DESK_WAITLIST> = {
  title: 'वेटिंग लिस्ट',
  lead: `कौन खाली समय का इंतज़ार कर रहा है, सबसे पुराने पहले। समय खाली होने पर हम उन्हें ईमेल करते हैं और वह समय ${OFFER_TIME} तक रोककर रखते हैं।`,
  none: 'कोई इंतज़ार नहीं कर रहा',
  noneLead: 'कोई समय ठीक न लगे तो क्लाइंट बुकिंग फ़ॉर्म से वेटिंग लिस्ट में नाम जोड़ सकते हैं।',
  since: (day) => `${day} से`,
  offered: (when, until) => `दिया गया समय: ${when}, ${until} तक रोका हुआ`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} को वेटिंग लिस्ट से हटाएँ`,
  removed: {
    tone: 'success',
    title: 'वेटिंग लिस्ट से हटा दिया',
    detail: 'क्लाइंट को इसके समय अब नहीं भेजे जाएँगे।',
  },
  gone: { tone: 'note', title: 'अब इंतज़ार में नहीं', detail: 'ये क्लाइंट वेटिंग लिस्ट पहले ही छोड़ चुके हैं।' },
}
