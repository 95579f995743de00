import { duration, fileSize } from '#content/words/numbers.ts'
import { HOLD_MINUTES, PAYABLE_HOURS } from '#domain/bookings/holds.ts'
import { LARGEST_PROOF_BYTES } from '#domain/payments/payment-proof.ts'
import { LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import {
  REMINDER_DAYS_BEFORE,
  REMINDER_HOURS_BEFORE,
  TEAM_CALLS_HOURS_BEFORE,
} from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/booking/payment.ts'
import type { Texts } from '../../texts.ts'

const PAYABLE = duration(PAYABLE_HOURS, 'hour')

/** Texts of the payment step and the pages after it. */

export const PAYMENT: Texts<typeof en.PAYMENT> = {
  creditLead: 'हमारे पास आपकी रकम जमा है।',
  useCredit: (amount) => `जमा रकम से ${amount} लगाएँ`,
  creditUsed: (amount) => `जमा रकम से ${amount} का भुगतान हुआ`,
  title: (amount) => `UPI से ${amount} का भुगतान करें`,
  titleOfAnyMethod: (amount) => `${amount} का भुगतान करें`,
  exactly: (amount) => `ठीक ${amount} ही भेजें, ताकि हम आपका भुगतान पहचान सकें।`,
  pageTitle: 'भुगतान',
  discountTerm: 'छूट',
  discount: (label, amount) => `${label}: ${amount} कम`,
  held: (minutes) => `आपका समय ${durationText(minutes)} तक रोका हुआ है।`,
  lapsed: `आपके ${duration(HOLD_MINUTES, 'minute')} पूरे हो गए। आप अब भी भुगतान कर सकते हैं। समय तब भी खाली हुआ तो आपका है, नहीं तो आप दूसरा समय चुन सकेंगे।`,
  scan: 'अपने फ़ोन से स्कैन करें',
  otherPhone: 'दूसरे फ़ोन से भुगतान करें',
  scanFromPhone: 'दूसरे फ़ोन से स्कैन करें',
  qrLabel: (amount, payee) => `QR कोड, जिससे ${payee} को ${amount} मिलते हैं`,
  copyLead: 'अपना UPI ऐप खोलें, UPI ID पर भुगतान चुनें और यह विवरण डालें।',
  payeeId: 'UPI ID',
  payeeName: 'नाम',
  amount: 'रकम',
  note: 'नोट',
  nothingToPay: 'कोई भुगतान नहीं करना है',
  notNeeded: 'आपको भुगतान नहीं करना है। यह बुकिंग हम अपने-आप रद्द कर देंगे।',
  paidAlready: 'पैसे पहले ही भेज दिए हैं',
  paidAlreadyLead: 'हमें ट्रांज़ैक्शन ID भेजें। हम आपका भुगतान खोजकर रकम लौटा देंगे।',
  openApp: 'मेरा UPI ऐप खोलें',
  whereTitle: 'यह कहाँ मिलेगा?',
  where: [
    { app: 'Google Pay', label: 'UPI transaction ID' },
    { app: 'PhonePe', label: 'UTR' },
    { app: 'Paytm', label: 'UPI Ref No' },
  ],
  whereLead: 'अपने ऐप में भुगतान खोलें और यह देखें:',
  proof: 'भुगतान का स्क्रीनशॉट',
  proofHint: `तस्वीर या PDF, ${fileSize(LARGEST_PROOF_BYTES)} तक। इससे हमें आपका भुगतान खोजने में मदद मिलती है। इसे सिर्फ़ आप और हम देख सकते हैं।`,
  submit: 'मैंने भुगतान कर दिया है',
  submitSession: 'सेशन के समय भुगतान का अनुरोध करें',
  submitting: 'भेज रहे हैं…',
  back: 'फ़ॉर्म पर वापस',
  help: 'मदद चाहिए? हमें लिखें:',
  rejectedTitle: 'पिछले भुगतान की पुष्टि नहीं हो पाई',
  rejectedLead: 'कारण:',
  rejectedNext: 'यह ठीक होने पर अपने भुगतान की ट्रांज़ैक्शन ID फिर भेजें।',
  declinedTitle: 'इस बुकिंग का भुगतान सेशन के समय नहीं हो सकता',
  declinedNext: 'भुगतान का कोई और तरीका चुनें।',
  closedTitle: 'यह बुकिंग बंद है',
  cancelled: 'यह बुकिंग रद्द हो चुकी है।',
  included: 'पूरे कोर्स के साथ यह कोर्स आपके पास है, इसलिए कोई भुगतान नहीं करना था। अगर आपके खाते से पैसे गए हैं, तो हमें लिखें।',
  expired: `${PAYABLE} के अंदर भुगतान नहीं मिला, इसलिए यह बुकिंग रद्द हो गई। अगर आपके खाते से पैसे गए हैं, तो हमें लिखें।`,
  notYet: 'हम अभी भुगतान नहीं ले सकते। कृपया पैसे न भेजें। आपकी बुकिंग सेव है: हमें लिखें, हम बताएँगे कि भुगतान कैसे करें।',
  bookAgain: 'फिर बुक करें',
  dashboard: 'मेरा डैशबोर्ड देखें',
  ledger: 'हिसाब',
  service: 'सेवा',
  when: 'कब',
  startDate: 'शुरुआत की तारीख',
}

/** Whole hours above two, as for bookings that staff made. */
function durationText(minutes: number): string {
  return minutes >= 120 ? `अगले ${Math.floor(minutes / 60)} घंटे` : `अगले ${minutes} मिनट`
}

export const CLAIM_TOASTS: Texts<typeof en.CLAIM_TOASTS> = {
  missing: { title: 'ट्रांज़ैक्शन ID चाहिए', detail: 'अपनी UPI ट्रांज़ैक्शन ID लिखें' },
  missingReference: { title: 'रेफ़रेंस नंबर चाहिए', detail: 'अपने भुगतान का रेफ़रेंस नंबर लिखें' },
  failedTitle: 'भुगतान की सूचना नहीं पहुँची',
  noPayee: {
    title: 'हम अभी भुगतान नहीं ले सकते',
    detail: 'कृपया पैसे न भेजें। हमें लिखें, हम मदद करेंगे।',
  },
  proofTitle: 'स्क्रीनशॉट नहीं भेजा गया',
  checkTitle: 'ट्रांज़ैक्शन ID फिर देखें',
  receivedTitle: 'यह हमें मिल चुका है',
  expiredTitle: 'भुगतान का यह विवरण पुराना है',
  expiredDetail:
    'आपके पेज खोलने के बाद हमारी UPI ID बदल गई है। अभी भुगतान नहीं किया है तो अब दिख रही ID पर करें। कर दिया है तो ट्रांज़ैक्शन ID फिर भेजें।',
  expiredOtherDetail:
    'आपके पेज खोलने के बाद भुगतान का यह तरीका बदल गया है। अभी भुगतान नहीं किया है तो अब दिख रहे विवरण से करें। कर दिया है तो हमें लिखें।',
}

export const CLAIM_PROBLEMS: Texts<typeof en.CLAIM_PROBLEMS> = {
  'booking-cancelled': 'यह बुकिंग रद्द हो चुकी है। अगर भुगतान किया है, तो हमें लिखें।',
  'booking-expired': `${PAYABLE} के अंदर भुगतान नहीं मिला, इसलिए यह बुकिंग रद्द हो गई। अगर भुगतान किया है, तो हमें लिखें।`,
  'too-many-claims': 'आपके पहले के भुगतानों की जाँच चल रही है। उनमें से एक की जाँच होते ही यह ट्रांज़ैक्शन ID फिर भेजें।',
  'already-claimed': 'इस बुकिंग की ट्रांज़ैक्शन ID हमें मिल चुकी है।',
  'reference-missing': 'अपनी UPI ट्रांज़ैक्शन ID लिखें',
  'reference-is-phonepe-id': 'यह PhonePe का अपना नंबर है। भुगतान के विवरण में “UTR” देखें। उसमें 12 अंक होते हैं।',
  'reference-is-google-id': 'यह Google का अपना नंबर है। भुगतान के विवरण में “UPI transaction ID” देखें। उसमें 12 अंक होते हैं।',
  'reference-not-12-digits': 'UPI ट्रांज़ैक्शन ID में 12 अंक होते हैं। अपने UPI ऐप में भुगतान का विवरण फिर देखें।',
  'reference-all-equal': 'यह ट्रांज़ैक्शन ID नहीं है। अपने UPI ऐप में भुगतान का विवरण फिर देखें।',
  'reference-in-use': 'यह ट्रांज़ैक्शन ID पहले इस्तेमाल हो चुकी है। अगर यह आपकी है, तो हमें लिखें।',
  'reference-rejected-twice': 'यह ट्रांज़ैक्शन ID हमने दो बार खोजी और नहीं मिली। हमें लिखें।',
  'reference-not-utr':
    'UTR में IMPS के लिए 12 अंक, NEFT के लिए 16 और RTGS के लिए 22 अक्षर होते हैं। अपने बैंक के ऐप में भुगतान का विवरण फिर देखें।',
  'reference-not-swift': 'SWIFT रेफ़रेंस में 6 से 35 अक्षर और अंक होते हैं। अपने बैंक की रसीद फिर देखें।',
  'reference-not-readable': `रेफ़रेंस वैसा ही लिखें जैसा भुगतान के पेज पर है, 4 से ${LONGEST_REFERENCE} अक्षरों में।`,
  'reference-is-email': 'यह ईमेल पता है। भुगतान के पेज पर दिख रहा रेफ़रेंस लिखें।',
  'not-at-the-session': 'इस बुकिंग का भुगतान सेशन के समय नहीं हो सकता। भुगतान का कोई और तरीका चुनें।',
  'too-often': 'कई बार कोशिश हो चुकी है। थोड़ी देर रुकें, या हमें लिखें।',
}

/** Why the proof of a payment was refused. */
export const PROOF_PROBLEMS: Texts<typeof en.PROOF_PROBLEMS> = {
  'proof-too-large': `यह फ़ाइल ${fileSize(LARGEST_PROOF_BYTES)} से बड़ी है। छोटी फ़ाइल चुनें, या इसके बिना ट्रांज़ैक्शन ID भेजें।`,
  'proof-not-readable': 'यह तस्वीर या PDF नहीं है, या खराब है। दूसरी फ़ाइल चुनें, या इसके बिना ट्रांज़ैक्शन ID भेजें।',
}

/** Said differently where the client did not pay by UPI. */
export const OTHER_METHOD_PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  'reference-missing': 'अपने भुगतान का रेफ़रेंस नंबर लिखें',
  'reference-all-equal': 'यह रेफ़रेंस नंबर नहीं है। अपने भुगतान की रसीद फिर देखें।',
  'reference-in-use': 'यह रेफ़रेंस नंबर पहले इस्तेमाल हो चुका है। अगर यह आपका है, तो हमें लिखें।',
  'reference-rejected-twice': 'यह रेफ़रेंस नंबर हमने दो बार खोजा और नहीं मिला। हमें लिखें।',
}

