import { givenUser } from '#test/factories/accounts.ts'
import { givenClaim } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an owner ends the month on a phone: verifies a payment, reads the income, exports it, and finds a price', async ({
  page,
  context,
  site,
  db,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const roles = ['client', 'astrologer', 'admin'] as const
  await signInAs(context, site, (await givenUser(db, { roles, password: null })).id)
  const claim = await givenClaim(db)
  const tabs = page.getByRole('navigation', { name: 'Pages of Money' })
  const numbers = page.getByRole('navigation', { name: 'Money of this month' })

  await page.goto('/staff')
  await page.locator('.app-nav').getByRole('link', { name: 'Money' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: `Verify ${claim.code}` }).click()
  await expect(page.getByText(`Payment verified: ${claim.code}`)).toBeVisible()

  await numbers.getByRole('link', { name: /Received/ }).click()
  await expect(page).toHaveURL(/\/staff\/money\/received\?month=/)
  await expectNoSidewaysScroll(page)
  await numbers.getByRole('link', { name: /To refund/ }).click()
  await expect(page.getByRole('searchbox', { name: /Search by number/ })).toBeVisible()
  await tabs.getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('link', { name: 'GST', exact: true }).click()
  await expect(page.getByRole('heading', { name: /GST summary/ })).toBeVisible()

  await tabs.getByRole('link', { name: 'Exports' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^payments-.*\.csv$/)
  await tabs.getByRole('link', { name: 'Statements' }).click()
  await expect(page.getByLabel(/Bank statement/)).toBeVisible()

  await page.locator('.app-more > summary').click()
  await page.getByRole('link', { name: 'Services and prices' }).click()
  await page.getByRole('link', { name: 'Full Life Prediction' }).click()
  await expect(page.getByRole('textbox', { name: /Price/ }).first()).toBeInViewport()
})
