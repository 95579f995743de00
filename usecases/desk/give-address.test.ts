import { beforeAll, expect, test } from 'vitest'
import { findAccount, findAccountByEmail } from '#db/accounts/users.ts'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenStaff, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, givenConsultation, hoursAfter } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { TEST_APP_URL, TEST_SECRET } from '#test/site.ts'
import { linkPathInEmail } from '#test/steps/account-emails.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { confirmAddressChange, openAddressChange } from '#usecases/accounts/change-address.ts'
import { resetPassword } from '#usecases/accounts/passwords/reset-password.ts'
import { withUsableLink } from '#usecases/emails/refresh-account-email.ts'
import { giveAddress } from './give-address.ts'

const SITE = { appUrl: TEST_APP_URL, secret: TEST_SECRET }
let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

async function givenBookedPhoneClient() {
  const client = await givenPhoneClient(database())
  const service = await givenConsultation(database(), 'Prasna')
  await givenBooking(database(), { userId: client.id, service, staffId })
  return client
}

const give = (userId: string, email: string, now = A_MONDAY) =>
  giveAddress(database(), SITE, { userId, email, staffId, scope: WHOLE_PRACTICE }, now)

async function tokenFor(email: string): Promise<string> {
  const path = await linkPathInEmail(database(), email, 'change-address')
  return new URL(path, TEST_APP_URL).searchParams.get('token') ?? ''
}

const visit = (token: string) => ({ token, address: '10.0.0.7', now: hoursAfter(A_MONDAY, 1) })

test('a client who is given an address confirms it, chooses a password and has the old bookings', async () => {
  const client = await givenBookedPhoneClient()
  const email = anEmail()

  const given = await give(client.id, email.toUpperCase())
  const before = await findAccountByEmail(database(), email)
  const token = await tokenFor(email)
  const opened = await openAddressChange(database(), visit(token))
  const confirmed = await confirmAddressChange(database(), SITE, null, visit(token))
  const passwordToken = new URL((confirmed.ok && confirmed.value.passwordLink) || '').searchParams.get('token') ?? ''
  const chosen = await resetPassword(database(), { ...visit(passwordToken), password: PASSWORD })

  expect([given, opened]).toEqual([
    { ok: true, value: { email } },
    { ok: true, value: { email, isFirst: true } },
  ])
  expect(before).toBeUndefined()
  expect(chosen.ok).toBe(true)
  const account = await findAccountByEmail(database(), email)
  expect(account).toMatchObject({ id: client.id, emailVerifiedAt: expect.any(Date), passwordHash: expect.any(String) })
  expect(await listOwnBookings(database(), client.id)).toHaveLength(1)
  const audit = await listAudit(database(), { subject: { kind: 'user', id: client.id } })
  expect(audit).toMatchObject([{ action: 'address-given', actorId: staffId }])
})

test('the email with the link is sent while the link works, and not after a second one', async () => {
  const client = await givenBookedPhoneClient()
  const [first, second] = [anEmail(), anEmail()]
  const isDue = async (address: string) => {
    const [row] = await listEmailsTo(database(), address)
    if (!row) throw new Error(`There is no email to ${address}.`)
    const due = { id: row.id, eventKey: row.eventKey, now: A_MONDAY, queuedAt: A_MONDAY }
    return (await withUsableLink(database(), { kind: 'sign-in-by-password' }, due)).ok
  }

  await give(client.id, first)
  const before = await isDue(first)
  await give(client.id, second)

  expect([before, await isDue(first), await isDue(second)]).toEqual([true, false, true])
})

test('an address of somebody else, of no form, or for a client who has one is refused', async () => {
  const client = await givenBookedPhoneClient()
  const other = await givenUser(database(), { password: null })
  await givenBooking(database(), { userId: other.id, service: await givenConsultation(database(), 'Prasna') })

  const outcomes = [
    await give(client.id, other.email),
    await give(client.id, 'nobody'),
    await give(other.id, anEmail()),
    await give(staffId, anEmail()),
  ]

  expect(outcomes.map((outcome) => (outcome.ok ? 'given' : outcome.refusal))).toEqual([
    'address-taken',
    'email-invalid',
    'has-address',
    'client-not-found',
  ])
  expect(await findAccount(database(), client.id)).toBeUndefined()
})

test('a mailbox gets no more than three links within the hour', async () => {
  const client = await givenBookedPhoneClient()
  const email = anEmail()

  const outcomes = [await give(client.id, email), await give(client.id, email), await give(client.id, email)]
  const fourth = await give(client.id, email)

  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(fourth).toEqual({ ok: false, refusal: 'too-often' })
})
