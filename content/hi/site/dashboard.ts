import { duration, howOften, numberInWords } from '#content/words/numbers.ts'
import { MOST_RESCHEDULES } from '#domain/bookings/rescheduling.ts'
import { JOIN_MINUTES_BEFORE } from '#domain/sessions/joining.ts'
import type * as en from '../../en/site/dashboard.ts'
import type { Texts } from '../../texts.ts'

/** Texts of a client's bookings: lists, badges, rescheduling and cancelling. */

export const COUNTERS: Texts<typeof en.COUNTERS> = {
  label: 'आपकी बुकिंग की गिनती',
  total: 'कुल बुकिंग',
  upcoming: 'आने वाली',
  completed: 'पूरी हुई',
}

export const BOOKINGS: Texts<typeof en.BOOKINGS> = {
  upcoming: 'आने वाले सेशन',
  noUpcoming: 'आने वाला कोई सेशन नहीं है।',
  next: 'आपका अगला सेशन',
  startsIn: (inTime) => `${inTime} शुरू`,
  toPay: 'देना है',
  recent: 'हाल की बुकिंग',
  history: 'पुरानी बुकिंग',
  documents: 'उत्तर और इनवॉइस',
  invoice: 'इनवॉइस',
  bookedOn: 'कब बुक हुई',
  balanceDue: 'बाकी रकम',
  payAtSession: (amount) => `${amount} सेशन के समय दें।`,
  session: 'सेशन',
  answerBy: 'उत्तर कब तक',
  courses: 'मेरे कोर्स',
  course: 'कोर्स',
  class: 'क्लास',
  classDay: 'दिन',
  openClass: 'अपनी क्लास देखें',
  startDate: 'शुरुआत की तारीख',
  starts: (date) => `${date} से शुरू`,
  lessonsDone: 'पाठ',
  firstLesson: 'पहला पाठ',
  nextLesson: 'अगला पाठ',
  noSession: 'समय तय नहीं करना है',
  amount: 'रकम',
  code: 'बुकिंग',
  notes: 'टिप्पणी',
  facts: (code, amount, bookedOn) => `बुकिंग ${code} · ${amount} · ${bookedOn} को बुक हुई`,
  service: 'सेवा',
  forName: (name) => `${name} के लिए`,
  question: 'आपका प्रश्न',
  birthMissing: 'इस सेशन के लिए जन्म तिथि, समय और स्थान अभी चाहिए।',
  addBirth: 'जन्म विवरण दें',
  status: 'स्थिति',
  pay: (amount) => `${amount} का भुगतान करें`,
  payNow: (amount) => `${amount} का भुगतान अभी करें`,
  tryAgain: 'ट्रांज़ैक्शन ID फिर भेजें',
  join: 'मीटिंग में आएँ',
  call: (number) => `${number} पर फ़ोन करें`,
  joinFrom: (time) => `${time} खुलेगा, सेशन से ${duration(JOIN_MINUTES_BEFORE, 'minute')} पहले।`,
  noLink: 'लिंक हम सेशन से पहले भेजेंगे।',
  callForLink: 'लिंक न आए तो हमें फ़ोन करें:',
  reschedule: 'समय बदलें',
  chooseTime: 'नया समय चुनें',
  cancel: 'बुकिंग रद्द करें',
  openFirst: 'पहला पाठ खोलें',
  continueCourse: 'आगे बढ़ें',
  openCourse: 'कोर्स खोलें',
  enrolledOnce: 'भुगतान की जाँच होते ही कोर्स खुल जाएगा।',
  noLessons: 'आपके शिक्षक पाठ तैयार कर रहे हैं। वे “मेरे कोर्स” में दिखेंगे।',
  unpaid: (service, amount) => `${service}: बुकिंग पक्की करने के लिए ${amount} का भुगतान करें।`,
  notFound: (service, amount) => `${service} के लिए आपका ${amount} का भुगतान नहीं मिला।`,
  rejected: 'आपके भुगतान की पुष्टि नहीं हो पाई:',
  declined: 'इस बुकिंग का भुगतान सेशन के समय नहीं हो सकता:',
  slotLost: 'भुगतान पहुँचने से पहले वह समय किसी और ने बुक कर लिया। नया समय चुनें।',
  refundDue: (amount, by) => `रिफ़ंड मिलना है: ${amount}${by === null ? '' : `। हम इसे ${by} तक भेज देंगे`}`,
  refunded: (amount) => `रिफ़ंड हो गया: ${amount}`,
  paymentUnchecked: 'हम देख रहे हैं कि आपका भुगतान हम तक पहुँचा या नहीं।',
}

export const BADGES: Texts<typeof en.BADGES> = {
  pending: 'भुगतान बाकी',
  rejected: 'भुगतान मंज़ूर नहीं हुआ',
  awaiting: 'जाँच हो रही है',
  asked: 'सेशन पर भुगतान',
  confirmed: 'पक्की',
  enrolled: 'कोर्स में हैं',
  completed: 'पूरी हुई',
  answered: 'उत्तर दे दिया',
  cancelled: 'रद्द',
}

