import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import { LARGEST_PAYMENT, LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import type * as en from '../../../en/staff/money/ledger.ts'
import type { Texts } from '../../../texts.ts'
import { formatRupees } from '../../words/money.ts'

/** The money of one booking in a few words. */
export const BOOKING_MONEY_TEXTS: Texts<typeof en.BOOKING_MONEY_TEXTS> = {
  partPaid: 'कुछ भुगतान हुआ',
  receivedOf: (received, price) => `${price} में से ${received} मिले`,
  beingChecked: (amount) => `${amount} की जाँच हो रही है`,
}

const OWN_ACCOUNT = 'यह आपका अपना खाता है। किसी साथी से कहें।'
const CLAIM_WAITING = 'क्लाइंट के अनुसार इस बुकिंग का भुगतान हो चुका है। पहले उस भुगतान की पुष्टि करें या उसे नामंज़ूर करें।'

export const REVERSE_PAYMENT: Texts<typeof en.REVERSE_PAYMENT> = {
  title: 'भुगतान वापस लें',
  lead: 'ऐसे भुगतान के लिए जो गलती से लिखा या जाँचा गया: गलत बुकिंग में, दो बार, गलत रकम से, या जो कभी आया ही नहीं। पैसे आए हों और आप लौटा रहे हों, तो इसके बदले रिफ़ंड लिखें।',
  facts: { amount: 'रकम', received: 'कब मिला', method: 'किस तरह मिला', reference: 'रेफ़रेंस', about: 'किसके लिए' },
  onAccount: 'क्लाइंट का खाता',
  after:
    'भुगतान हिसाब में रहता है, उसे काटने वाली पंक्ति के साथ, और उसकी रसीद पर “रद्द” लिख दिया जाता है। कोई और भुगतान न आया हो, तो जो बुकिंग अभी हुई नहीं है उसका भुगतान फिर बाकी हो जाता है और उसके इनवॉइस का क्रेडिट नोट बनता है। क्लाइंट का ईमेल पता हो तो उन्हें बताया जाता है कि भुगतान की पुष्टि नहीं हो पाई, और भुगतान कैसे करें।',
  reason: 'कारण',
  reasonHint: 'केवल टीम के लिए। क्लाइंट को कभी नहीं दिखता।',
  submit: 'भुगतान वापस लें',
  back: 'बुकिंग पर वापस',
  backToClient: 'क्लाइंट पर वापस',
  reversed: 'भुगतान वापस लिया गया',
  outcomes: {
    unpaid: 'बुकिंग का भुगतान फिर बाकी है। क्लाइंट का ईमेल पता हो तो उन्हें बता दिया गया है।',
    due: 'बुकिंग पक्की रहती है, और रकम फिर बाकी है।',
    cancelled: 'बुकिंग रद्द ही रहती है, और अब कम लौटाना है।',
  },
  refusals: {
    'own-booking': OWN_ACCOUNT,
    'already-reversed': 'यह भुगतान पहले ही वापस लिया जा चुका है।',
    'claim-waiting': CLAIM_WAITING,
    'money-used': 'यह भुगतान काम आ चुका है: लौटाया गया, जमा रखा गया या खर्च हुआ। पहले उसे ठीक करें।',
    'voucher-valid': 'यह गिफ़्ट वाउचर अभी मान्य है। पहले उसकी बुकिंग रद्द करें, तब वह रद्द हो जाएगा।',
    'reason-missing': 'लिखें कि भुगतान क्यों वापस लिया जा रहा है।',
    'reason-too-long': `कारण ${LONGEST_DECISION_REASON} अक्षरों से छोटा रखें।`,
  },
  notPossible: 'यह भुगतान पहले ही वापस लिया जा चुका है। पैसे आए हों, तो उन्हें लौटा सकते हैं।',
}

export const REFUND_CREDIT: Texts<typeof en.REFUND_CREDIT> = {
  title: 'जमा रकम लौटाएँ',
  lead: 'उस जमा रकम के लिए जो आपने अपने बैंक से या नकद लौटा दी है।',
  credit: 'जमा रकम',
  none: 'इस क्लाइंट की कोई रकम जमा नहीं है।',
  method: 'किस तरह भेजी',
  reference: 'आपके रिफ़ंड का रेफ़रेंस',
  submit: 'रिफ़ंड लिखें',
  refunded: 'रिफ़ंड लिख दिया गया',
  voucher: 'रिफ़ंड वाउचर हिसाब में है।',
  refusals: {
    'own-booking': OWN_ACCOUNT,
    'reference-missing': 'अपने रिफ़ंड का रेफ़रेंस लिखें।',
    'more-than-credit': 'रिफ़ंड कम से कम एक पैसे का हो, और क्लाइंट की जमा रकम से ज़्यादा नहीं।',
  },
}

export const RECORD_PAYMENT: Texts<typeof en.RECORD_PAYMENT> = {
  title: 'भुगतान लिखें',
  forAccount: 'खाते में भुगतान लिखें',
  lead: 'उन पैसों के लिए जो आपको नकद, कार्ड, ट्रांसफ़र या किसी और तरह से मिले।',
  accountLead: 'यह रकम जमा हो जाती है, और अगली बुकिंग में काम आ सकती है।',
  back: 'बुकिंग पर वापस',
  backToClient: 'क्लाइंट पर वापस',
  paidOn: 'कब मिला',
  method: 'किस तरह मिला',
  reference: 'रेफ़रेंस या रसीद नंबर',
  referenceHint: 'UPI, ट्रांसफ़र और भुगतान लिंक में ज़रूरी। नकद और कार्ड में ज़रूरी नहीं।',
  note: 'टीम के लिए टिप्पणी',
  noteHint: 'क्लाइंट को कभी नहीं दिखती।',
  submit: 'भुगतान लिखें',
  recorded: 'भुगतान लिख दिया गया',
  stillDue: (amount) => `${amount} अभी बाकी हैं।`,
  tooMuch: (amount) => `क्लाइंट ने ${amount} ज़्यादा दिए हैं। उन्हें जमा रख सकते हैं या लौटा सकते हैं।`,
  receiptReady: 'रसीद हिसाब में है।',
  notPossible: 'इस बुकिंग में भुगतान नहीं लिखा जा सकता।',
}

export const RECORD_PAYMENT_REFUSALS: Texts<typeof en.RECORD_PAYMENT_REFUSALS> = {
  'own-booking': OWN_ACCOUNT,
  'booking-cancelled': 'यह बुकिंग रद्द हो चुकी है। भुगतान क्लाइंट के खाते में लिखें।',
  'claim-waiting': CLAIM_WAITING,
  'reference-in-use': 'यह रेफ़रेंस किसी और भुगतान का है। फिर देखें।',
  'date-invalid': 'वह दिन लिखें जब पैसे आए।',
  'date-in-future': 'आज या उससे पहले का दिन लिखें।',
  'date-too-old': 'तारीख का साल फिर देखें।',
  'method-unknown': 'चुनें कि पैसे किस तरह मिले।',
  'amount-invalid': 'रकम रुपयों में लिखें, जैसे 1,001 या 700.50',
  'amount-too-large': `ज़्यादा से ज़्यादा ${formatRupees(LARGEST_PAYMENT)} लिखें।`,
  'reference-missing': 'इस भुगतान का रेफ़रेंस लिखें।',
  'reference-is-phonepe-id': 'यह PhonePe का अपना नंबर है। UTR के 12 अंक लिखें।',
  'reference-is-google-id': 'यह Google का अपना नंबर है। “UPI transaction ID” के 12 अंक लिखें।',
  'reference-not-12-digits': 'UPI रेफ़रेंस में 12 अंक होते हैं। फिर देखें।',
  'reference-all-equal': 'भुगतान का असली रेफ़रेंस लिखें।',
  'reference-not-utr': 'बैंक के UTR में 12 अंक होते हैं, या बैंक के कोड के साथ कुल 16 या 22 अक्षर और अंक।',
  'reference-not-swift': 'SWIFT रेफ़रेंस में 6 से 35 अक्षर और अंक होते हैं। फिर देखें।',
  'reference-not-readable': `रेफ़रेंस 4 से ${LONGEST_REFERENCE} अक्षरों में लिखें।`,
  'reference-is-email': 'यह ईमेल पता है। भुगतान का रेफ़रेंस लिखें।',
}
