import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

/** Every window with its times and reasons, as text. */
async function windowsOn(page: Page): Promise<string[]> {
  const cards = page.locator('.muhurta-window')
  await expect(cards.first()).toBeVisible()
  return cards.allTextContents()
}

test('the worker finds what the server finds, and people stay out of every request', async ({
  page,
  pageWithoutScript,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/muhurta')
  await page.getByLabel('From', { exact: true }).fill('2026-11-17')
  await page.getByLabel('To', { exact: true }).fill('2027-01-31')
  await page.getByLabel('Where will it be?').fill('New Delhi')
  await page.getByRole('option', { name: /^New Delhi/ }).click()
  await page.getByRole('button', { name: 'Find times' }).click()
  const inWorker = await windowsOn(page)
  await pageWithoutScript.goto(page.url())
  expect(await windowsOn(pageWithoutScript)).toEqual(inWorker)

  await page.getByLabel('First person', { exact: true }).selectOption({ label: 'Rohini, Vrishabha' })
  await page.getByRole('button', { name: 'Find times' }).click()
  await expect(page.getByText('Checked for: Rohini, Vrishabha')).toBeVisible()
  expect(page.url()).toContain('#people=3.1')
  expect(sent.filter((request) => request.includes('3.1') && request.includes('people'))).toEqual([])
  expect(await windowsOn(page)).not.toEqual(inWorker)

  await page.getByRole('link', { name: /^Saturday, November 21, 2026/ }).click()
  await expect(page.getByRole('heading', { name: 'Why Saturday, November 21, 2026?' })).toBeVisible()
  await page.getByLabel('Compare with').selectOption('tamil')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Tamil: leaves it out')).toBeVisible()
  await expectPageChecksInEveryView(page)
})

test('a client reads the civil date of every time of a muhurta, and the reasons of the hours that were sent', async ({
  page,
  context,
  otherPage,
  site,
  db,
}) => {
  const client = await givenUser(db, { password: null })
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified', service })
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`${DESK}/bookings/${booking.id}/muhurta`)
  await page.getByLabel('From', { exact: true }).fill('2026-11-17')
  await page.getByLabel('To', { exact: true }).fill('2027-01-31')
  await page.getByLabel('Where will it be?').fill('New Delhi')
  await page.getByRole('option', { name: /^New Delhi/ }).click()
  await page.getByRole('button', { name: 'Find times' }).click()

  // It begins before midnight and ends after it, and its best hours are a part of it.
  const chosen = page
    .locator('.muhurta-window')
    .filter({ hasText: /PM to (Mon|Tue|Wed|Thu|Fri|Sat|Sun), / })
    .filter({ hasText: 'Best from' })
    .first()
  await expect(chosen).toBeVisible()
  await expect(page.locator('[name=window]:checked')).toHaveCount(0)
  const [day, times, best] = await Promise.all(
    ['h3', '.muhurta-times', '.muhurta-best'].map((part) => chosen.locator(part).textContent()),
  )
  await chosen.locator('[name=window]').check()
  await page.getByRole('button', { name: 'Add to the answer' }).click()
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()

  await signInAs(otherPage.context(), site, client.id)
  await otherPage.goto(`/dashboard/bookings/${booking.id}/answer`)
  await expect(otherPage.getByRole('heading', { level: 3 })).toHaveText([day ?? ''])
  await expect(otherPage.getByText(times ?? '', { exact: true })).toBeVisible()
  await expect(otherPage.getByText(best ?? '')).toBeVisible()
  await expect(otherPage.getByText('For it in the best hours:')).toBeVisible()
  await expect(otherPage.getByText('Against it in the best hours:')).toBeVisible()
})