export const CALENDAR: Texts<typeof en.CALENDAR> = {
  title: 'आपका कैलेंडर',
  lead: 'अपने सभी सेशन अपने कैलेंडर में देखें। नए समय वहाँ अपने-आप आ जाते हैं। यह लिंक निजी है: जिसके पास हो, वह आपके सेशन देख सकता है, इसलिए किसी को न दें।',
  add: 'कैलेंडर में जोड़ें',
  subscribe: 'मेरे सभी सेशन यहाँ दिखाएँ',
  names: { google: 'Google', apple: 'Apple', outlook: 'Outlook' },
  otherCalendars: 'किसी और कैलेंडर में यह पता जोड़ें:',
  address: 'कैलेंडर लिंक',
  create: 'कैलेंडर लिंक बनाएँ',
  created: { tone: 'success', title: 'कैलेंडर लिंक बन गया', detail: 'नीचे अपना कैलेंडर चुनें।' },
  switchOff: 'बंद करें',
  switchedOff: { tone: 'success', title: 'कैलेंडर लिंक बंद हो गया', detail: 'यह लिंक अब काम नहीं करेगा।' },
  renew: 'नया लिंक बनाएँ',
  renewed: {
    tone: 'success',
    title: 'नया कैलेंडर लिंक',
    detail: 'पुराना लिंक अब काम नहीं करेगा।',
  },
}

export const CANCEL: Texts<typeof en.CANCEL> = {
  title: 'यह बुकिंग रद्द करें?',
  lead: 'रद्द करने के बाद इसे वापस नहीं ला सकते।',
  unpaid: 'भुगतान नहीं हुआ है, इसलिए लौटाने को कुछ नहीं है।',
  refundUntil: (instant) => `यह रिफ़ंड ${instant} तक मिल सकता है।`,
  refundEnded: (instant) => `रिफ़ंड ${instant} तक मिल सकता था।`,
  confirm: 'हाँ, बुकिंग रद्द करें',
  keep: 'बुकिंग रहने दें',
  done: { tone: 'success', title: 'बुकिंग रद्द हो गई', detail: 'पूरा विवरण आपको ईमेल कर दिया है।' },
  problems: {
    'already-cancelled': 'यह बुकिंग पहले ही रद्द हो चुकी है।',
    'already-begun': 'यह सेशन शुरू हो चुका है या पूरा हो गया है, इसलिए रद्द नहीं हो सकता।',
    answered: 'आपके प्रश्न का उत्तर दिया जा चुका है, इसलिए यह बुकिंग रद्द नहीं हो सकती। कुछ गलत हो तो हमें लिखें।',
    'voucher-paid': 'शायद वाउचर किसी को दिया जा चुका हो। लौटाना चाहें तो हमें लिखें।',
  },
  failed: 'बुकिंग रद्द नहीं हुई',
}

export const RESCHEDULE: Texts<typeof en.RESCHEDULE> = {
  title: 'नया समय चुनें',
  now: (session) => `अभी का समय: ${session}।`,
  left: (moves) => `इस सेशन का समय ${numberInWords(moves)} बार और बदल सकते हैं।`,
  free: `यह आपके ${numberInWords(MOST_RESCHEDULES)} बदलावों में नहीं गिना जाता।`,
  cost: (amount) => `समय बदलने का कोई शुल्क नहीं: आपके ${amount} इसी बुकिंग में रहते हैं।`,
  submit: 'नया समय पक्का करें',
  submitting: 'सेव हो रहा है…',
  back: 'अभी का समय रहने दें',
  write: 'हमें लिखें',
  done: { tone: 'success', title: 'सेशन का समय बदल गया', detail: 'नया समय आपको ईमेल कर दिया है।' },
  failed: 'सेशन का समय नहीं बदला',
  problems: {
    cancelled: 'यह बुकिंग रद्द हो चुकी है, इसलिए समय नहीं बदल सकता।',
    'not-movable': 'इस बुकिंग का समय नहीं बदल सकता।',
    'already-begun': 'यह सेशन शुरू हो चुका है या पूरा हो गया है, इसलिए समय नहीं बदल सकता।',
    'too-many-claims': 'आपके पहले के भुगतानों की जाँच चल रही है। उनमें से एक की जाँच होते ही समय चुन सकेंगे।',
    'moved-twice': `इस सेशन का समय ${howOften(MOST_RESCHEDULES)} बदला जा चुका है। और बदलना हो तो हमें लिखें।`,
  },
}

export const LOAD_FAILURES: Texts<typeof en.LOAD_FAILURES> = {
  bookings: { title: 'डैशबोर्ड नहीं खुला', detail: 'कृपया एक मिनट बाद फिर कोशिश करें।' },
  invoices: { title: 'गड़बड़ हो गई', detail: 'इनवॉइस नहीं खुले' },
  signOut: { title: 'साइन आउट नहीं हुआ', detail: 'कृपया एक मिनट बाद फिर कोशिश करें।' },
}
