import type { LedgerLabel } from '#domain/payments/ledger.ts'
import { serviceText } from '../booking/service-text.ts'

type CodeOf<Label> = Label extends `${infer Code}:${string}` ? Code : Label

const WORDS: Readonly<Record<Exclude<CodeOf<LedgerLabel>, ''>, (value: string) => string>> = {
  service: (name) => name,
  questions: questionsText,
  booking: (code) => `Booking ${code}`,
  'returning-client': () => 'Returning client',
  coupon: (code) => `Coupon ${code}`,
  pass: (used) => `Session pass: ${used.replace('/', ' of ')}`,
  rounding: () => 'Rounding',
  payment: () => 'Payment',
  'payment-reversed': () => 'Payment reversed',
  'gateway-fee': () => 'Fee of the payment service',
  refund: () => 'Refund',
  'credit-refunded': () => 'Credit refunded',
  'gift-voucher': () => 'Gift voucher',
  retained: () => 'Retained as agreed',
  'not-paid': () => 'Not paid',
  cancelled: () => 'Cancelled',
  goodwill: () => 'Goodwill',
  credit: () => 'Credit',
  'credit-returned': () => 'Credit returned',
  'kept-as-credit': () => 'Kept as credit',
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

function isCode(text: string): text is keyof typeof WORDS {
  return Object.hasOwn(WORDS, text)
}
