import { expect, test } from 'vitest'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { findLiveClaim } from '#db/payments/payment-claims.ts'
import { listUploads } from '#db/payments/statement-uploads.ts'
import { istDate } from '#domain/time/india-time.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, aReference, givenBooking } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { bankWorkbook } from '#test/statements/workbook-files.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'
import { reversePayment } from '#usecases/payments/reverse-payment.ts'
import { isSorted, readUpload } from './read-upload.ts'
import { takeBackUpload } from './take-back-upload.ts'
import { verifyMatches } from './verify-matches.ts'

async function givenUpload() {
  const db = database()
  const { id: staffId } = await givenUser(db, { roles: ['astrologer'], password: null })
  const reference = aReference()
  const { id: bookingId, amount, code } = await givenBooking(db, { state: 'claimed', reference })
  const line = {
    date: istDate(A_MONDAY),
    direction: 'credit',
    paise: amount,
    reference,
    name: 'ASHA',
    note: '',
  } as const
  const bytes = bankWorkbook('sbi', [line])
  const read = async () => {
    const outcome = await readUpload(db, { bytes, staffId }, A_MONDAY)
    if (!outcome.ok || !isSorted(outcome.value)) throw new Error(JSON.stringify(outcome))
    return outcome.value
  }
  const { uploadId } = await read()
  return {
    staffId,
    bookingId,
    code,
    uploadId,
    read,
    verify: () => verifyMatches(db, { uploadId, staffId }, A_MONDAY),
    takeBack: () => takeBackUpload(db, { uploadId, staffId }, A_MONDAY),
    claim: async () => (await findLiveClaim(db, bookingId))?.state,
    listed: async () => (await listUploads(db)).find(({ id }) => id === uploadId),
  }
}

test('an upload that is taken back drops its matches and its verifications of the last seconds', async () => {
  const upload = await givenUpload()
  await upload.verify()

  const outcome = await upload.takeBack()
  await applyDecisions(database(), A_MONDAY)

  expect(outcome).toEqual({ ok: true, value: { undone: 1, kept: 0 } })
  expect(await upload.claim()).toBe('awaiting')
  expect(await upload.verify()).toEqual({ verified: 0, left: 0 })
  expect(await upload.listed()).toMatchObject({ matchedCount: 1, lineCount: 1, takenBackAt: A_MONDAY, verified: [] })
})

test('an upload that is taken back keeps payments whose invoice has a number, and lists them to be checked', async () => {
  const upload = await givenUpload()
  await upload.verify()
  await applyDecisions(database(), A_MONDAY)

  const outcome = await upload.takeBack()

  expect(outcome).toEqual({ ok: true, value: { undone: 0, kept: 1 } })
  expect(await upload.claim()).toBe('verified')
  expect((await upload.listed())?.verified).toMatchObject([{ bookingId: upload.bookingId, code: upload.code }])
})

test('an upload that is taken back has nothing to keep once its verified payment was reversed', async () => {
  const upload = await givenUpload()
  await upload.verify()
  await applyDecisions(database(), A_MONDAY)
  const entries = await listBookingEntries(database(), upload.bookingId)
  const entryId = entries.find(({ kind }) => kind === 'payment')?.id ?? 0

  const reversed = await reversePayment(database(), { entryId, staffId: upload.staffId, reason: 'Wrong' }, A_MONDAY)
  expect(reversed.ok).toBe(true)

  expect(await checkLedger(database())).toEqual([])
  expect((await upload.listed())?.verified).toEqual([])
  expect((await upload.takeBack()).ok).toBe(true)
})

test('an upload that is taken back can be uploaded again, and is taken back once', async () => {
  const upload = await givenUpload()
  await upload.takeBack()

  const twice = await upload.takeBack()
  const again = await upload.read()
  const verified = await upload.verify()

  expect(twice).toEqual({ ok: false, refusal: 'already-taken-back' })
  expect([again.uploadId, again.piles.matched.length, verified.verified]).toEqual([upload.uploadId, 1, 1])
  expect((await upload.listed())?.takenBackAt).toBeNull()
})

test('an upload that is taken back at the same time as it is verified leaves no verification without its match', async () => {
  const upload = await givenUpload()

  const [, taken] = await Promise.all([upload.verify(), upload.takeBack()])
  await applyDecisions(database(), A_MONDAY)

  expect(taken.ok).toBe(true)
  expect(await upload.claim()).toBe('awaiting')
})

test('an upload that is taken back does not exist for an unknown number', async () => {
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })

  expect(await takeBackUpload(database(), { uploadId: 987_654, staffId }, A_MONDAY)).toEqual({
    ok: false,
    refusal: 'upload-not-found',
  })
})
