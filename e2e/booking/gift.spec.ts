import { eq } from 'drizzle-orm'
import { giftVouchers } from '#db/schema/offers.ts'
import { rupees } from '#domain/money.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { givenVoucherService } from '#test/factories/offers.ts'
import { fillIn, pay, signIn } from '../steps/booking-steps.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { endUndoTime, verify } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

test('a gift is bought on a phone, verified at the desk, redeemed by its recipient, and pays for a question', async ({
  page,
  context,
  db,
  site,
  mailbox,
}) => {
  const voucher = await givenVoucherService(db, { name: 'Gift voucher for ₹5,100', price: rupees(5_100) })
  const recipient = await givenUser(db, { password: null })
  await untilCachesFollow(db)
  try {
    await signIn(context, db, site.url)
    await page.setViewportSize(PHONE)
    await page.goto('/gift')
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Give ₹5,100' }).click()
    await page.getByLabel('Full name').fill('Ravi Nair')
    await page.getByLabel('Phone').fill('+91 98765 43210')
    await page.getByLabel('Who is it for?').fill('Meera')
    await page.getByLabel('Their email address').fill(recipient.email)
    await page.getByLabel('Your message').fill('Happy birthday!')
    await page.getByLabel(/I agree/).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/\/book\/payment\//)
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await pay(page)

    const staff = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
    await signInAs(context, { db, url: site.url }, staff.id)
    const { code: sale } = await requireBooking(db, bookingId)
    await page.goto('/astrologer-dashboard/to-verify')
    await verify(page, sale)
    await endUndoTime(db, bookingId)

    const email = await mailbox.receive({ to: recipient.email, subject: /A gift for you from Ravi Nair/ })
    const [code = ''] = email.text?.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/) ?? []
    await context.clearCookies()
    await page.goto(linkIn(email, /\/booking\/voucher/))
    for (const text of ['Meera', 'Ravi Nair', 'Happy birthday!', code, '₹5,100']) {
      await expect(page.getByRole('article').getByText(text, { exact: true })).toBeVisible()
    }
    await expectPageChecksInEveryView(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.locator('.voucher-actions')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await signInAs(context, { db, url: site.url }, recipient.id)
    await page.goto('/book/consultation/prasna')
    await fillIn(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByText('I have a gift voucher').click()
    await page.getByLabel('Voucher code').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Redeem voucher' }).click()
    await expect(page.getByText('₹5,100 added to your credit').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Use ₹/ }).click()
    await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText(/You have ₹[\d,]+ credit\./)).toBeVisible()

    await signInAs(context, { db, url: site.url }, staff.id)
    await page.goto('/staff/money/vouchers?q=Meera')
    await expect(page.getByText('Redeemed').first()).toBeVisible()
  } finally {
    await db.update(giftVouchers).set({ retiredAt: new Date() }).where(eq(giftVouchers.slug, voucher.slug))
    await untilCachesFollow(db)
  }
})
