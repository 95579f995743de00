import { aPhone } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

const PHONE = { width: 360, height: 740 }

test('on a phone the desk books for a caller without email, takes cash, opens the card and gets the invoice', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const { slug } = await givenConsultation(db, 'Prasna')
  const phone = aPhone()
  await page.setViewportSize(PHONE)
  await page.goto('/staff/clients/book')

  await page.getByLabel('Full name').fill('Lakshmi Devi')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Service').selectOption(`consultation ${slug}`)
  await page.getByLabel('Current location').fill('Mysuru')
  await page.getByLabel('The question comes later').check()
  await page.getByRole('button', { name: 'Confirm booking' }).click()

  await expect(page.getByText('The client has no email address.').first()).toBeVisible()
  await expect(page.getByText('No email address: call or print')).toBeVisible()
  await expect(page.getByRole('link', { name: `WhatsApp ${phone}` })).toBeVisible()
  await page.getByLabel('The client’s question').fill('When will the house be sold?')
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText('Question saved').first()).toBeVisible()
  await expect(page.getByText('When will the house be sold?').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save question' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Record payment' }).first().click()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Payment recorded').filter({ visible: true }).first()).toBeVisible()
  const invoice = page.getByRole('link', { name: /^PDF/ }).filter({ visible: true }).first()
  const file = await context.request.get(`${site.url}${await invoice.getAttribute('href')}`)
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: 'Open the card' }).first().click()
  await expect(page.getByRole('heading', { name: 'Set up an account' })).toBeVisible()

  await page.getByRole('link', { name: 'Merge with another card' }).click()
  await expect(page.getByRole('heading', { name: 'Merge the card of Lakshmi Devi' })).toBeVisible()
  await expectPageChecksInEveryView(page)
})
