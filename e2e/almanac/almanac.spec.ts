import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../steps/fixtures.ts'

test('the city fields of the almanac suggest places while their name is typed, in Telugu too', async ({ page }) => {
  for (const [path, label] of [
    ['/panchanga', 'City or town'],
    ['/festivals/emails', 'City'],
  ] as const) {
    await page.goto(path)
    const field = page.getByRole('textbox', { name: label }).or(page.getByRole('combobox', { name: label }))
    await field.click()
    await expect(page.getByRole('combobox', { name: label })).toBeVisible()
    await field.fill('')
    await field.pressSequentially('విజయవా')
    await page.getByRole('option', { name: 'Vijayawada' }).click()
    await expect(field, path).toHaveValue('Vijayawada, Andhra Pradesh, India')
  }

  await page.goto('/panchanga')
  await page.getByLabel('City or town').click()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByLabel('City or town').pressSequentially('warang')
  await expect(page.getByRole('option').first()).toContainText('Warangal')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\/panchanga\/warangal/)
})

test('the panchanga of a city can be framed by the page of another site', async ({ page, baseURL }) => {
  const body = `<iframe src="${baseURL}/embed/hyderabad/today"></iframe><img src="${baseURL}/embed/hyderabad/month.svg">`
  const temple = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  await new Promise<void>((resolve) => temple.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(temple.address() as AddressInfo).port}/`)

    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Panchanga of Hyderabad' })).toBeVisible()
    await expect(page.locator('img')).toHaveJSProperty('naturalWidth', 360)
  } finally {
    temple.close()
  }
})
