import type { LedgerLabel } from '#domain/payments/ledger.ts'
import { serviceText } from '../booking/service-text.ts'

type CodeOf<Label> = Label extends `${infer Code}:${string}` ? Code : Label

const WORDS: Readonly<Record<Exclude<CodeOf<LedgerLabel>, ''>, (value: string) => string>> = {
  service: (name) => name,
  questions: questionsText,
  booking: (code) => `बुकिंग ${code}`,
  'returning-client': () => 'पुराने क्लाइंट की छूट',
  coupon: (code) => `कूपन ${code}`,
  pass: passText,
  rounding: () => 'राउंड ऑफ़',
  payment: () => 'भुगतान',
  'payment-reversed': () => 'भुगतान वापस लिया गया',
  'gateway-fee': () => 'भुगतान सेवा की फ़ीस',
  refund: () => 'रिफ़ंड',
  'credit-refunded': () => 'जमा रकम लौटाई गई',
  'gift-voucher': () => 'गिफ़्ट वाउचर',
  retained: () => 'सहमति से रखी गई रकम',
  'not-paid': () => 'भुगतान नहीं हुआ',
  cancelled: () => 'रद्द',
  goodwill: () => 'हमारी ओर से छूट',
  credit: () => 'जमा रकम',
  'credit-returned': () => 'जमा रकम वापस',
  'kept-as-credit': () => 'जमा रखी गई रकम',
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
  return `सेशन पास: ${total} में से ${number}`
}

function isCode(text: string): text is keyof typeof WORDS {
  return Object.hasOwn(WORDS, text)
}