export const CONFIRMED: Texts<typeof en.CONFIRMED> = {
  title: 'बुकिंग दर्ज हो गई',
  received: 'मिल गया, जाँच हो रही है',
  verified: 'आपका भुगतान मिल गया है।',
  covered: 'कोई भुगतान नहीं करना है।',
  askedTitle: 'अनुरोध मिल गया, जवाब बाकी है',
  asked: 'आप सेशन के समय नकद या कार्ड से भुगतान करना चाहते हैं। बात तय होते ही हम ईमेल करेंगे। तब तक आपका समय रोका हुआ है।',
  thanks: 'धन्यवाद। आपकी ट्रांज़ैक्शन ID मिल गई है।',
  checking: 'हम आपका भुगतान बैंक स्टेटमेंट से मिला रहे हैं। इसमें आम तौर पर एक कामकाजी दिन लगता है। हो जाने पर हम ईमेल करेंगे।',
  slotLost: 'आपका भुगतान पहुँचने से पहले वह समय किसी और ने बुक कर लिया। आपकी बुकिंग बनी हुई है। नया समय चुनें।',
  chooseTime: 'नया समय चुनें',
  calendar: 'कैलेंडर में जोड़ें',
  redirecting: 'आपकी बुकिंग का विवरण अभी खुल रहा है।',
  next: 'विवरण अभी देखें',
}

