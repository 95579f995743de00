import { paiseFrom } from '#domain/money.ts'
import type { AwaitingClaim } from '#domain/payments/reconciliation.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'
import type { BankLine } from './bank-files.ts'

/** What the bank statement really shows for a claim. */
export type Truth =
  | 'paid'
  | 'wrong-amount'
  | 'too-early'
  | 'too-late'
  | 'debit'
  | 'one-digit-wrong'
  | 'swapped-digits'
  | 'no-money'
  | 'printed-twice'
  | 'paid-twice'

export type PlantedClaim = AwaitingClaim & { readonly truth: Truth }
export type PlantedStatement = { readonly lines: readonly BankLine[]; readonly claims: readonly PlantedClaim[] }

const TRUTHS: readonly Truth[] = [
  'paid',
  'paid',
  'paid',
  'wrong-amount',
  'too-early',
  'too-late',
  'debit',
  'one-digit-wrong',
  'swapped-digits',
  'no-money',
  'printed-twice',
  'paid-twice',
]
const PRICES = [15_100, 10_500, 100_100, 70_000, 300_100, 210_000, 299_900, 1_099_900]
const NAMES = ['ASHA RAO', 'RAVI KUMAR', 'MEERA NAIR', 'S IYER', "O'BRIEN, PAT", 'IMRAN KHAN']
const FIRST_DAY = '2026-11-02'

/** A statement with errors of every kind among unrelated lines; reproducible by seed. */
export function plantStatement(seed: number, { rows, claims }: { rows: number; claims: number }): PlantedStatement {
  const random = randomFrom(seed)
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)] as Thing
  const used = new Set<string>()
  const reference = () => {
    for (;;) {
      const digits = Array.from({ length: 12 }, () => Math.floor(random() * 10)).join('')
      // The first halves differ, so that only planted errors resemble another reference.
      if (used.has(digits.slice(0, 7)) || /^(\d)\1+$/.test(digits)) continue
      used.add(digits.slice(0, 7))
      return digits
    }
  }
  const line = (changes: Partial<BankLine> = {}): BankLine => ({
    date: addDays(FIRST_DAY, Math.floor(random() * 24)),
    direction: random() < 0.7 ? 'credit' : 'debit',
    paise: pick(PRICES),
    reference: reference(),
    name: pick(NAMES),
    note: pick(['MU7K3D9Q', 'thanks', '', 'rent 919876543210@ybl', 'for 2026']),
    ...changes,
  })

  const planted = Array.from({ length: claims }, (_, index): { claim: PlantedClaim; lines: BankLine[] } => {
    const truth = TRUTHS[index % TRUTHS.length] as Truth
    const day = addDays(FIRST_DAY, 3 + Math.floor(random() * 18))
    const claim = {
      bookingId: `booking-${index}`,
      reference: reference(),
      amount: paiseFrom(pick(PRICES)),
      claimedAt: istInstant(day, '10:30'),
      truth,
    }
    const correct = line({
      direction: 'credit',
      paise: claim.amount,
      reference: claim.reference,
      date: addDays(day, pick([-1, 0, 1, 3])),
    })
    return { claim, lines: linesFor(truth, correct, day, random) }
  })

  const ours = planted.flatMap(({ lines }) => lines)
  const strangers = Array.from({ length: Math.max(0, rows - ours.length) }, () => line())
  const lines = [...ours, ...strangers].toSorted((one, other) => one.date.localeCompare(other.date))
  return { lines, claims: planted.map(({ claim }) => claim) }
}

function linesFor(truth: Truth, line: BankLine, day: string, random: () => number): BankLine[] {
  const place = 7 + Math.floor(random() * 4)
  switch (truth) {
    case 'paid':
      return [line]
    case 'wrong-amount':
      return [{ ...line, paise: line.paise + (random() < 0.5 ? 1 : -100) }]
    case 'too-early':
      return [{ ...line, date: addDays(day, -2) }]
    case 'too-late':
      return [{ ...line, date: addDays(day, 4) }]
    case 'debit':
      return [{ ...line, direction: 'debit' }]
    case 'one-digit-wrong':
      return [{ ...line, reference: withDigit(line.reference, place, (Number(line.reference[place]) + 1) % 10) }]
    case 'swapped-digits':
      return [{ ...line, reference: swapped(line.reference, place) }]
    case 'no-money':
      return []
    case 'printed-twice':
      return [line, line]
    case 'paid-twice':
      return [line, { ...line, paise: line.paise + 100 }]
  }
}

function withDigit(reference: string, place: number, digit: number): string {
  return `${reference.slice(0, place)}${digit}${reference.slice(place + 1)}`
}

/** Swapping two equal digits changes nothing, so then the first is changed instead. */
function swapped(reference: string, place: number): string {
  const [one = '', two = ''] = reference.slice(place, place + 2)
  if (one === two) return withDigit(reference, place, (Number(one) + 1) % 10)
  return `${reference.slice(0, place)}${two}${one}${reference.slice(place + 2)}`
}

/** Mulberry32: reproducible on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
