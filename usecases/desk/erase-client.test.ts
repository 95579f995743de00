import { expect, test } from 'vitest'
import { findDataSubject } from '#db/accounts/phone-clients.ts'
import { isErased, recordEraseAfter } from '#db/accounts/users.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { printDocument } from '#mail/documents/print-document.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation, requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { countEmails } from '#test/steps/account-emails.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { listEndings } from '#usecases/privacy/end-bookings.ts'
import { eraseDueAccounts } from '#usecases/privacy/purge-accounts.ts'
import { eraseForClient, exportForClient, keepClient } from './erase-client.ts'

const ARCHIVING = { keys: TEST_KEYS, print: printDocument }

const daysLater = (days: number) => new Date(A_MONDAY.getTime() + days * DAY_MS)

async function givenCaller() {
  const { id: userId } = await givenPhoneClient(database(), { now: A_MONDAY })
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'], password: null })
  const service = await givenConsultation(database(), 'Prasna')
  const { id: bookingId } = await givenBooking(database(), { userId, service, state: 'unpaid', staffId })
  return { userId, staffId, bookingId }
}

const statementNow = async (userId: string) => statementOf(await listEndings(database(), userId, { now: A_MONDAY }))
const auditOf = async (userId: string) =>
  (await listAudit(database(), { subject: { kind: 'user', id: userId } })).map(({ action, actorId }) => [
    action,
    actorId,
  ])

const asked = 'The client, by phone'

test('for a client who asks for it, the desk exports everything that clients download themselves, and the log says who asked and who did it', async () => {
  const { userId, staffId } = await givenCaller()

  const archive = await exportForClient(database(), ARCHIVING, { userId, staffId, asked }, A_MONDAY)
  const pieces: Uint8Array[] = []
  for await (const piece of archive.ok ? archive.value.content : []) pieces.push(piece)

  expect(Buffer.concat(pieces).subarray(0, 2).toString()).toBe('PK')
  expect(await listAudit(database(), { subject: { kind: 'user', id: userId } })).toMatchObject([
    { action: 'data-exported', actorId: staffId, details: { asked } },
  ])
})

test('for a client who asks for it, the desk erases after seven days, with the bookings cancelled at once', async () => {
  const { userId, staffId, bookingId } = await givenCaller()
  const statement = await statementNow(userId)

  const outcome = await eraseForClient(database(), { userId, staffId, asked, statement }, A_MONDAY)

  expect(outcome).toEqual({ ok: true, value: { eraseAfter: daysLater(7), ended: 1 } })
  expect(await requireBooking(database(), bookingId)).toMatchObject({ status: 'cancelled' })
  expect(await eraseForClient(database(), { userId, staffId, asked, statement }, A_MONDAY)).toMatchObject({
    refusal: 'already-requested',
  })
  await eraseDueAccounts(database(), daysLater(6.9))
  expect(await isErased(database(), userId)).toBe(false)
  await eraseDueAccounts(database(), daysLater(7))
  expect(await isErased(database(), userId)).toBe(true)
  expect(await auditOf(userId)).toContainEqual(['deletion-requested', staffId])
})

test('for a client who asks for it, the desk can undo it, and never cancels a booking that was not on the page', async () => {
  const { userId, staffId } = await givenCaller()

  const unseen = await eraseForClient(database(), { userId, staffId, asked, statement: '0 0' }, A_MONDAY)
  expect(unseen).toEqual({ ok: false, refusal: 'bookings-changed' })

  const statement = await statementNow(userId)
  await eraseForClient(database(), { userId, staffId, asked, statement }, A_MONDAY)
  await Promise.all([1, 2].map(() => keepClient(database(), { userId, staffId }, daysLater(1))))
  await eraseDueAccounts(database(), daysLater(8))

  expect(await findDataSubject(database(), userId)).toMatchObject({ id: userId, eraseAfter: null })
  expect((await auditOf(userId)).filter(([action]) => action === 'deletion-undone')).toHaveLength(1)
})

test('for a client who asks for it, the desk exports and erases one with an address too, who is emailed', async () => {
  const { staffId } = await givenCaller()
  const { id: userId, email } = await givenUser(database())

  expect(await exportForClient(database(), ARCHIVING, { userId, staffId, asked }, A_MONDAY)).toMatchObject({
    ok: true,
  })
  const erased = await eraseForClient(database(), { userId, staffId, asked, statement: '' }, A_MONDAY)

  expect(erased).toMatchObject({ ok: true, value: { eraseAfter: daysLater(7) } })
  expect(await countEmails(database(), email, 'deletion-scheduled')).toBe(1)
  expect(await keepClient(database(), { userId, staffId }, daysLater(1))).toEqual({ ok: true, value: null })
})

test('for a client who asks for it, the desk does neither without saying who asked, nor for staff', async () => {
  const { userId, staffId } = await givenCaller()
  const statement = await statementNow(userId)
  const silent = { userId, staffId, asked: '  ' }
  const colleague = { userId: staffId, staffId, asked }

  expect(await exportForClient(database(), ARCHIVING, silent, A_MONDAY)).toMatchObject({ refusal: 'request-missing' })
  expect(await eraseForClient(database(), { ...silent, statement }, A_MONDAY)).toMatchObject({
    refusal: 'request-missing',
  })
  expect(await exportForClient(database(), ARCHIVING, colleague, A_MONDAY)).toMatchObject({
    refusal: 'client-not-found',
  })
  expect(await eraseForClient(database(), { ...colleague, statement: '' }, A_MONDAY)).toMatchObject({
    refusal: 'client-not-found',
  })
})

test('for a client who asks for it, the desk does not undo what clients asked for themselves', async () => {
  const { staffId } = await givenCaller()
  const { id: userId } = await givenUser(database())
  await recordEraseAfter(database(), userId, daysLater(7))

  expect(await keepClient(database(), { userId, staffId }, daysLater(1))).toMatchObject({
    refusal: 'asked-themselves',
  })
})
