import { duration } from '#content/words/numbers.ts'
import { MOST_MONTHS } from '#domain/payments/practice-figures.ts'
import type * as en from '../../../en/staff/money/figures.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the figures of the practice. */
export const FIGURES: Texts<typeof en.FIGURES> = {
  title: 'रिपोर्ट',
  reports: { figures: 'आँकड़े', gst: 'GST' },
  lead: 'मिले भुगतान, रिफ़ंड घटाकर (जमा रकम उस महीने में गिनी जाती है जब पैसे आए), सेशन, और साइट देखने वाले कब बुकिंग करते हैं। यह पेज प्रिंट कर सकते हैं।',
  from: 'कब से',
  until: 'कब तक',
  show: 'दिखाएँ',
  problems: {
    'month-invalid': 'दो महीने चुनें। ये पिछले बारह महीने हैं।',
    'until-before-from': 'आखिरी महीना पहले महीने के बाद का या वही चुनें। ये पिछले बारह महीने हैं।',
    'too-many-months': `ज़्यादा से ज़्यादा ${duration(MOST_MONTHS, 'month')} चुनें। ये पिछले बारह महीने हैं।`,
  },
  received: 'किस महीने कितने मिले',
  eachMonth: 'हर महीने का विवरण',
  receivedTotal: (amount) => `कुल ${amount}, रिफ़ंड घटाकर`,
  total: 'कुल',
  none: 'इन महीनों में कोई भुगतान नहीं',
  noneLead: 'जिस भुगतान की पुष्टि हो जाए, वह यहाँ अपने महीने में दिखता है।',
  byService: 'सेवा के अनुसार',
  byAstrologer: 'ज्योतिषी के अनुसार',
  byMethod: 'भुगतान के तरीके के अनुसार',
  service: 'सेवा',
  astrologer: 'ज्योतिषी',
  method: 'तरीका',
  amount: 'मिले',
  share: 'हिस्सा',
  onAccount: 'क्लाइंट के खाते में',
  noAstrologer: 'कोर्स और लिखित प्रश्न',
  otherMethod: 'नहीं लिखा',
  methods: {
    upi: 'UPI',
    bank: 'बैंक ट्रांसफ़र',
    swift: 'SWIFT',
    link: 'भुगतान लिंक',
    cash: 'नकद',
    card: 'कार्ड',
  },
  sessions: 'सेशन',
  sessionKinds: { held: 'हुए', missed: 'नहीं आए', cancelled: 'रद्द' },
  month: 'महीना',
  steps: 'साइट देखने से भुगतान तक',
  stepsHint:
    'गिनती इसी सर्वर पर होती है, बिना कुकी और बिना पते रखे, और जाने-पहचाने बॉट छोड़कर। गिनती इस वर्शन से शुरू हुई है, और हर बुकिंग उस महीने में गिनी जाती है जब वह हुई।',
  step: 'कदम',
  count: 'कितने',
  ofStepBefore: 'पिछले कदम का',
  stepNames: {
    visits: 'साइट देखी गई',
    forms: 'बुकिंग फ़ॉर्म खुले',
    bookings: 'बुकिंग हुईं',
    paid: 'भुगतान हुए',
  },
  percent: (percent) => (percent === null ? '–' : `${percent}%`),
}
