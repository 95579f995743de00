import type { LedgerLabel } from '#domain/payments/ledger.ts'
import { serviceText } from '../booking/service-text.ts'

type CodeOf<Label> = Label extends `${infer Code}:${string}` ? Code : Label

const WORDS: Readonly<Record<Exclude<CodeOf<LedgerLabel>, ''>, (value: string) => string>> = {
  service: (name) => name,
  questions: questionsText,
  booking: (code) => `బుకింగ్ ${code}`,
  'returning-client': () => 'పాత క్లయింట్',
  coupon: (code) => `కూపన్ ${code}`,
  pass: passText,
  rounding: () => 'పైసల సర్దుబాటు',
  payment: () => 'చెల్లింపు',
  'payment-reversed': () => 'చెల్లింపు నమోదు రద్దు',
  'gateway-fee': () => 'చెల్లింపు సేవ రుసుము',
  refund: () => 'రీఫండ్',
  'credit-refunded': () => 'జమ తిరిగి ఇచ్చాం',
  'gift-voucher': () => 'గిఫ్ట్ వోచర్',
  retained: () => 'ఒప్పందం ప్రకారం ఉంచుకున్నది',
  'not-paid': () => 'చెల్లించలేదు',
  cancelled: () => 'రద్దయింది',
  goodwill: () => 'మా తరఫున తగ్గింపు',
  credit: () => 'జమ',
  'credit-returned': () => 'జమ తిరిగి వచ్చింది',
  'kept-as-credit': () => 'జమగా ఉంచాం',
}

/** What an entry of the ledger is for. An invoice that was issued before there were codes keeps its words. */
export function ledgerText(label: string): string {
  const [, code = '', value = ''] = /^([a-z-]+)(?::(.*))?$/s.exec(label) ?? []
  return isCode(code) ? WORDS[code](value) : label
}

/** The discounts of a booking, which are stored as one list. */
export function discountText(labels: string): string {
  return labels.split(', ').map(ledgerText).join(', ')
}

/** Stored as "3:Prasna". */
function questionsText(value: string): string {
  const [, count, serviceName = ''] = /^(\d+):(.*)$/s.exec(value) ?? []
  return serviceText({ serviceName, questionCount: Number(count) })
}

/** Stored as "2/5": the second of five sessions. */
function passText(used: string): string {
  const [number = '', total = ''] = used.split('/')
  return `సెషన్ పాస్: ${total}లో ${number}వది`
}

function isCode(text: string): text is keyof typeof WORDS {
  return Object.hasOwn(WORDS, text)
}
