import type { Page } from '@playwright/test'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

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

  await page.getByText('More choices: time of day').click()
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
