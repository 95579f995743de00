import type { Paise } from '#domain/money.ts'

/** NPCI's linking specification 1.6, without the fields for merchants (mc, tid, sign …), which apps would refuse. */
export type UpiPayment = {
  readonly payeeId: string
  readonly payeeName: string
  readonly amount: Paise
  /** Contains the booking's code, because many banks print the note in their narration. */
  readonly note: string
  /** Unique for each booking. */
  readonly reference: string
}

const PAYEE_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z]{2,64}$/
const LONGEST_NOTE = 50
const LONGEST_REFERENCE = 35

export function isUpiPayeeId(text: string): boolean {
  return PAYEE_ID.test(text)
}

/** The `upi://pay` link, also used for the QR code. Apps lock an amount with two decimals. */
export function upiLink({ payeeId, payeeName, amount, note, reference }: UpiPayment): string {
  const parts = [
    ['pa', payeeId],
    ['pn', payeeName],
    ['am', upiAmount(amount)],
    ['cu', 'INR'],
    ['tn', plainAscii(note).slice(0, LONGEST_NOTE)],
    ['tr', reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_REFERENCE)],
  ] as const
  return `upi://pay?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** "3001.00": rupees with both decimals and no grouping. */
export function upiAmount(amount: Paise): string {
  const rupees = Math.floor(amount / 100)
  return `${rupees}.${String(amount % 100).padStart(2, '0')}`
}

function plainAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
}
