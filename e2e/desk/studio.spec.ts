import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countPages } from '#test/files/read-pdf.ts'
import { choosePlace, draw } from '../steps/chart-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

test('the studio opens with the chart of the tab, obeys its conventions and remembers its panes', async ({ page }) => {
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Mysuru' })
  await page.getByRole('link', { name: 'Advanced: open the chart studio' }).click()
  const positions = page.locator('#pane-positions')
  await expect(page.getByRole('heading', { level: 1, name: 'Chart of Asha Rao' })).toBeVisible()
  const moon = positions.getByRole('row', { name: /^Moon/ })
  const lahiri = await moon.textContent()

  await page.getByText('Conventions', { exact: true }).click()
  await page.getByLabel('Ayanamsa', { exact: true }).selectOption('raman')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(moon).not.toHaveText(lahiri ?? '')
  await expect(page.getByText('Raman ayanamsa')).toBeVisible()

  await page.locator('#pane-panchanga > summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Limbs at birth' })).toBeVisible()

  const periods = page.locator('#pane-periods')
  await periods.getByRole('button', { name: 'Jupiter', exact: true }).click()
  await periods.getByRole('button', { name: 'Jupiter – Saturn', exact: true }).click()
  await expect(periods.getByRole('table', { name: 'Pratyantardasha of Jupiter – Saturn' })).toBeVisible()
  await periods.getByLabel('Dasha', { exact: true }).selectOption('yogini')
  await expect(periods.getByText('Mangala (Moon)').first()).toBeVisible()

  await page.reload()
  await expect(page.getByRole('table', { name: 'Limbs at birth' })).toBeVisible()
  await expect(page.getByText('Raman ayanamsa')).toBeVisible()
  await expectPageChecksInEveryView(page)
})

test('keys change the minute, the chart beside, the panes and the look of the studio, until they are switched off', async ({
  page,
}) => {
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Mysuru' })
  await page.getByRole('link', { name: 'Advanced: open the chart studio' }).click()
  const birth = page.locator('.studio-birth')
  await expect(birth).toContainText('6:42 AM')
  await page.locator('#pane-periods > summary').focus()

  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await expect(birth).toContainText('6:44 AM')
  await expect(birth).toContainText('2 minutes later than given')
  await page.keyboard.press('0')
  await expect(birth).toContainText('6:42 AM')
  await page.keyboard.press('v')
  await expect(page.getByLabel('Chart beside it')).toHaveValue('d10')
  await page.keyboard.press('+')
  await expect(page.getByLabel('Chart beside it 2')).toHaveValue('transit')
  await expect(page.locator('[data-chart="beside-1"] svg').first()).toBeVisible()
  await page.keyboard.press('5')
  await expect(page.locator('#pane-ashtakavarga')).toHaveAttribute('open')
  // The opened pane takes the focus a frame later.
  await expect(page.locator('#pane-ashtakavarga > summary')).toBeFocused()
  await page.keyboard.press('f')
  await page.keyboard.type('kala sarpa')
  await expect(page.locator('#pane-nodes')).toHaveAttribute('open')
  await page.keyboard.press('c')
  await expect(page.getByLabel('Without explanations')).toBeChecked()
  await expect(page.locator('.studio-about').first()).toBeHidden()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.getByLabel('Use these keys').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await page.reload()
  await expect(page.getByLabel('Without explanations')).toBeChecked()
  await expect(page.getByLabel('Chart beside it 2')).toHaveValue('transit')
})

test('a chart goes into files and a link and back, and no request has the birth', async ({ page, otherPage }) => {
  const sent: string[] = []
  otherPage.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`),
  )
  await draw(page, { date: '1990-05-17', time: '06:42', place: 'Mysuru' })
  await page.getByRole('link', { name: 'Advanced: open the chart studio' }).click()
  await page.getByText('Files and sharing', { exact: true }).click()
  const linkField = page.getByLabel('Link to this chart')
  await expect(linkField).toHaveValue(/#./)
  const link = await linkField.inputValue()
  const jhd = await saved(page, 'Save as .jhd')
  const json = await saved(page, 'Save as JSON')
  await page.getByText('Second chart', { exact: true }).click()
  const other = page.getByRole('group', { name: 'Second birth' })
  await other.getByLabel('Full Name').fill('Ravi')
  await other.getByLabel('Date of birth').first().fill('1988-11-02')
  await other.getByLabel('Time of birth').fill('21:15')
  await choosePlace(page, 'Pune')
  await page.getByRole('button', { name: 'Compare with this birth' }).click()
  await page.locator('#pane-compare > summary').click()
  await expect(page.getByRole('table', { name: 'Ravi over this chart' })).toBeVisible()
  await expectPageChecksInEveryView(page)
  const pdf = await saved(page, 'Save open panes as PDF')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(countPages(pdf)).toBeGreaterThan(2)
  const lagna = await page
    .locator('#pane-positions')
    .getByRole('row', { name: /^Lagna/ })
    .textContent()

  await otherPage.goto(link)
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Chart of Asha Rao' })).toBeVisible()
  const shown = otherPage.locator('#pane-positions').getByRole('row', { name: /^Lagna/ })
  await expect(shown).toHaveText(lagna ?? '')
  await expect(otherPage).toHaveURL((url) => url.hash === '')
  expect(sent.filter((text) => /1990|Asha|Mysuru|12\.29/.test(text))).toEqual([])

  await otherPage.getByText('Files and sharing', { exact: true }).click()
  const chooser = otherPage.getByLabel('Open a chart file')
  await chooser.setInputFiles({ name: 'notes.jhd', mimeType: 'text/plain', buffer: Buffer.from('not a chart') })
  await expect(otherPage.getByText('This is not a chart file.')).toBeVisible()
  await chooser.setInputFiles({ name: 'Ravi.jhd', mimeType: 'text/plain', buffer: jhd })
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Chart of Ravi' })).toBeVisible()
  await expect(shown).toHaveText(lagna ?? '')
  await chooser.setInputFiles({ name: 'chart.json', mimeType: 'application/json', buffer: json })
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Chart of Asha Rao' })).toBeVisible()

  await otherPage.getByText('Conventions', { exact: true }).click()
  await otherPage.getByLabel('Ayanamsa', { exact: true }).selectOption('raman')
  await otherPage.getByRole('button', { name: 'Apply' }).click()
  await expect(shown).not.toHaveText(lagna ?? '')
  await otherPage.goto(link)
  await expect(shown).toHaveText(lagna ?? '')
  await expect(otherPage.getByText('Lahiri ayanamsa')).toBeVisible()
})

async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path())
}
