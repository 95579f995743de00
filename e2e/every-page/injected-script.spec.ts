import { expect, test } from '../steps/fixtures.ts'

test('handlers injected into a document and an application are removed and do not run', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Content Security Policy/)
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await page.evaluate(() => {
      const place = document.querySelector('main')
      place?.insertAdjacentHTML(
        'beforeend',
        `<p id="planted"><a id="link" href=" java\tscript:document.title='run'">A link</a>
         <button id="button" type="button" onclick="document.title='run'">A button</button></p>`,
      )
      document.querySelector('h1')?.setAttribute('onmouseover', "document.title='run'")
    })

    await expect(page.locator('#planted')).toBeAttached()
    await expect(page.locator('#link')).not.toHaveAttribute('href')
    await expect(page.locator('#button')).not.toHaveAttribute('onclick')
    await expect(page.locator('h1')).not.toHaveAttribute('onmouseover')
    await page.locator('#button').click()
    await expect(page).not.toHaveTitle('run')
  }
})

test('an inline handler in the page’s own HTML is removed', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Content Security Policy/)
  await page.route('/terms', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace('<h1', `<h1 onclick="document.title='run'"`)
    await route.fulfill({ response, body: html })
  })

  await page.goto('/terms')

  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('h1')).not.toHaveAttribute('onclick')
})
