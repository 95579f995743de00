import { expect, test } from 'vitest'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { statementMatches } from '#db/schema/desk.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking, requireBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { aUtr } from '#test/factories/payment-methods.ts'
import { BANKS, type BankLine, bankFile } from '#test/statements/bank-files.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { claimBookingPayment } from '#usecases/payments/claim-booking-payment.ts'
import { undoDecisions } from '#usecases/payments/decide-payment.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { isSorted, readUpload, type SortedStatement } from './read-upload.ts'
import { verifyMatches } from './verify-matches.ts'

async function givenClaim(): Promise<{ bookingId: string; line: BankLine }> {
  const reference = aReference()
  const booking = await givenBooking(database(), { state: 'claimed', reference })
  const date = istDate(A_MONDAY)
  const line = { date, direction: 'credit', paise: booking.amount, reference, name: 'ASHA RAO', note: '' } as const
  return { bookingId: booking.id, line }
}

async function upload(bytes: Uint8Array, staffId: string): Promise<SortedStatement> {
  const outcome = await readUpload(database(), { bytes, staffId }, A_MONDAY)
  if (!outcome.ok || !isSorted(outcome.value)) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const matchedIn = ({ piles }: SortedStatement, bookingId: string) =>
  piles.matched.some(({ claim }) => claim.bookingId === bookingId)

test.each(BANKS)('D19: a bank statement of %s verifies exact matches and nothing else', async (bank) => {
  const staffId = await givenStaff(database())
  const [paid, short, debited] = [await givenClaim(), await givenClaim(), await givenClaim()]
  const lines: BankLine[] = [
    paid.line,
    { ...short.line, paise: short.line.paise - 100 },
    { ...debited.line, direction: 'debit' },
  ]

  const sorted = await upload(bankFile(bank, lines), staffId)
  const result = await verifyMatches(database(), { uploadId: sorted.uploadId, staffId }, A_MONDAY)
  await applyDecisions(database(), A_MONDAY)

  expect([sorted.read.bank, result]).toEqual([bank, { verified: 1, left: 0 }])
  expect(await findLiveClaim(database(), paid.bookingId)).toMatchObject({ state: 'verified' })
  expect(await findLiveClaim(database(), short.bookingId)).toMatchObject({ state: 'awaiting' })
  expect(await findLiveClaim(database(), debited.bookingId)).toMatchObject({ state: 'awaiting' })
})

test.each([
  { lineEnd: '\n' },
  { lineEnd: '\r' },
  { lineEnd: '\r\n', hasByteOrderMark: true },
  { isUtf16: true },
] as const)('D19: a bank statement is read with %j', async (shape) => {
  const { bookingId, line } = await givenClaim()

  const sorted = await upload(bankFile('kotak', [line], shape), await givenStaff(database()))

  expect(matchedIn(sorted, bookingId)).toBe(true)
})

test('D19: a bank statement finds transfers by NEFT, and does not look for payments from abroad', async () => {
  const utr = aUtr()
  const { line } = await givenClaim()
  const byNeft = await givenBooking(database())
  const fromAbroad = await givenBooking(database())
  const claim = { method: 'bank', bookingId: byNeft.id, userId: byNeft.userId, reference: utr } as const
  await claimBookingPayment(database(), claim, A_MONDAY)
  const foreign = {
    method: 'swift',
    bookingId: fromAbroad.id,
    userId: fromAbroad.userId,
    reference: `SW${utr}`,
  } as const
  await claimBookingPayment(database(), foreign, A_MONDAY)

  const sorted = await upload(
    bankFile('hdfc', [{ ...line, reference: utr, paise: byNeft.amount }]),
    await givenStaff(database()),
  )

  expect(matchedIn(sorted, byNeft.id)).toBe(true)
  expect(sorted.piles.unpaid.map(({ claim: missing }) => missing.bookingId)).not.toContain(fromAbroad.id)
})

test('a recorded refund is found among the debits of a statement', async () => {
  const staffId = await givenStaff(database())
  const booking = await givenBooking(database(), { state: 'verified' })
  const { id: bookingId, userId, amount } = booking
  await cancelBooking(database(), { bookingId, userId }, A_MONDAY)
  const reference = aReference()
  await recordRefund(database(), { bookingId, staffId, amount, reference }, A_MONDAY)
  const { line } = await givenClaim()
  const debit = { ...line, direction: 'debit', paise: amount, reference } as const

  const { refunds } = await upload(bankFile('sbi', [line, debit]), staffId)

  expect(refunds.found.map(({ refund }) => refund.bookingId)).toEqual([bookingId])
  expect(refunds.otherAmount).toEqual([])
})

test('D19: a bank statement changes nothing when uploaded again', async () => {
  const staffId = await givenStaff(database())
  const { bookingId, line } = await givenClaim()
  const file = bankFile('hdfc', [line])
  const first = await upload(file, staffId)
  await verifyMatches(database(), { uploadId: first.uploadId, staffId }, A_MONDAY)

  const again = await upload(file, staffId)

  expect([again.uploadId, matchedIn(again, bookingId), again.knownCount]).toEqual([first.uploadId, false, 1])
  expect(await verifyMatches(database(), { uploadId: again.uploadId, staffId }, A_MONDAY)).toEqual({
    verified: 0,
    left: 0,
  })
})

test('D19: a bank statement can be verified again after an undo, also when it is uploaded in between', async () => {
  const staffId = await givenStaff(database())
  const { bookingId, line } = await givenClaim()
  const { uploadId } = await upload(bankFile('icici', [line]), staffId)
  const verifyAll = () => verifyMatches(database(), { uploadId, staffId }, A_MONDAY)

  await verifyAll()
  const between = await upload(bankFile('icici', [line]), staffId)
  await undoDecisions(database(), { bookingIds: [bookingId], staffId })
  const again = await verifyAll()
  await applyDecisions(database(), A_MONDAY)

  expect([matchedIn(between, bookingId), between.knownCount, again]).toEqual([false, 1, { verified: 1, left: 0 }])
  expect(await findLiveClaim(database(), bookingId)).toMatchObject({ state: 'verified' })
  expect(await verifyAll()).toEqual({ verified: 0, left: 0 })
})

test('D19: a bank statement verifies a line shared with another statement once', async () => {
  const staffId = await givenStaff(database())
  const [one, two] = [await givenClaim(), await givenClaim()]
  const first = await upload(bankFile('axis', [one.line]), staffId)
  const second = await upload(bankFile('axis', [one.line, two.line]), staffId)

  const results = [
    await verifyMatches(database(), { uploadId: first.uploadId, staffId }, A_MONDAY),
    await verifyMatches(database(), { uploadId: second.uploadId, staffId }, A_MONDAY),
  ]

  expect(results.map(({ verified }) => verified)).toEqual([0, 2])
})

test('D19: a bank statement does not verify a booking of the uploader', async () => {
  const staff = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  const reference = aReference()
  const booking = await givenBooking(database(), { userId: staff.id, state: 'claimed', reference })
  const line = {
    date: istDate(A_MONDAY),
    direction: 'credit',
    paise: booking.amount,
    reference,
    name: 'ME',
    note: '',
  } as const
  const sorted = await upload(bankFile('sbi', [line]), staff.id)

  const result = await verifyMatches(database(), { uploadId: sorted.uploadId, staffId: staff.id }, A_MONDAY)

  expect(result).toEqual({ verified: 0, left: 1 })
  expect(await requireBooking(database(), booking.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
})

test('D22: a bank statement stores nothing about other people’s transactions', async () => {
  const { line } = await givenClaim()
  const stranger = { ...line, reference: '999988887777', name: 'STRANGER' }

  await upload(bankFile('icici', [line, stranger]), await givenStaff(database()))

  const saved = await database().select().from(statementMatches)
  expect(JSON.stringify(saved)).not.toContain('999988887777')
  expect(JSON.stringify(saved)).not.toContain('STRANGER')
})

test('D19: a bank statement with unknown headings asks for the columns once', async () => {
  const staffId = await givenStaff(database())
  const { bookingId, line } = await givenClaim()
  const [year, month, day] = line.date.split('-')
  const file = Buffer.from(
    `Sample bank\nWhen;What;In\n${day}/${month}/${year};UPI ${line.reference};${(line.paise / 100).toFixed(2)}\n`,
  )
  const unknown = await readUpload(database(), { bytes: file, staffId }, A_MONDAY)
  expect(unknown).toMatchObject({
    ok: true,
    value: { headerIndex: 1, rows: [['When', 'What', 'In'], expect.anything()] },
  })

  const columns = { date: 0, narration: 1, reference: null, credit: 2, debit: null, amount: null, direction: null }
  await readUpload(database(), { bytes: file, staffId, mapping: { headerIndex: 1, columns } }, A_MONDAY)
  const again = await upload(file, staffId)

  expect(matchedIn(again, bookingId)).toBe(true)
})

test.each([
  [Buffer.alloc(0), 'file-empty'],
  [Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 'file-too-large'],
  [Buffer.from('PK\u0003\u0004 bomb'), 'file-damaged'],
  [Buffer.from('%PDF-1.7'), 'file-is-pdf'],
  [Buffer.from('Date,Narration\0,Credit'), 'file-not-text'],
  [Buffer.from('Date,Narration,Credit\n01/11/2026,"never closed,5\n'), 'quotes-broken'],
  [Buffer.from(`Date,Narration,Credit\n${'01/11/2026,x,5\n'.repeat(20_200)}`), 'too-many-rows'],
])('D19: a bank statement that cannot be read is refused with its reason (%#)', async (bytes, refusal) => {
  const outcome = await readUpload(database(), { bytes, staffId: await givenStaff(database()) }, A_MONDAY)

  expect(outcome).toEqual({ ok: false, refusal })
})
