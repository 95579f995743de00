import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { A_PDF } from '#test/factories/files.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an astrologer writes an answer with a file, and the client reads it on a phone and sends a file back', async ({
  page,
  context,
  otherPage,
  site,
  db,
}) => {
  const client = await givenUser(db, { fullName: 'Meenakshi Sundaram', password: null })
  const service = await givenConsultation(db, 'Prasna')
  const question = 'Will the court decide before the monsoon?'
  const booking = await givenBookingNow(db, {
    userId: client.id,
    state: 'verified',
    service,
    form: { notes: question },
  })
  const sent = (name: string) => ({ name, mimeType: 'application/pdf', buffer: A_PDF })
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`/staff/bookings/${booking.id}/answer`)

  await page.getByLabel('Answer or summary').fill('## Your question\n\nYes, **after March**.')
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()
  await page.getByLabel('Give the client a file').setInputFiles(sent('chart.pdf'))
  await page.getByRole('button', { name: 'Add file' }).click()
  await expect(page.getByRole('link', { name: 'chart.pdf' })).toBeVisible()

  await signInAs(otherPage.context(), site, client.id)
  await otherPage.setViewportSize({ width: 360, height: 740 })
  await otherPage.goto('/dashboard')
  await expect(otherPage.getByText('Answered', { exact: true }).first()).toBeVisible()
  await expect(otherPage.getByRole('link', { name: /Cancel/ })).toHaveCount(0)
  await expect(otherPage.getByRole('article').filter({ hasText: booking.code }).first()).toContainText(question)
  await otherPage.getByRole('link', { name: /^Read/ }).click()
  await expect(otherPage.getByText('after March')).toBeVisible()
  await expect(otherPage.getByText(question)).toBeVisible()
  await otherPage.getByLabel('Send a file to your astrologer').setInputFiles(sent('palm.pdf'))
  await otherPage.getByRole('button', { name: 'Add file' }).click()
  await expect(otherPage.getByRole('link', { name: 'palm.pdf' })).toBeVisible()
  await expectPageChecksInEveryView(otherPage)

  await page.reload()
  await expect(page.getByRole('link', { name: 'palm.pdf' })).toBeVisible()
})
