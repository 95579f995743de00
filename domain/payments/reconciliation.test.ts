import { describe, expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { readStatement, type StatementCredit } from '#domain/statements/read-statement.ts'
import { istInstant } from '#domain/time/india-time.ts'
import { BANKS, bankRows, type KnownBank } from '#test/statements/bank-files.ts'
import { type PlantedClaim, plantStatement, type Truth } from '#test/statements/planted-errors.ts'
import { reconcile } from './reconciliation.ts'

// The long run of a thousand files takes a minute.
const FILES = Number(process.env.STATEMENT_FILES ?? 40)

const claim = (changes = {}) => ({
  bookingId: 'one',
  reference: '412345678901',
  amount: rupees(151),
  claimedAt: istInstant('2026-11-10', '23:50'),
  ...changes,
})
const credit = (changes: Partial<StatementCredit> = {}): StatementCredit => ({
  line: 7,
  date: '2026-11-10',
  amount: rupees(151),
  references: ['412345678901'],
  narration: 'UPI/412345678901/ASHA',
  ...changes,
})
const NONE_SETTLED = new Set<string>()

test('a credit matches a claim with the same reference and amount in time', () => {
  const piles = reconcile([credit()], [claim()], NONE_SETTLED)

  expect(piles.matched).toEqual([{ claim: claim(), credit: credit() }])
  expect([piles.differing, piles.nearMisses, piles.unclaimed, piles.unpaid]).toEqual([[], [], [], []])
})

test.each([
  ['2026-11-08', 'date'],
  ['2026-11-09', null],
  ['2026-11-13', null],
  ['2026-11-14', 'date'],
])('a credit on %s, for a claim of the tenth by Indian clocks, differs by %s', (date, difference) => {
  const piles = reconcile([credit({ date })], [claim()], NONE_SETTLED)

  expect(piles.differing.map((pair) => pair.difference)).toEqual(difference === null ? [] : [difference])
  expect(piles.matched).toHaveLength(difference === null ? 1 : 0)
})

test('a credit with one paisa too little is a difference, never a match', () => {
  const piles = reconcile([credit({ amount: paiseFrom(15_099) })], [claim()], NONE_SETTLED)

  expect(piles.matched).toEqual([])
  expect(piles.differing).toMatchObject([{ difference: 'amount' }])
})

test.each(['412345678902', '412345678991', '413245678901'])(
  'a credit with the similar reference %s is a near miss',
  (reference) => {
    const piles = reconcile([credit({ references: [reference] })], [claim()], NONE_SETTLED)

    expect(piles.matched).toEqual([])
    expect(piles.nearMisses).toMatchObject([{ nearness: 'one-digit', isSamePayment: true, bankReference: reference }])
    expect(piles.unpaid).toEqual([])
  },
)

test.each([
  [['412345678999'], 'two-digits'],
  [[], 'no-reference'],
])('a credit with the amount and date of a claim and the references %j is a near miss', (references, nearness) => {
  const near = (changes: Partial<StatementCredit>) =>
    reconcile([credit({ references, ...changes })], [claim()], NONE_SETTLED).nearMisses

  expect(near({})).toMatchObject([{ nearness, isSamePayment: true, bankReference: references[0] ?? null }])
  expect(near({ amount: rupees(152) })).toEqual([])
  expect(near({ date: '2026-11-20' })).toEqual([])
})

test('a credit without a reference is no near miss when many claims have its amount', () => {
  const claims = Array.from({ length: 4 }, (_, index) =>
    claim({ bookingId: `b${index}`, reference: `41234567${index}${index}${index}${index}` }),
  )

  expect(reconcile([credit({ references: [] })], claims, NONE_SETTLED).nearMisses).toEqual([])
})

test('a credit without a claim is unclaimed, and a claim without a credit is unpaid', () => {
  const piles = reconcile([credit({ references: ['999988887777'] })], [claim()], NONE_SETTLED)

  expect(piles.unclaimed).toHaveLength(1)
  expect(piles.unpaid).toEqual([{ claim: claim(), isCovered: true }])
})

test('a credit is not expected for a claim later than the file', () => {
  const later = claim({ claimedAt: istInstant('2026-11-20', '10:00') })

  expect(reconcile([credit({ references: [] })], [later], NONE_SETTLED).unpaid).toEqual([
    { claim: later, isCovered: false },
  ])
})

test('printed twice is one payment', () => {
  expect(reconcile([credit(), credit({ line: 90 })], [claim()], NONE_SETTLED).matched).toHaveLength(1)
})

test('a credit with two amounts under one reference needs a manual decision', () => {
  const piles = reconcile([credit(), credit({ line: 90, amount: rupees(152) })], [claim()], NONE_SETTLED)

  expect(piles.matched).toEqual([])
  expect(piles.differing.map(({ difference }) => difference)).toEqual(['several-lines', 'several-lines'])
})

test('a credit matches one booking at most, whatever numbers are in its note', () => {
  const line = credit({ references: ['412345678901', '555566667777'] })
  const other = claim({ bookingId: 'two', reference: '555566667777' })

  expect(reconcile([line], [claim(), other], NONE_SETTLED).matched).toEqual([])
  expect(reconcile([line], [other], new Set(['412345678901'])).matched).toEqual([])
})

test('a credit that was verified before is neither matched nor unclaimed', () => {
  const piles = reconcile([credit()], [], new Set(['412345678901']))

  expect(piles).toEqual({ matched: [], differing: [], nearMisses: [], unclaimed: [], unpaid: [] })
})

describe('statements with planted errors', () => {
  const EXPECTED: Record<Truth, string> = {
    paid: 'matched',
    'printed-twice': 'matched',
    'wrong-amount': 'differing',
    'too-early': 'differing',
    'too-late': 'differing',
    'paid-twice': 'differing',
    debit: 'unpaid',
    'no-money': 'unpaid',
    'one-digit-wrong': 'near',
    'swapped-digits': 'near',
  }

  test(`${FILES} files of all banks give no false match and miss no true one`, { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= FILES; seed += 1) {
      const bank = BANKS[seed % BANKS.length] as KnownBank
      expectTruth(bank, plantStatement(seed, { rows: 300, claims: 48 }), `seed ${seed}, ${bank}`)
    }
  })

  // 20,000 lines of one bank, because what is slow with many lines comes after they are read.
  test.each(BANKS.slice(0, 5).map((bank, at) => [at === 0 ? 20_000 : 2_000, bank] as const))(
    'statements with planted errors: %i lines of %s are read and sorted',
    { timeout: 60_000 },
    (rows, bank) => {
      expectTruth(bank, plantStatement(rows, { rows, claims: rows / 20 }), `${rows} rows of ${bank}`)
    },
  )

  function expectTruth(bank: KnownBank, planted: ReturnType<typeof plantStatement>, name: string): void {
    const read = readStatement(bankRows(bank, planted.lines))
    if (!read.ok) throw new Error(`${name}: ${read.refusal}`)
    expect([read.value.bank, read.value.skipped], name).toEqual([bank, []])

    const piles = reconcile(read.value.credits, planted.claims, NONE_SETTLED)
    const places = new Map<PlantedClaim, string>([
      ...piles.unpaid.map(({ claim }) => [claim, 'unpaid'] as const),
      ...piles.nearMisses.map(({ claim }) => [claim, 'near'] as const),
      ...piles.differing.map(({ claim }) => [claim, 'differing'] as const),
      ...piles.matched.map(({ claim }) => [claim, 'matched'] as const),
    ])
    const misplaced = planted.claims.filter((one) => places.get(one) !== EXPECTED[one.truth])
    expect(misplaced, name).toEqual([])
  }
})
