import { eq } from 'drizzle-orm'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { sessionPasses } from '#db/schema/offers.ts'
import { rupees } from '#domain/money.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPassService } from '#test/factories/offers.ts'
import { verifyPayment } from '#usecases/payments/verify-payment.ts'
import { chooseHour, fillDetails, pay, signIn } from '../steps/booking-steps.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 740 }

test('a client buys a pass of five on a phone, books a session with it and sees four left', async ({
  page,
  context,
  db,
  site,
}) => {
  const offered = await findConsultationPackage(db, 'full-life-prediction')
  const pass = await givenPassService(db, {
    packageId: offered?.id ?? 0,
    name: 'Five sessions',
    sessions: 5,
    price: rupees(12_001),
    isShared: true,
  })
  await untilCachesFollow(db)
  try {
    await signIn(context, db, site.url)
    await page.setViewportSize(PHONE)
    await page.goto(`/book/pass/${pass.slug}`)
    await page.getByLabel('Full name').fill('Asha Rao')
    await page.getByLabel('Phone').fill('+91 98765 43210')
    await page.getByLabel(/I agree/).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/\/book\/payment\//)
    await expect(page.getByText('₹12,001').first()).toBeVisible()
    const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await pay(page)
    const staff = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
    await verifyPayment(db, { bookingId, staffId: staff.id }, new Date())

    await page.goto('/dashboard')
    await expect(page.getByText('5 of 5 sessions left')).toBeVisible()
    await page.getByRole('link', { name: 'Book a session' }).click()
    await expect(page.getByLabel('How would you like to pay?')).toContainText('Use my pass: 5 of 5 left')
    await expectNoSidewaysScroll(page)
    await fillDetails(page)
    await chooseHour(page)
    await page.getByLabel(/I agree/).check()
    await page.getByRole('button', { name: 'Confirm booking' }).click()

    await expect(page.getByText('There is nothing to pay.').first()).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('4 of 5 sessions left')).toBeVisible()
  } finally {
    await db.update(sessionPasses).set({ retiredAt: new Date() }).where(eq(sessionPasses.slug, pass.slug))
    await untilCachesFollow(db)
  }
})
