import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findVoucherOfBooking } from '#db/offers/vouchers.ts'
import { listOwnInvoices } from '#db/payments/invoices.ts'
import { listClientEntries, readAccountCredit } from '#db/payments/ledger-entries.ts'
import { rupees } from '#domain/money.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  bookingForm,
  givenBooking,
  givenService,
  hoursAfter,
  requireBooking,
  TEST_KEYS,
} from '#test/factories/bookings.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { codeOfVoucher, givenVoucher, givenVoucherService } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from './check-ledger.ts'
import { spendCredit } from './pay-with-credit.ts'
import { placeBooking } from './place-booking.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { redeemGiftVoucher } from './redeem-voucher.ts'
import { resendVoucher } from './resend-voucher.ts'

let staffId: string

beforeAll(async () => {
  await givenPractice(database())
  staffId = await givenStaff(database())
})

const aClient = async () => (await givenUser(database(), { password: null })).id

/** Each call comes from another network, so that tests do not share a limit. */
const redeem = (code: string, userId: string, now = A_MONDAY) =>
  redeemGiftVoucher(database(), { code, userId, network: randomUUID() }, now)

test('a sold gift voucher is worth nothing until it is verified, then emails its recipient, and has no invoice', async () => {
  const db = database()
  const claimed = await givenVoucher(db, { state: 'claimed', form: { giftEmail: 'Meera@Example.com' } })
  expect(await redeem(claimed.code, await aClient())).toEqual({ ok: false, refusal: 'voucher-unknown' })

  const { booking } = await givenVoucher(db, { form: { giftEmail: 'Meera@Example.com', giftMessage: 'Enjoy!' } })

  expect(await findVoucherOfBooking(db, booking.id)).toMatchObject({
    amount: rupees(2_100),
    giverName: 'Asha Rao',
    recipientName: 'Meera',
    recipientEmail: 'meera@example.com',
    message: 'Enjoy!',
    lastDay: '2027-11-16',
  })
  const email = await requireEmail(db, `gift-voucher:${booking.id}`)
  expect(email).toMatchObject({ kind: 'gift-voucher', recipient: 'meera@example.com' })
  expect(JSON.stringify(email.payload)).toBe(JSON.stringify({ bookingId: booking.id }))
  expect(await listOwnInvoices(db, booking.userId)).toEqual([])
  expect(await checkLedger(db)).toEqual([])
})

test('a sold gift voucher that is paid in parts is issued with the last part', async () => {
  const db = database()
  const { booking, code } = await givenVoucher(db, { state: 'unpaid' })
  const pay = (amount: string) =>
    recordPayment(
      db,
      {
        bookingId: booking.id,
        staffId,
        formKey: randomUUID(),
        typed: { way: 'cash', amount, paidOn: '2026-11-16', reference: '', note: '' },
      },
      A_MONDAY,
    )

  expect(await pay('1000')).toMatchObject({ ok: true })
  expect(await redeem(code, await aClient())).toEqual({ ok: false, refusal: 'voucher-unknown' })
  expect(await checkLedger(db)).toEqual([])

  expect(await pay('1100')).toMatchObject({ ok: true })
  expect(await redeem(code, await aClient())).toEqual({ ok: true, value: { amount: rupees(2_100) } })
})

test('a sold gift voucher does not make its buyer a returning client', async () => {
  const db = database()
  const { booking } = await givenVoucher(db)
  const next = await givenBooking(db, { userId: booking.userId, service: await aReading() })
  expect(next.amount).toBe(next.listedPrice)
})

/** Without a slot, so that the tests do not compete for times. */
const aReading = () =>
  givenService(database(), { name: 'Written reading', isPrasna: true, heldAs: 'in-writing', price: rupees(1_500) })

