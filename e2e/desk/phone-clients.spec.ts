import { eq } from 'drizzle-orm'
import { consultationPackages } from '#db/schema/content.ts'
import { aPhone, givenPhoneClient, givenUser } from '#test/factories/accounts.ts'
import { givenConsultation, givenService } from '#test/factories/bookings.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

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
  await page.getByLabel('The client’s question').fill('When will the house be sold?')
  await page.getByRole('button', { name: 'Save question' }).click()
  await expect(page.getByText('Question saved').first()).toBeVisible()
  await expect(page.getByText('When will the house be sold?').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save question' })).toHaveCount(0)

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

test('a caller without birth details is booked, and gives them by the email’s link or the card', async ({
  page,
  context,
  otherPage,
  site,
  db,
  mailbox,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const { slug } = await givenConsultation(db)
  const client = await givenUser(db, { fullName: 'Savitri Rao', password: null })
  await page.goto(`${DESK}/book`)
  await page.getByLabel('Client email').fill(client.email)
  await page.getByLabel('Full name').fill('Savitri Rao')
  await page.getByLabel('Phone').fill(aPhone())
  await page.getByLabel('Service').selectOption(`consultation ${slug}`)
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.locator('label.hour').last().click()
  await page.getByLabel('Birth details later').check()
  await page.getByLabel('Current location').fill('Mysuru')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByText('Birth details missing').first()).toBeVisible()
  const email = await mailbox.receive({ to: client.email, subject: /Booking received/ })
  expect(linkIn(email, /\/booking\/birth/)).toContain(site.url)

  await signInAs(otherPage.context(), site, client.id)
  await otherPage.setViewportSize(PHONE)
  await otherPage.goto('/dashboard')
  await otherPage.getByRole('link', { name: 'Give my birth details' }).click()
  await expect(otherPage.getByRole('heading', { name: 'Your birth details' })).toBeVisible()
  await expectPageChecksInEveryView(otherPage)
  await otherPage.getByLabel('Date of birth').fill('1962-07-14')
  await otherPage.getByLabel('Time of birth').fill('04:45')
  await otherPage.getByLabel('Place of birth').fill('Mysuru')
  await otherPage
    .getByRole('option', { name: /^Mysuru/ })
    .first()
    .click()
  await otherPage.getByRole('button', { name: 'Save birth details' }).click()
  await expect(otherPage.getByText('Thank you. We have your birth details.').first()).toBeVisible()
  await expect(otherPage.getByRole('link', { name: 'Give my birth details' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Birth details missing')).toHaveCount(0)
})

test('staff export and erase a client who asks, and the audit log says who asked', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const { userId } = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/clients/${userId}`)
  await page.getByRole('link', { name: 'Export or erase data' }).click()

  await page.locator('#export-asked').fill('Asha herself, on her own number')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await page.locator('#erase-asked').fill('Asha again, by post')
  await page.getByLabel('The client has asked for this').check()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Erase this client' }).click()
  await expect(page.getByText('The client will be erased').first()).toBeVisible()
  await page.goto(`${DESK}/clients/${userId}/data`)
  await page.getByRole('button', { name: 'Undo the erasure' }).click()
  await expect(page.getByText('The client will not be erased').first()).toBeVisible()

  const admin = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(context, site, admin.id)
  await page.goto(`/admin/audit`)
  for (const who of ['Asha herself, on her own number', 'Asha again, by post']) {
    await expect(page.getByText(who).first()).toBeVisible()
  }
})

test('a merge of two cards asks which name stays', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  const { phone, id } = await givenPhoneClient(db, { fullName: 'Lakshmi Amma' })
  const { userId } = await givenBookingNow(db, { userId: (await givenUser(db, { fullName: 'Smt. Lakshmi Devi' })).id })
  const service = await givenConsultation(db, 'Prasna')
  await givenBookingNow(db, { userId: id, service, form: { phone, fullName: 'Lakshmi Amma' } })
  await page.goto(`${DESK}/clients/${id}/merge?other=${userId}`)

  await page.getByRole('radio', { name: 'Lakshmi Amma' }).check()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Merge the two cards' }).click()
  await expect(page.getByText('The two cards are one now').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lakshmi Amma' })).toBeVisible()
})
