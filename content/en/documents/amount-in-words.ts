import type { Paise } from '#domain/money.ts'

const ONES = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** "Rupees One Lakh Two Hundred Fifty-One and Five Paise Only", as Indian bills write it. */
export function amountInWords(amount: Paise): string {
  if (amount < 0) throw new RangeError('An invoice amount cannot be negative.')
  const rupees = Math.floor(amount / 100)
  const paise = amount % 100
  return `Rupees ${inWords(rupees)}${paise === 0 ? '' : ` and ${inWords(paise)} Paise`} Only`
}

function inWords(number: number): string {
  for (const [size, name] of STEPS) {
    if (number < size) continue
    const rest = number % size
    return `${inWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
  }
  if (number < 20) return ONES[number] ?? ''
  const tens = TENS[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`
}