test('redeeming a gift voucher makes credit that pays for a booking, which gets the invoice', async () => {
  const db = database()
  const { code } = await givenVoucher(db)
  const userId = await aClient()

  expect(await redeem(code.toLowerCase().replaceAll('-', ' '), userId)).toMatchObject({ ok: true })
  const booking = await givenBooking(db, { userId, service: await aReading() })
  expect(await spendCredit(db, { bookingId: booking.id, userId }, A_MONDAY)).toMatchObject({ ok: true })

  expect(await requireBooking(db, booking.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' })
  expect(await listOwnInvoices(db, userId)).toHaveLength(1)
  expect(await readAccountCredit(db, userId)).toBe(rupees(600))
  expect(await checkLedger(db)).toEqual([])
})

test('redeeming a gift voucher works once: of several at the same time, one wins', async () => {
  const db = database()
  const { code } = await givenVoucher(db)
  const clients = await Promise.all(Array.from({ length: 6 }, aClient))

  const outcomes = await Promise.all([...clients, ...clients].map((userId) => redeem(code, userId)))

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const entries = (await Promise.all(clients.map((userId) => listClientEntries(db, userId)))).flat()
  expect(entries).toMatchObject([{ kind: 'credit', amount: rupees(2_100), label: 'gift-voucher' }])
  const winner = entries[0]?.userId ?? ''
  expect(await redeem(code, winner)).toEqual({ ok: false, refusal: 'voucher-used-before' })
  expect(await redeem(code, await aClient())).toEqual({ ok: false, refusal: 'voucher-used' })
  expect(await checkLedger(db)).toEqual([])
})

test('redeeming a gift voucher is refused after its last day', async () => {
  const { code } = await givenVoucher(database())
  expect(await redeem(code, await aClient(), new Date('2027-11-17T06:00:00Z'))).toEqual({
    ok: false,
    refusal: 'voucher-expired',
  })
})

test('redeeming a gift voucher counts codes that cannot be redeemed, and forgets the one that can', async () => {
  const { code } = await givenVoucher(database())
  const userId = await aClient()
  const network = randomUUID()
  const guess = (typed: string) => redeemGiftVoucher(database(), { code: typed, userId, network }, A_MONDAY)

  for (let tries = 0; tries < 19; tries++) expect(await guess('no code')).toMatchObject({ ok: false })
  expect(await guess(code)).toMatchObject({ ok: true })
  expect(await guess('7K3D-9QXA-M2PW-4TRC')).toEqual({ ok: false, refusal: 'voucher-unknown' })
  expect(await guess('7K3D-9QXA-M2PW-4TRC')).toEqual({ ok: false, refusal: 'too-often' })
})

test('a voucher that nobody has redeemed is voided by the desk, with a refund to its buyer', async () => {
  const db = database()
  const { booking, code } = await givenVoucher(db)
  const { id: bookingId, userId } = booking

  expect(await cancelBooking(db, { bookingId, userId }, A_MONDAY)).toEqual({ ok: false, refusal: 'voucher-paid' })
  expect(await cancelForClient(db, { bookingId, staffId }, hoursAfter(A_MONDAY, 90))).toEqual({
    ok: true,
    value: { refundDue: rupees(2_100) },
  })

  expect(await redeem(code, await aClient())).toEqual({ ok: false, refusal: 'voucher-void' })
  const refund = { bookingId, staffId, amount: rupees(2_100), reference: aReference() }
  expect(await recordRefund(db, refund, A_MONDAY)).toMatchObject({ ok: true, value: { creditNote: null } })
  expect(await checkLedger(db)).toEqual([])
})

test('a voucher that nobody has redeemed cannot be voided and redeemed at the same time', async () => {
  const db = database()
  const { booking, code } = await givenVoucher(db)

  const [voided, redeemed] = await Promise.all([
    cancelForClient(db, { bookingId: booking.id, staffId }, A_MONDAY),
    redeem(code, await aClient()),
  ])

  expect(voided.ok).not.toBe(redeemed.ok)
  expect(voided.ok || voided.refusal === 'voucher-redeemed').toBe(true)
  expect(await checkLedger(db)).toEqual([])
})

test('a voucher that nobody has redeemed is emailed again by the desk, once for each form', async () => {
  const db = database()
  const { booking, code } = await givenVoucher(db, { form: { giftEmail: 'meera@example.com' } })
  const send = () => resendVoucher(db, { bookingId: booking.id, staffId, formKey: 'one' }, A_MONDAY)

  expect(await send()).toEqual({ ok: true, value: { recipientEmail: 'meera@example.com' } })
  expect(await send()).toMatchObject({ ok: true })
  await requireEmail(db, `gift-voucher:${booking.id}:one`)

  await redeem(code, await aClient())
  expect(await send()).toEqual({ ok: false, refusal: 'voucher-not-valid' })
})

test('an unpaid voucher can be changed by its form, and keeps its code', async () => {
  const db = database()
  const service = await givenVoucherService(db)
  const booking = await givenBooking(db, { service, form: { giftFor: 'Mira' } })
  const code = await codeOfVoucher(db, booking.id)

  const form = bookingForm({ giftFor: 'Meera', giftEmail: 'meera@example.com', giftFrom: 'Ravi' })
  const { userId, idempotencyKey } = booking
  const again = await placeBooking(db, TEST_KEYS, { userId, service, form, idempotencyKey }, A_MONDAY)

  expect(again).toMatchObject({ ok: true, value: { bookingId: booking.id, revision: 'made' } })
  expect(await findVoucherOfBooking(db, booking.id)).toMatchObject({
    recipientName: 'Meera',
    recipientEmail: 'meera@example.com',
    giverName: 'Ravi',
  })
  expect(await codeOfVoucher(db, booking.id)).toBe(code)
})
