import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, expectSoundInEveryView, test } from './fixtures.ts'

/** Every page a visitor can read, with words that must be there with and without JavaScript. */
const PAGES = [
  {
    path: '/',
    heading: 'Know the time you were given',
    words: ['Trusted by 1000+ Clients', 'Tithi', 'Nakshatra', 'Ujjain'],
  },
  { path: '/courses', heading: 'Learn to read a chart yourself', words: ['Pradhamika', 'Save 4,998', '52 weeks'] },
  { path: '/consultation', heading: 'Talk with us about your chart', words: ['Most Popular', 'How it works'] },
  { path: '/free-content', heading: 'Learn for free, step by step', words: ['Basic', 'Intermediate', 'Advanced'] },
  { path: '/free-content/parashara-basic', heading: 'Parashara', words: ['10 videos', 'Content Coming Soon'] },
  { path: '/free-content/parashara-intermediate', heading: 'Parashara', words: ['50 videos', 'videos 51-100'] },
  { path: '/free-content/parashara-advanced', heading: 'Parashara', words: ['Content Coming Soon'] },
  { path: '/free-content/jaimini-basic', heading: 'Jaimini', words: ['17 items'] },
  { path: '/free-content/jaimini-intermediate', heading: 'Jaimini', words: ['8 video lessons', 'Content Coming Soon'] },
  { path: '/free-content/jaimini-advanced', heading: 'Jaimini', words: ['Content Coming Soon'] },
  { path: '/contact', heading: 'Write to us', words: ['Mon-Sat 9:00-18:00', 'within 24 hours', 'Quick links'] },
  { path: '/terms', heading: 'Terms of Service', words: ['7 to 15 business days', 'under 18', 'Back to Home'] },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    words: ['within 30 days', 'Digital Personal Data Protection Act', 'Back to Home'],
  },
  { path: '/booking-cancelled', heading: 'Payment Cancelled', words: ['Why this can happen', 'What to do next'] },
  { path: '/newsletter/subscribe', heading: 'Newsletter', words: ['Your email address'] },
] as const

for (const { path, heading, words } of PAGES) {
  test(`${path} reads well in both themes, on a phone, a tablet and a desk`, async ({ page }) => {
    test.slow()
    const answer = await page.goto(path)

    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const word of words) await expect(page.locator('main')).toContainText(word)
    expect(await headingJumps(page)).toEqual([])
    await expectSoundInEveryView(page)
  })

  test(`${path} says the same without JavaScript`, async ({ pageWithoutScript: page }) => {
    await page.goto(path)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const word of words) await expect(page.locator('main')).toContainText(word)
  })
}

test('every link from one public page to another leads somewhere', async ({ page, request }) => {
  const found = new Set<string>()
  for (const { path } of PAGES) {
    await page.goto(path)
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    for (const href of hrefs) found.add(href?.split('#')[0] ?? '')
  }
  // Pages of other parts of the site have journeys of their own.
  const ours = [...found].filter((href) => !/^\/(book\/|blog|horoscope|auth)/.test(href))

  expect(ours.length).toBeGreaterThan(12)
  for (const href of ours) expect((await request.get(href)).status(), href).toBe(200)
})

test('the courses page offers four courses, and what the complete one saves', async ({ page }) => {
  await page.goto('/courses')
  const cards = page.locator('main article')

  await expect(cards).toHaveCount(4)
  const offers = [
    { title: 'Pradhamika', level: 'Basic', price: '₹2,999', weeks: '12 weeks', slug: 'pradhamika' },
    { title: 'Madhyamika', level: 'Intermediate', price: '₹4,999', weeks: '12 weeks', slug: 'madhyamika' },
    { title: 'Unnata', level: 'Advanced', price: '₹7,999', weeks: '12 weeks', slug: 'unnata' },
    { title: 'Sampurna Jyotish', level: 'Complete', price: '₹10,999', weeks: '52 weeks', slug: 'sampurna-jyotish' },
  ]
  for (const [index, { title, level, price, weeks, slug }] of offers.entries()) {
    const card = cards.nth(index)
    for (const word of [title, level, price, weeks]) await expect(card).toContainText(word)
    await expect(card.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', `/book/course/${slug}`)
  }
  for (const word of ['₹15,997', 'Save 4,998', 'mentorship', 'Lifetime access', 'Priority support', 'Certificate']) {
    await expect(cards.nth(3)).toContainText(word)
  }

  const summary = page.locator('section[aria-labelledby="pricing-title"]')
  await expect(summary.getByRole('row')).toHaveCount(5)
  for (const word of ['Now ₹10,999', 'instead of ₹15,997', 'for the parts one by one', 'Save 4,998']) {
    await expect(summary).toContainText(word)
  }
  await expect(summary.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
    'href',
    '/book/course/sampurna-jyotish',
  )
})

test('the consultation page offers three packages, says how it works, and answers questions', async ({ page }) => {
  await page.goto('/consultation')
  const cards = page.locator('main article')

  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText(/Prasna.*₹151.*per question/s)
  await expect(cards.nth(1)).toContainText(/Most Popular.*Birth Time Rectification.*₹1,001/s)
  await expect(cards.nth(2)).toContainText(/Full Life Prediction.*₹3,001/s)
  await expect(page.getByText('Most Popular', { exact: true })).toHaveCount(1)
  for (const [index, slug] of ['prasna', 'birth-time-rectification', 'full-life-prediction'].entries()) {
    const book = cards.nth(index).getByRole('link', { name: 'Book Now' })
    await expect(book).toHaveAttribute('href', `/book/consultation/${slug}`)
  }

  await expect(page.locator('section[aria-labelledby="steps-title"] ol > li')).toHaveCount(5)
  const answer = page.getByText('Consultations are by video call or phone')
  await expect(answer).toBeHidden()
  await page.getByText('How are consultations conducted?').click()
  await expect(answer).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Standard Consultation' })).toHaveAttribute(
    'href',
    '/book/consultation/birth-time-rectification',
  )
})

