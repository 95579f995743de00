import { recordLanguage } from '#db/accounts/users.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { aPhone, givenUser } from '#test/factories/accounts.ts'
import { givenConsultation, requireBooking } from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { CALLS } from '../../content/hi/staff/clients/call-list.ts'
import { VERIFY } from '../../content/hi/staff/money/desk-verification.ts'
import { STAFF_SEARCH } from '../../content/hi/staff/search/search.ts'
import { TODAY } from '../../content/hi/staff/today/today.ts'
import { givenBookingNow } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }

test.beforeAll(({ site }) => givenLanguages(site.db))

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

test('an assistant works a day in Hindi on a phone: payments, calls, a booking for a caller, the search', async ({
  page,
  context,
  site,
  db,
}) => {
  await page.setViewportSize(PHONE)
  const { id } = await givenUser(db, { roles: ['client', 'assistant'], password: null })
  await recordLanguage(db, id, 'hi')
  await signInAs(context, site, id)
  const client = await givenUser(db, { fullName: 'पद्मा अय्यर', password: null })
  const service = await givenConsultation(db, 'Prasna')
  const claimed = await givenBookingNow(db, { userId: client.id, service, state: 'claimed' })
  const { slug } = await givenConsultationPackage(db, { name: 'Half an hour', durationMinutes: 30 })

  await page.goto('/hi/staff')
  await expect(page).toHaveTitle(new RegExp(TODAY.title))
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: TODAY.kinds.toVerify }).click()
  await page.getByRole('button', { name: `${VERIFY.verify} ${claimed.code}` }).click()
  await expect(page.getByText(VERIFY.decided.verified([claimed.code])).first()).toBeVisible()
  await page.getByRole('button', { name: VERIFY.undo }).click()
  await expect(page.getByRole('button', { name: `${VERIFY.verify} ${claimed.code}` })).toBeVisible()
  expect(await requireBooking(db, claimed.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })

  await page.goto('/hi/staff/clients/calls')
  await expect(page.getByRole('heading', { name: CALLS.title }).first()).toBeVisible()

  await page.goto('/hi/staff/clients/book')
  await page.locator('[name=fullName]').fill('रुक्मिणी देवी')
  await page.locator('[name=phone]').fill(aPhone())
  await page.locator('select[name=service]').selectOption(`consultation ${slug}`)
  await expectNoSidewaysScroll(page)

  await page.goto('/hi/staff/search')
  await page.getByRole('searchbox', { name: STAFF_SEARCH.field }).fill('padma')
  await page
    .getByRole('link', { name: /^पद्मा अय्यर/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('पद्मा अय्यर')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expectPageChecksInEveryView(page)
})
