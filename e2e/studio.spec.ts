import { draw } from './chart-steps.ts'
import { expect, expectPageChecksInEveryView, test } from './fixtures.ts'

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
