import type { Page } from '@playwright/test'
import { givenPost } from '#test/factories/blog.ts'
import { expect, test } from '../steps/fixtures.ts'

const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '</title></textarea><iframe srcdoc="<script>parent.alert(1)</script>">',
  "');alert(1)//",
]

test('E2: injected markup does not run and triggers no policy violation', async ({ page, db, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource: .* 404/)
  const { slug } = await givenPost(db, {
    title: `A moon ${ATTACKS[1]}`,
    summary: ATTACKS.join(' '),
    content: `${ATTACKS.join('\n\n')}\n\n[a](javascript:alert(1))`,
    now: new Date(),
  })
  const alarms = listenForAlarms(page)

  for (const path of ['/blog', `/blog/${slug}`]) await page.goto(path)
  for (const attack of ATTACKS.map(encodeURIComponent)) {
    for (const path of [`/blog?q=${attack}`, `/${attack}`, `/auth?return=${attack}`]) await page.goto(path)
  }

  expect(alarms).toEqual([])
})

test('F6: another site cannot show ours in a frame', async ({ page, site, consoleErrors }) => {
  consoleErrors.allow(/frame-ancestors|X-Frame-Options|chrome-error/)
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>Win a prize</h1><iframe src="${site.url}/auth"></iframe>` }),
  )

  await page.goto('http://evil.example/')

  await expect(page.getByRole('heading', { name: 'Win a prize' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0)
})

test('F12: leaving a page with a secret in its URL sends no referrer', async ({ page, consoleErrors }) => {
  // The invitation does not exist.
  consoleErrors.allow(/invitation.*Failed to load resource: .* 404/)
  const referrers: (string | undefined)[] = []
  await page.route('http://outside.example/**', (route) => {
    referrers.push(route.request().headers().referer)
    return route.fulfill({ contentType: 'text/html', body: 'elsewhere' })
  })

  for (const path of ['/auth?reset=true&token=secret', '/account/invitation?token=secret']) {
    await page.goto(path)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'http://outside.example/'
      document.body.append(link)
      link.click()
    })
    await page.waitForURL('http://outside.example/')
  }

  expect(referrers).toEqual([undefined, undefined])
})

/** Collects signs that injected markup ran or that the policy had to block it. */
function listenForAlarms(page: Page): string[] {
  const alarms: string[] = []
  page.on('dialog', async (dialog) => {
    alarms.push(`a dialog said ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) alarms.push(message.text())
  })
  return alarms
}