/** Only for a video call. */
const LINK_STEP = 'मीटिंग लिंक आपको ईमेल से मिलेगा।'
const EMAIL_STEP = 'थोड़ी देर में आपको पुष्टि का ईमेल मिलेगा।'
const BIRTH_STEP = 'अपना जन्म विवरण तैयार रखें।'

export const SUCCESS: Texts<typeof en.SUCCESS> = {
  title: 'बुकिंग दर्ज हो गई',
  lead: 'आपके भरोसे के लिए धन्यवाद।',
  checking:
    'मिल गया, जाँच हो रही है। हम आपका भुगतान बैंक स्टेटमेंट से मिला रहे हैं, आम तौर पर एक कामकाजी दिन में। हो जाने पर हम ईमेल करेंगे।',
  verified: 'आपका भुगतान मिल गया है।',
  partPaid: 'आपके भुगतान का एक हिस्सा मिल गया है। बाकी रकम अभी देनी है।',
  covered: 'कोई भुगतान नहीं करना है।',
  asked: 'आप सेशन के समय नकद या कार्ड से भुगतान करना चाहते हैं। बात तय होते ही हम ईमेल करेंगे। तब तक आपका समय रोका हुआ है।',
  agreed: 'भुगतान सेशन के समय करें।',
  unpaid: 'इस बुकिंग का भुगतान अभी बाकी है।',
  payNow: (amount) => `${amount} का भुगतान करें`,
  ledger: 'हिसाब',
  service: 'सेवा',
  amount: 'भुगतान की रकम',
  amountDue: 'रकम',
  amountAtSession: 'सेशन के समय देना है',
  date: 'बुकिंग की तारीख',
  startDate: 'शुरुआत की तारीख',
  time: 'समय',
  code: 'बुकिंग',
  nextSteps: 'आगे क्या होगा',
  linkStep: LINK_STEP,
  steps: {
    session: [
      EMAIL_STEP,
      `सेशन से ${duration(REMINDER_DAYS_BEFORE, 'day')} पहले हम रिमाइंडर ईमेल भेजेंगे।`,
      `सेशन से ${TEAM_CALLS_HOURS_BEFORE.latest}-${TEAM_CALLS_HOURS_BEFORE.earliest} घंटे पहले हमारी टीम आपसे संपर्क करेगी।`,
      BIRTH_STEP,
      LINK_STEP,
    ],
    sessionSoon: [
      EMAIL_STEP,
      `सेशन से ${duration(REMINDER_HOURS_BEFORE, 'hour')} पहले हम रिमाइंडर ईमेल भेजेंगे।`,
      'सेशन से पहले हमारी टीम आपसे संपर्क करेगी।',
      BIRTH_STEP,
      LINK_STEP,
    ],
    question: [
      EMAIL_STEP,
      'आपका प्रश्न जिस समय हम तक पहुँचा, कुंडली उसी समय की बनती है। आपको कुछ तैयार नहीं करना है।',
      'हमारी टीम फ़ोन या ईमेल से उत्तर देगी।',
    ],
    course: [
      EMAIL_STEP,
      'भुगतान की जाँच होते ही कोर्स आपके लिए खुल जाएगा। तब हम ईमेल करेंगे।',
      'पाठ “मेरे कोर्स” में मिलेंगे। अपनी गति से सीखें।',
    ],
    voucher: [
      EMAIL_STEP,
      'भुगतान की जाँच होते ही हम प्रिंट करने के लिए वाउचर ईमेल करेंगे।',
      'जिनके लिए है, उनका ईमेल पता दिया हो तो उसी समय उन्हें भी भेजेंगे।',
    ],
    pass: [
      EMAIL_STEP,
      'भुगतान की जाँच होते ही पास काम करने लगेगा। तब हम ईमेल करेंगे।',
      'पास आपके डैशबोर्ड पर मिलेगा, सेशन वहीं से बुक करें।',
    ],
  },
  direct: 'ज्योतिषी जी को लिखें',
  support: 'मदद',
  processing: 'आपकी बुकिंग पर काम हो रहा है। जल्द न दिखे तो हमें लिखें।',
  dashboard: 'डैशबोर्ड पर देखें या बदलें',
  home: 'होम पेज पर वापस',
  another: 'एक और परामर्श बुक करें',
}

/** Why credit could not be used. */
export const CREDIT_PROBLEMS: Texts<typeof en.CREDIT_PROBLEMS> = {
  'booking-cancelled': 'यह बुकिंग रद्द हो चुकी है।',
  'booking-expired': 'इस बुकिंग के भुगतान का समय पूरा हो गया। फिर बुक करें।',
  'claim-waiting': 'आपके भुगतान की जाँच चल रही है। अभी और कुछ नहीं देना है।',
  'no-credit': 'आपकी कोई जमा रकम नहीं बची है।',
  'nothing-due': 'कुछ देना बाकी नहीं है।',
}
