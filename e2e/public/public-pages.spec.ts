import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'

test('an answer of the FAQ opens when its question is pressed', async ({ page }) => {
  await page.goto('/consultation')
  const answer = page.getByText('Consultations are by video call or phone')
  await expect(answer).toBeHidden()
  await page.getByText('How are consultations conducted?').click()
  await expect(answer).toBeVisible()
})

test('a picture that fails to load shows the drawing instead', async ({ page, db, consoleErrors }) => {
  consoleErrors.allow(/no-such-picture/)
  await db.execute(
    `update resources set thumbnail_url = '/no-such-picture.png' where type = 'playlist' and duration = '50 videos'`,
  )
  await untilCachesFollow(db)
  try {
    await page.goto('/free-content/parashara-intermediate')

    const picture = page.locator('.resource-picture')
    await expect(picture.locator('img')).toHaveAttribute('src', '/no-such-picture.png')
    await expect(picture.locator('svg').first()).toBeVisible()
  } finally {
    await db.execute(`update resources set thumbnail_url = null`)
    await untilCachesFollow(db)
  }
})

test('the theme changes at once and is remembered on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')

  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()

  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('on a phone the menu has the same links and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/courses')
  const menu = page.locator('details[data-menu]')

  await menu.locator('summary').click()
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Courses',
    'Consultation',
    'Free Content',
    'Blog',
    'Horoscope',
    'Panchanga',
    'Sign In',
    'Book Consultation',
  ])
  await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')

  await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden()
})

test('the course prices fit the narrowest screen with wide letter spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/courses')
  // WCAG 1.4.12, set as a user style sheet would, which the page's content security policy does not cover.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet()
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(wide)
  })

  await expectNoSidewaysScroll(page)
})
