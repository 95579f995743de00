import { plural } from '#content/words/grammar.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import type * as en from '../../../en/staff/money/desk-verification.ts'
import type { Texts } from '../../../texts.ts'

const EMAIL_SOON = 'क्लाइंट को कुछ सेकंड में ईमेल जाएगा।'

/** Texts of verifying and rejecting payments. */
export const VERIFY: Texts<typeof en.VERIFY> = {
  title: 'जाँचने वाले भुगतान',
  empty: 'जाँचने को कुछ नहीं',
  emptyLead: 'जब क्लाइंट बताते हैं कि भुगतान कर दिया, तो वह भुगतान यहाँ दिखता है। सबसे पुराना सबसे ऊपर।',
  atSession:
    'क्लाइंट सेशन पर नकद या कार्ड से भुगतान करना चाहते हैं। आप मान लें, तो बुकिंग पक्की हो जाती है और रकम बाकी रहती है। पैसे मिलने पर भुगतान लिखें।',
  agree: 'मान लें',
  decline: 'मना करें',
  declineNow: 'मना करें',
  declineReason: 'कृपया सेशन से पहले भुगतान करें। समझने के लिए धन्यवाद।',
  keys: 'कीबोर्ड: J और K से आगे-पीछे, V से पुष्टि, R से नामंज़ूर, Escape से बंद।',
  more: (shown) => `ये सबसे पुराने ${shown} भुगतान हैं। आप तय करते जाएँ, बाकी दिखते जाएँगे।`,
  verify: 'पुष्टि करें',
  reject: 'नामंज़ूर करें',
  otherAmount: 'कोई और रकम',
  received: 'कितने मिले, रुपयों में',
  receivedHint:
    'बुकिंग पक्की हो जाती है। कम मिले हों, तो जो रह गया वह बाकी रहता है। ज़्यादा मिले हों, तो जमा रख सकते हैं या लौटा सकते हैं।',
  verifyReceived: 'इस रकम की पुष्टि करें',
  receivedInvalid: 'रकम रुपयों में लिखें, जैसे 1,001 या 700.50',
  rejectNow: 'भुगतान नामंज़ूर करें',
  reason: 'कारण (क्लाइंट इसे पढ़ेंगे)',
  reasons: ['इस ट्रांज़ैक्शन ID का कोई भुगतान हमें नहीं मिला।', 'रकम बुकिंग से मेल नहीं खाती।', 'ट्रांज़ैक्शन ID अधूरी है।'],
  proof: 'भुगतान का सबूत',
  proofPdf: 'भुगतान का सबूत (PDF)',
  noProof: 'कोई सबूत नहीं',
  suspicious: 'यह रेफ़रेंस पहले किसी और बुकिंग में नामंज़ूर किया जा चुका है।',
  included: (whole) =>
    `इस क्लाइंट ने ${whole} का भुगतान भी किया है, जिसमें यह कोर्स शामिल है। इसके बदले यह बुकिंग रद्द करें। पैसे आए हों, तो यह भुगतान “क्या ये भुगतान आए?” के नीचे मिलेगा।`,
  openBooking: 'यह बुकिंग खोलें',
  own: 'यह आपकी अपनी बुकिंग है। इसकी पुष्टि कोई साथी करें।',
  undo: 'वापस लें',
  decided: {
    verified: (codes) =>
      plural(
        codes.length,
        `भुगतान की पुष्टि हुई: ${codes[0]}। ${EMAIL_SOON}`,
        `${codes.length} भुगतानों की पुष्टि हुई। ${EMAIL_SOON}`,
      ),
    agreed: (codes) => `सेशन पर भुगतान तय हुआ: ${codes.join(', ')}। ${EMAIL_SOON}`,
    rejected: ([code]) => `${code} का भुगतान नामंज़ूर हुआ। ${EMAIL_SOON}`,
    arrived: ([code]) => `${code} का भुगतान मिल गया। इनवॉइस कुछ सेकंड में बनेगा।`,
    missing: ([code]) => `${code} का भुगतान नहीं मिला। ${EMAIL_SOON}`,
  },
  late: 'इसमें कुछ ज़्यादा समय लग रहा है। रुकें, या इसे वापस लें।',
  undone: 'वापस ले लिया गया',
  undoneDetail: 'कुछ भेजा नहीं गया। इस भुगतान पर फ़ैसला फिर बाकी है।',
}

/** Shown when a decision is refused, for example because a colleague decided first. */
export const DECISION_REFUSALS: Texts<typeof en.DECISION_REFUSALS> = {
  'booking-not-found': 'यह बुकिंग नहीं मिली।',
  'own-booking': 'अपनी बुकिंग की पुष्टि खुद नहीं कर सकते। किसी साथी से कहें।',
  'booking-cancelled': 'इस बीच यह बुकिंग रद्द हो गई है।',
  'not-claimed': 'इस बुकिंग के लिए क्लाइंट ने भुगतान की सूचना नहीं भेजी है।',
  'already-decided': 'इस भुगतान पर कोई साथी पहले ही फ़ैसला कर चुके हैं।',
  'nothing-received-yet': 'ये क्लाइंट सेशन पर भुगतान करना चाहते हैं। इसे मान लें, और पैसे मिलने पर भुगतान लिखें।',
  'reference-in-use': 'यह ट्रांसफ़र पहले से किसी और बुकिंग का है।',
  'reference-not-readable': 'बैंक का यह रेफ़रेंस भुगतान के इस तरीके का नहीं लगता। इस भुगतान को “जाँचना है” में जाँचें।',
  'reason-missing': 'कारण लिखें। क्लाइंट इसे पढ़ेंगे।',
  'reason-too-long': `कारण ${LONGEST_DECISION_REASON} अक्षरों से छोटा रखें।`,
  'too-late': 'अब इसे वापस नहीं ले सकते। यह हो चुका है।',
}
