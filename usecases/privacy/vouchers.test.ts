import { expect, test } from 'vitest'
import { findVoucherOfBooking } from '#db/offers/vouchers.ts'
import { rupees } from '#domain/money.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import type { Viewer } from '#domain/viewer.ts'
import { database } from '#test/database.ts'
import { type GivenUser, givenSession, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { A_MONDAY, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { loadViewer } from '#usecases/accounts/sign-in/load-viewer.ts'
import { redeemGiftVoucher } from '#usecases/payments/redeem-voucher.ts'
import { requestDeletion } from './delete-account.ts'
import { listEndings } from './end-bookings.ts'
import { exportMyData } from './export-my-data.ts'
import { eraseDueAccounts } from './purge-accounts.ts'

const ERASED = hoursAfter(A_MONDAY, 8 * 24)

async function asViewer({ id }: GivenUser): Promise<Viewer> {
  const viewer = await loadViewer(database(), await givenSession(database(), id, A_MONDAY), A_MONDAY)
  if (!viewer) throw new Error('The session was not opened.')
  return viewer
}

async function erase(client: GivenUser): Promise<void> {
  const statement = statementOf(await listEndings(database(), client.id, { now: A_MONDAY }))
  const request = { password: PASSWORD, email: '', statement }
  expect(await requestDeletion(database(), await asViewer(client), request, A_MONDAY)).toMatchObject({ ok: true })
  await eraseDueAccounts(database(), ERASED)
}

test('a voucher outlives the account of its buyer, without its names and message', async () => {
  const db = database()
  const buyer = await givenUser(db, { now: A_MONDAY })
  const { booking, code } = await givenVoucher(db, {
    userId: buyer.id,
    form: { giftEmail: 'meera@example.com', giftMessage: 'Happy birthday!' },
  })

  await erase(buyer)

  expect(await findVoucherOfBooking(db, booking.id)).toMatchObject({
    giverName: '',
    recipientName: '',
    recipientEmail: null,
    message: '',
    voidedAt: null,
  })
  const meera = await givenUser(db, { now: A_MONDAY })
  const redeemed = await redeemGiftVoucher(db, { code, userId: meera.id, network: 'buyer erased' }, ERASED)
  expect(redeemed).toEqual({ ok: true, value: { amount: rupees(2_100) } })
})

test('a recipient finds the voucher in an export, and is forgotten with the account', async () => {
  const db = database()
  const meera = await givenUser(db, { now: A_MONDAY })
  const { booking, code } = await givenVoucher(db, { form: { giftEmail: meera.email, giftMessage: 'Enjoy!' } })

  const { tables } = await exportMyData(db, TEST_KEYS, meera, A_MONDAY)
  expect(tables.received_vouchers).toMatchObject([{ recipient_email: meera.email, message: 'Enjoy!' }])
  const bought = await exportMyData(db, TEST_KEYS, { id: booking.userId, email: 'buyer@example.com' }, A_MONDAY)
  expect(bought.tables.sold_vouchers).toMatchObject([{ recipient_name: 'Meera' }])
  expect(JSON.stringify(bought)).not.toContain(code)

  await erase(meera)
  expect(await findVoucherOfBooking(db, booking.id)).toMatchObject({
    giverName: 'Asha Rao',
    recipientName: '',
    recipientEmail: null,
    message: '',
  })
})