test('the free content has three levels with two teachers each', async ({ page }) => {
  await page.goto('/free-content')

  for (const level of ['basic', 'intermediate', 'advanced']) {
    const cards = page.locator(`section[aria-labelledby="level-${level}"] li`)
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', `/free-content/parashara-${level}`)
    await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', `/free-content/jaimini-${level}`)
  }
})

const LESSONS = [
  { slug: 'parashara-basic', lessons: 10, hasNotice: true },
  { slug: 'parashara-intermediate', lessons: 1, hasNotice: false },
  { slug: 'parashara-advanced', lessons: 0, hasNotice: true },
  { slug: 'jaimini-basic', lessons: 17, hasNotice: false },
  { slug: 'jaimini-intermediate', lessons: 0, hasNotice: true },
  { slug: 'jaimini-advanced', lessons: 0, hasNotice: true },
] as const

for (const { slug, lessons, hasNotice } of LESSONS) {
  test(`${slug} lists ${lessons} lessons, each in a new tab`, async ({ page }) => {
    await page.goto(`/free-content/${slug}`)

    const cards = page.locator('section[aria-labelledby="lessons-title"] li')
    await expect(cards).toHaveCount(lessons)
    await expect(cards.getByText('Available', { exact: true })).toHaveCount(lessons)
    await expect(cards.locator('a[target="_blank"][rel~="noopener"][href^="https://"]')).toHaveCount(lessons)
    await expect(page.getByRole('button', { name: 'Notify When Available' })).toHaveCount(hasNotice ? 1 : 0)
    for (const purpose of ['Homa', 'Writings', 'Software']) await expect(page.locator('main')).toContainText(purpose)
  })
}

test('a picture that does not load leaves the drawing in its place', async ({ page, db, consoleErrors }) => {
  consoleErrors.allow(/no-such-picture/)
  await db.execute(
    `update resources set thumbnail_url = '/no-such-picture.png' where type = 'playlist' and duration = '50 videos'`,
  )

  await page.goto('/free-content/parashara-intermediate')

  const picture = page.locator('.resource-picture')
  await expect(picture.locator('img')).toHaveAttribute('src', '/no-such-picture.png')
  await expect(picture.locator('svg').first()).toBeVisible()
  await db.execute(`update resources set thumbnail_url = null`)
})

test('the contact page names every way to reach the practice', async ({ page }) => {
  await page.goto('/contact')
  const main = page.locator('main')

  await expect(main.getByRole('link', { name: 'namaste@example.com' })).toHaveAttribute(
    'href',
    'mailto:namaste@example.com',
  )
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
  await expect(main).toContainText('108 Sample Street')
  const quickLinks = main.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  expect(await quickLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/consultation',
    '/courses',
    '/blog',
  ])
  await expect(main.locator('details')).toHaveCount(4)
})

test('after a cancelled payment a visitor can try again, go home or ask for help', async ({ page }) => {
  await page.goto('/booking-cancelled')
  const main = page.locator('main')

  await expect(main.getByRole('link', { name: 'Try Booking Again' })).toHaveAttribute('href', '/consultation')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'support@example.com' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toBeVisible()
})

test('a lost visitor finds the way home from a page that says so', async ({ page, consoleErrors }) => {
  test.slow()
  consoleErrors.allow(/404/)

  const answer = await page.goto('/free-content/nobody-basic')

  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Oops! Page not found | Surya Jyotish')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expectSoundInEveryView(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('the colours', () => {
  test('change at once and are remembered on the next page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')

    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()

    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('change without JavaScript, too, and lead back to the page', async ({ pageWithoutScript: page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/courses')

    await page.getByRole('button', { name: 'Switch to light theme' }).click()

    await expect(page).toHaveURL('/courses')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('on a phone the menu holds the same links and closes with Escape', async ({ page }) => {
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
    'Sign In',
    'Book Consultation',
  ])
  await expect(menu.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')

  await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden()
})

test('the prices of the courses fit the narrowest screen with emails set wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/courses')
  // WCAG 1.4.12, set as a reader's own style sheet sets it: outside what the page allows itself.
  await page.evaluate(() => {
    const wide = new CSSStyleSheet()
    wide.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(wide)
  })

  await expectNoSidewaysScroll(page)
})

/** Places where a heading skips a level, such as an h4 straight under an h2. */
async function headingJumps(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) => {
    const levels = headings.map((heading) => Number(heading.tagName[1]))
    return headings.flatMap((heading, index) =>
      (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1 ? [`${heading.tagName} ${heading.textContent}`] : [],
    )
  })
}
