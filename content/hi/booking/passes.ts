import type * as en from '../../en/booking/passes.ts'
import type { Texts } from '../../texts.ts'

/** Texts of session passes: on the consultation page, in the booking form and on dashboards. */
export const PASSES: Texts<typeof en.PASSES> = {
  title: 'सेशन पास',
  lead: 'एक साथ कई सेशन, कम कीमत में। समय आप बाद में एक-एक करके चुनते हैं।',
  sessions: (count, service) => `${service} के ${count} सेशन`,
  valid: (months) => `${months} महीने तक मान्य`,
  shared: 'परिवार के लिए भी',
  notShared: 'एक व्यक्ति के लिए',
  buy: 'पास लें',
  perSession: (price) => `हर सेशन ${price}`,
  bookingTitle: (name) => `${name} लें`,
  bookingLead: 'थोड़ी जानकारी भरें, फिर भुगतान करें। भुगतान की जाँच होते ही आप अपने सेशन बुक कर सकेंगे।',
}

export const PASS_FIELD: Texts<typeof en.PASS_FIELD> = {
  label: 'भुगतान कैसे करना चाहेंगे?',
  use: (left, sessions) => `मेरा सेशन पास लगाएँ: ${sessions} में से ${left} बाकी`,
  pay: 'इस सेशन का भुगतान करें',
  hint: (lastDay) => `${lastDay} तक मान्य। पूरे सेशन का भुगतान पास से हो जाता है। कोई और छूट नहीं लगती।`,
}

export const PASS_PROBLEMS: Texts<typeof en.PASS_PROBLEMS> = {
  'pass-unusable': 'यह पास अब इस सेशन के काम नहीं आ सकता। भुगतान का दूसरा तरीका चुनें।',
  'pass-not-shared': 'यह पास केवल आपके अपने सेशन के लिए है। इस सेशन का भुगतान करें।',
}

export const MY_PASSES: Texts<typeof en.MY_PASSES> = {
  title: 'सेशन पास',
  left: (left, sessions) => `${sessions} में से ${left} सेशन बाकी`,
  until: (day) => `${day} तक`,
  usedUp: 'सभी सेशन हो चुके',
  over: (day) => `${day} को समाप्त`,
  cancelled: 'रद्द',
  book: 'सेशन बुक करें',
}
