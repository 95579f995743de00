import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { consultationPackages, practice, testimonials } from '#db/schema/content.ts'
import { consultationService } from '#domain/bookings/booking-service.ts'
import { rupees } from '#domain/money.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { submitContactMessage } from '#usecases/visitors/submit-contact-message.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PACKAGE = 'full-life-prediction'

async function signInAsAdmin(page: Page, db: Database, url: string) {
  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  await signInAs(page.context(), { db, url }, admin.id)
  return admin
}

// Tests in one worker share a site, so each change is undone.
test.afterEach(async ({ db }) => {
  await db
    .update(consultationPackages)
    .set({ price: rupees(3_001) })
    .where(eq(consultationPackages.slug, PACKAGE))
  await db.update(practice).set({
    upiPayeeId: 'surya.jyotish@example',
    upiPayeeName: 'Surya Jyotish (sample)',
    almanacPlace: 'Ujjain',
    almanacLat: 23.1765,
    almanacLon: 75.7885,
  })
  await db.delete(testimonials).where(eq(testimonials.place, 'A test'))
  await untilCachesFollow(db)
})

test('a changed price appears on the page and in new bookings, not in old invoices', async ({ page, db, site }) => {
  const client = await givenUser(db)
  const offer = await findConsultationPackage(db, PACKAGE)
  if (!offer) throw new Error('The sample packages are missing.')
  const service = consultationService(offer)
  await givenBooking(db, { userId: client.id, service, state: 'claimed', now: new Date() })
  await signInAsAdmin(page, db, site.url)
  await page.goto('/staff/services/packages')
  await page.locator(`a[href="/staff/services/packages/${offer.id}"]`).click()
  await page.getByLabel('Price in rupees').fill('3,501')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is now on the site.')).toBeVisible()

  await page.goto('/consultation')
  await expect(page.locator(`#${PACKAGE}`)).toContainText('₹3,501')
  await page.goto(`/book/consultation/${PACKAGE}`)
  await expect(page.getByText('₹3,501').first()).toBeVisible()

  await signInAs(page.context(), site, client.id)
  await page.goto('/dashboard/invoices')
  await expect(page.getByText(/₹3,001/).first()).toBeVisible()
  await expect(page.getByText(/₹3,501/)).toHaveCount(0)
})

test('warns the second of two admins who edit at once and retains their input', async ({
  page,
  otherPage: other,
  db,
  site,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await signInAsAdmin(page, db, site.url)
  const [row] = await db
    .insert(testimonials)
    .values({ name: 'Asha', place: 'A test', quote: 'First words.' })
    .returning({ id: testimonials.id })
  const path = `/staff/website/testimonials/${row?.id}`
  await signInAsAdmin(other, db, site.url)
  await page.goto(path)
  await other.goto(path)
  await other.getByLabel('Quote').fill('Their words.')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved')).toBeVisible()

  await page.getByLabel('Quote').fill('My words.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else saved this while you were editing')).toBeVisible()
  await expect(page.getByText('Their words.')).toBeVisible()
  await expect(page.getByLabel('Quote')).toHaveValue('My words.')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is now on the site.')).toBeVisible()
  await expect(page.getByText('My words.')).toBeVisible()
})

test('D18: changing the UPI ID requires the password and emails every admin', async ({
  page,
  db,
  site,
  mailbox,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  const admin = await signInAsAdmin(page, db, site.url)
  await page.goto('/staff/practice/settings/upi')
  await page.getByLabel('UPI ID').fill('new.place@okbank')
  await page.getByLabel('Your password').fill('a guess')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('That is not your password').first()).toBeVisible()

  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All admins will get an email.')).toBeVisible()
  const email = await mailbox.receive({ to: admin.email, subject: /UPI ID of/ })
  expect(email.text).toContain('new.place@okbank')
  await page.goto('/staff/practice/audit?q=upi-changed')
  await expect(page.getByText('new.place@okbank').first()).toBeVisible()
})

test('an admin invites an astrologer and later removes the role', async ({
  page,
  otherPage: theirs,
  db,
  site,
  mailbox,
}) => {
  await signInAsAdmin(page, db, site.url)
  const guest = await givenUser(db, { fullName: 'Ravi Shastri' })
  await page.goto('/staff/practice/team')
  await page.getByText('Invite someone', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(guest.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()

  const email = await mailbox.receive({ to: guest.email, subject: /./ })
  await signInAs(theirs.context(), site, guest.id)
  await theirs.goto(linkIn(email, /account\/invitation/))
  await theirs.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(theirs).toHaveURL('/dashboard')

  await page.goto(`/staff/practice/team?q=${encodeURIComponent(guest.email)}`)
  await page.getByText(`Remove astrologer: ${guest.email}`).click()
  await expect(page.getByText('Ravi Shastri will no longer be an astrologer')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, remove role' }).click()
  await expect(page.getByText('Role removed')).toBeVisible()
  await page.goto(`/staff/practice/team?q=${encodeURIComponent(guest.email)}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('an admin marks a message as answered, opens it again, and sends an email again', async ({
  page,
  db,
  site,
  mailbox,
}) => {
  await signInAsAdmin(page, db, site.url)
  const subject = `A question ${Date.now()}`
  const form = { name: 'Ravi', email: 'ravi@example.com', phone: '', subject, message: 'When?', inquiryType: '' }
  await submitContactMessage(db, form, { address: '10.9.8.7', now: new Date(), honeypot: '' })

  await page.goto(`/staff/inbox/messages?q=${encodeURIComponent(subject)}`)
  await page.getByRole('heading', { name: subject }).click()
  await expect(page.getByText('When?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ravi%40example\.com/,
  )
  await page.getByRole('button', { name: `Done: ${subject}` }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()

  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()

  const address = `again-${Date.now()}@example.com`
  await givenEmail(db, { address })
  await mailbox.receive({ to: address, subject: /./ })

  await page.goto(`/staff/inbox/emails?q=${address}`)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The email will be sent again')).toBeVisible()
  await expect.poll(() => mailbox.list({ to: address, subject: /./ }).length).toBe(2)
})
