import { listWithOr } from '#content/words/grammar.ts'
import type * as en from '../../../en/staff/practice/payment-methods.ts'
import type { Texts } from '../../../texts.ts'

/** Names of the payment methods. */
export const METHOD_NAMES: Texts<typeof en.METHOD_NAMES> = {
  upi: 'UPI',
  bank: 'బ్యాంక్ బదిలీ',
  swift: 'విదేశం నుంచి బదిలీ (SWIFT)',
  link: 'చెల్లింపు లింక్',
  session: 'సెషన్‌లో నగదు లేదా కార్డ్',
}

const HOW_TO_PAY = {
  upi: 'UPI ద్వారా',
  bank: 'బ్యాంక్ బదిలీ ద్వారా',
  swift: 'విదేశం నుంచి బదిలీ ద్వారా',
  link: 'చెల్లింపు లింక్ ద్వారా',
  session: 'నేరుగా కలిసినప్పుడు',
} as const

/** "UPI ద్వారా, బ్యాంక్ బదిలీ ద్వారా లేదా చెల్లింపు లింక్ ద్వారా". A practice that has set up nothing yet will begin with UPI. */
export function howToPay(ways: readonly (keyof typeof HOW_TO_PAY)[]): string {
  return listWithOr((ways.length === 0 ? (['upi'] as const) : ways).map((way) => HOW_TO_PAY[way]))
}

/** How to go about each way besides UPI. */
export const METHOD_LEADS: Texts<typeof en.METHOD_LEADS> = {
  bank: 'మీ బ్యాంక్ యాప్‌లో IMPS, NEFT లేదా RTGS ద్వారా పంపండి. మీ చెల్లింపును గుర్తించడానికి, కింది నోట్‌ను రిమార్క్స్‌లో రాయండి.',
  swift:
    'భారత రూపాయలు (INR) పంపమని, ఛార్జీలు మీ దగ్గరే తీసుకోమని (OUR) మీ బ్యాంక్‌కు చెప్పండి. అప్పుడే పూర్తి మొత్తం చేరుతుంది. చెల్లింపు ఉద్దేశం దగ్గర ఈ నోట్ రాయండి.',
  link: 'పేజీ తెరిచి అక్కడ చెల్లించండి, అది చూపించే రిఫరెన్స్ మాకు పంపండి. నోట్ అడిగితే కింద ఉన్నది రాయండి.',
  session: 'కలిసినప్పుడు నగదు లేదా కార్డ్‌తో చెల్లిస్తానని మాకు చెప్పండి. మేము ఒప్పుకోగానే బుకింగ్ ఖరారవుతుంది. అప్పటివరకు మీ సమయం మీకే ఉంటుంది.',
}

export const ACCOUNT: Texts<typeof en.ACCOUNT> = {
  name: 'ఖాతాదారు పేరు',
  number: 'ఖాతా నంబర్',
  foreignNumber: 'ఖాతా నంబర్ లేదా IBAN',
  ifsc: 'IFSC',
  bic: 'SWIFT కోడ్ (BIC)',
  bank: 'బ్యాంక్',
  branch: 'శాఖ',
  bankAddress: 'బ్యాంక్ చిరునామా',
  correspondent: 'కరస్పాండెంట్ బ్యాంక్',
  openLink: (label) => `${label}: తెరవండి`,
}

/** The reference that each way has: its label, and what it looks like. */
export const CLAIM_FIELDS = {
  upi: { label: 'UPI ట్రాన్సాక్షన్ ID', hint: 'సాధారణంగా 12 అంకెల నంబర్.', inputMode: 'numeric' },
  bank: { label: 'మీ బదిలీ UTR', hint: 'IMPS: 12 అంకెలు. NEFT: 16 అక్షరాలు. RTGS: 22 అక్షరాలు.' },
  swift: {
    label: 'SWIFT రిఫరెన్స్ లేదా UETR',
    hint: 'మీ బ్యాంక్ రసీదులో ఉంటుంది: 6 నుంచి 35 అక్షరాలు, అంకెలు, లేదా 36 అక్షరాల UETR.',
  },
  link: { label: 'చెల్లింపు రిఫరెన్స్', hint: 'చెల్లించాక పేజీ చూపిస్తుంది, లేదా ఈమెయిల్‌లో వస్తుంది.' },
} as const

/** What stands before a reference at the desk. */
export const REFERENCE_LABELS: Texts<typeof en.REFERENCE_LABELS> = {
  upi: 'UPI, UTR',
  bank: 'బ్యాంక్ బదిలీ, UTR',
  swift: 'SWIFT, రిఫరెన్స్',
  link: 'చెల్లింపు లింక్, రిఫరెన్స్',
  session: 'సెషన్‌లో చెల్లిస్తారు',
  cash: 'నగదు',
  card: 'కార్డ్',
}
