import { listWithOr } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/practice/payment-methods.ts'
import type { Texts } from '../../../texts.ts'

/** Names of the payment methods. */
export const METHOD_NAMES: Texts<typeof en.METHOD_NAMES> = {
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  swift: 'विदेश से ट्रांसफ़र (SWIFT)',
  link: 'भुगतान लिंक',
  session: 'सेशन पर नकद या कार्ड',
}

const HOW_TO_PAY = {
  upi: 'UPI से',
  bank: 'बैंक ट्रांसफ़र से',
  swift: 'विदेश से ट्रांसफ़र करके',
  link: 'भुगतान लिंक से',
  session: 'आमने-सामने के सेशन में',
} as const

/** "UPI से, बैंक ट्रांसफ़र से या भुगतान लिंक से". A practice that has set up nothing yet will begin with UPI. */
export function howToPay(ways: readonly (keyof typeof HOW_TO_PAY)[]): string {
  return listWithOr((ways.length === 0 ? (['upi'] as const) : ways).map((way) => HOW_TO_PAY[way]))
}

/** How to go about each way besides UPI. */
export const METHOD_LEADS: Texts<typeof en.METHOD_LEADS> = {
  bank: 'अपने बैंक के ऐप से IMPS, NEFT या RTGS करें। रिमार्क में यह नोट लिखें, ताकि हम आपका भुगतान पहचान सकें।',
  swift: 'अपने बैंक से कहें कि भारतीय रुपये (INR) भेजे और अपना शुल्क आपसे ले (OUR), ताकि पूरी रकम पहुँचे। भुगतान के उद्देश्य में यह नोट लिखें।',
  link: 'पेज खोलें, वहाँ भुगतान करें, और जो रेफ़रेंस दिखे वह हमें भेजें। नोट माँगा जाए तो नीचे वाला लिखें।',
  session: 'मिलने पर नकद या कार्ड से देने की बात हमसे कर लें। बात तय होते ही हम बुकिंग पक्की करेंगे। तब तक आपका समय रुका रहेगा।',
}

export const ACCOUNT: Texts<typeof en.ACCOUNT> = {
  name: 'खाते का नाम',
  number: 'खाता नंबर',
  foreignNumber: 'खाता नंबर या IBAN',
  ifsc: 'IFSC',
  bic: 'SWIFT कोड (BIC)',
  bank: 'बैंक',
  branch: 'शाखा',
  bankAddress: 'बैंक का पता',
  correspondent: 'करेस्पॉन्डेंट बैंक',
  openLink: (label) => `${label} खोलें`,
}

/** The reference that each way has: its label, and what it looks like. */
export const CLAIM_FIELDS = {
  upi: { label: 'UPI ट्रांज़ैक्शन ID', hint: 'आम तौर पर 12 अंकों का नंबर।', inputMode: 'numeric' },
  bank: { label: 'ट्रांसफ़र का UTR', hint: 'IMPS: 12 अंक। NEFT: 16 अक्षर। RTGS: 22 अक्षर।' },
  swift: {
    label: 'SWIFT रेफ़रेंस या UETR',
    hint: 'आपके बैंक की रसीद पर लिखा होता है: 6 से 35 अक्षर और अंक, या 36 अक्षरों का UETR।',
  },
  link: { label: 'भुगतान का रेफ़रेंस', hint: 'भुगतान के बाद पेज पर दिखता है या ईमेल से आता है।' },
} as const

/** What stands before a reference at the desk. */
export const REFERENCE_LABELS: Texts<typeof en.REFERENCE_LABELS> = {
  upi: 'UPI, UTR',
  bank: 'बैंक ट्रांसफ़र, UTR',
  swift: 'SWIFT, रेफ़रेंस',
  link: 'भुगतान लिंक, रेफ़रेंस',
  session: 'सेशन पर भुगतान',
  cash: 'नकद',
  card: 'कार्ड',
}
