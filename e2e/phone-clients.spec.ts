import { eq } from 'drizzle-orm'
import { consultationPackages } from '#db/schema/content.ts'
import { aPhone, givenUser } from '#test/factories/accounts.ts'
import { givenConsultation, givenService } from '#test/factories/bookings.ts'
import { DESK, signInAsAstrologer } from './desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from './fixtures.ts'
import { signInAs } from './sign-in-as.ts'

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
  await page.goto(`${DESK}/book`)

  await page.getByLabel('Full name').fill('Lakshmi Devi')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Service').selectOption(`consultation ${slug}`)
  await page.getByLabel('Current location').fill('Mysuru')
  await page.getByLabel('The question comes later').check()
  await page.getByRole('button', { name: 'Confirm booking' }).click()

  await expect(page.getByText('The client has no email address.').first()).toBeVisible()
  await expect(page.getByText('No email address: call or print')).toBeVisible()
  await expect(page.getByRole('link', { name: `WhatsApp ${phone}` })).toBeVisible()

  await page.getByRole('link', { name: 'Record payment' }).first().click()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Payment recorded').first()).toBeVisible()
  const invoice = page.getByRole('link', { name: /^Download/ }).first()
  const file = await context.request.get(`${site.url}${await invoice.getAttribute('href')}`)
  expect(file.headers()['content-type']).toBe('application/pdf')

  await page.getByRole('link', { name: 'Lakshmi Devi' }).first().click()
  await expect(page.getByRole('heading', { name: 'Give an account' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.getByRole('link', { name: 'Merge with another card' }).click()
  await expect(page.getByRole('heading', { name: 'Merge the card of Lakshmi Devi' })).toBeVisible()
  await expectPageChecksInEveryView(page)
})

test('on a phone the desk books a caller who pays at the session, and reads what to collect', async ({
  page,
  context,
  otherPage,
  site,
  db,
  mailbox,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const { slug } = await givenService(db, { name: 'Reading by phone', heldAs: 'telephone' })
  const client = await givenUser(db, { fullName: 'Savitri Rao', password: null })
  await page.setViewportSize(PHONE)
  await page.goto(`${DESK}/book`)
  await page.getByLabel('Client email').fill(client.email)
  await page.getByLabel('Full name').fill('Savitri Rao')
  await page.getByLabel('Phone').fill(aPhone())
  await page.getByLabel('Service').selectOption(`consultation ${slug}`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.locator('label.hour').last().click()
  await page.getByLabel('Date of birth').fill('1990-02-28')
  await page.getByLabel('Place of birth').fill('Mysuru')
  await page.getByLabel('Current location').fill('Mysuru')
  await page.getByLabel('Pays at the session').check()
  await page.getByRole('button', { name: 'Confirm booking' }).click()

  await expect(page.getByText('Please collect ₹3,001 at the session.').first()).toBeVisible()
  await expect(page.getByText('Payment at the session agreed')).toBeVisible()
  await expectPageChecksInEveryView(page)
  const email = await mailbox.receive({ to: client.email, subject: /is confirmed/ })
  expect(email.text).toContain('You pay ₹3,001 at the session.')
  expect(email.text).not.toContain('cash')

  await page.setViewportSize(PHONE)
  await page.goto(DESK)
  await expect(page.getByRole('link', { name: /Collect ₹3,001/ }).first()).toBeVisible()

  await signInAs(otherPage.context(), site, client.id)
  await otherPage.setViewportSize(PHONE)
  await otherPage.goto('/dashboard')
  await expect(otherPage.getByText('Pay ₹3,001 at the session.')).toBeVisible()
  await expect(otherPage.getByText('Balance due')).toHaveCount(0)
  // Tests in one worker share a site, and another one counts its packages.
  await db.update(consultationPackages).set({ retiredAt: new Date() }).where(eq(consultationPackages.slug, slug))
})
