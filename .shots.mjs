import { chromium } from 'playwright-core'
const base = 'http://127.0.0.1:4817'
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox'] })
async function session(email) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
  await page.goto(`${base}/auth`)
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', 'a quiet river at dawn')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForLoadState('networkidle')
  console.log(email, page.url())
  return { context, page }
}
async function shots(page, name) {
  for (const [w, theme] of [[1280, 'light'], [360, 'dark'], [360, 'light'], [1280, 'dark']]) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme)
    await page.screenshot({ path: `/tmp/pay-shots/${name}-${w}-${theme}.png`, fullPage: true })
  }
}
export { session, shots, base, browser }
