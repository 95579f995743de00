import type { Page } from '@playwright/test'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

/** Every public page, with texts that must be there with and without JavaScript. */
const PAGES = [
  {
    path: '/',
    heading: 'Know the time you were given',
    texts: ['Trusted by 1000+ Clients', 'Tithi', 'Nakshatra', 'Ujjain'],
  },
  { path: '/courses', heading: 'Learn to read a chart yourself', texts: ['Pradhamika', 'Save 4,998', '52 weeks'] },
  { path: '/consultation', heading: 'Talk with us about your chart', texts: ['Most Popular', 'How it works'] },
  { path: '/free-content', heading: 'Learn for free, step by step', texts: ['Basic', 'Intermediate', 'Advanced'] },
  { path: '/free-content/parashara-basic', heading: 'Parashara', texts: ['10 videos', 'Content Coming Soon'] },
  {
    path: '/free-content/parashara-intermediate',
    heading: 'Parashara',
    texts: ['Playlist, 50 videos', 'A search on YouTube', 'videos 51-100'],
  },
  { path: '/free-content/parashara-advanced', heading: 'Parashara', texts: ['Content Coming Soon'] },
  { path: '/free-content/jaimini-basic', heading: 'Jaimini', texts: ['17 items'] },
  { path: '/free-content/jaimini-intermediate', heading: 'Jaimini', texts: ['8 video lessons', 'Content Coming Soon'] },
  { path: '/free-content/jaimini-advanced', heading: 'Jaimini', texts: ['Content Coming Soon'] },
  { path: '/contact', heading: 'Write to us', texts: ['Mon-Sat 9:00-18:00', 'within 24 hours', 'Quick links'] },
  { path: '/terms', heading: 'Terms of Service', texts: ['7 to 15 business days', 'under 18', 'Back to Home'] },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    texts: ['within 30 days', 'Digital Personal Data Protection Act', 'Back to Home'],
  },
  { path: '/booking-cancelled', heading: 'Payment Cancelled', texts: ['Why this can happen', 'What to do next'] },
  { path: '/newsletter/subscribe', heading: 'Newsletter', texts: ['Your email address'] },
] as const

type PublicPath = (typeof PAGES)[number]['path']

/** Opens a page and checks its status, its texts and what holds for every page in every view. */
async function openChecked(page: Page, path: PublicPath): Promise<void> {
  const response = await page.goto(path)

  expect(response?.status()).toBe(200)
  await expectTexts(page, path)
  expect(await headingJumps(page)).toEqual([])
  await expectPageChecksInEveryView(page)
}

async function expectTexts(page: Page, path: PublicPath): Promise<void> {
  const { heading, texts = [] } = PAGES.find((each) => each.path === path) ?? {}
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  for (const text of texts) await expect(page.locator('main')).toContainText(text)
}

/** The other pages are checked by the tests of what they show. */
const READ_ONLY = ['/', '/terms', '/privacy', '/newsletter/subscribe'] as const

test(`each of ${READ_ONLY.join(', ')} passes the page checks in every view`, async ({ page }) => {
  test.slow()
  for (const path of READ_ONLY) await openChecked(page, path)
})

test('every page shows the same text without JavaScript', async ({ pageWithoutScript: page }) => {
  for (const { path } of PAGES) {
    await page.goto(path)
    await expectTexts(page, path)
  }
})

test('links between public pages are not broken', async ({ request }) => {
  const found = new Set<string>()
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) found.add(withoutFragment(href))
  }
  // Other parts of the site have their own tests.
  const ours = [...found].filter((href) => !/^\/(book\/|blog|horoscope|auth)/.test(href))

  expect(ours.length).toBeGreaterThan(12)
  for (const href of ours) expect((await request.get(href)).status(), href).toBe(200)
})

/** Of an address as it stands in HTML. */
const withoutFragment = (href: string) => href.replaceAll('&amp;', '&').split('#')[0] ?? ''

test('the courses page offers four courses and shows the savings of the complete one', async ({ page }) => {
  await openChecked(page, '/courses')
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
    for (const text of [title, level, price, weeks]) await expect(card).toContainText(text)
    await expect(card.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', `/book/course/${slug}`)
  }
  for (const text of ['₹15,997', 'Save 4,998', 'mentorship', 'Lifetime access', 'Priority support', 'Certificate']) {
    await expect(cards.nth(3)).toContainText(text)
  }

  const summary = page.locator('section[aria-labelledby="pricing-title"]')
  await expect(summary.getByRole('row')).toHaveCount(5)
  for (const text of ['Now ₹10,999', 'instead of ₹15,997', 'for the parts one by one', 'Save 4,998']) {
    await expect(summary).toContainText(text)
  }
  await expect(summary.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
    'href',
    '/book/course/sampurna-jyotish',
  )
})

test('the consultation page shows three packages, how it works, and an FAQ', async ({ page }) => {
  await openChecked(page, '/consultation')
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

test('free content has three levels with two teachers each', async ({ page }) => {
  await openChecked(page, '/free-content')

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

test('each teacher’s page lists its lessons, each in a new tab', async ({ page }) => {
  test.slow()
  for (const { slug, lessons, hasNotice } of LESSONS) {
    await openChecked(page, `/free-content/${slug}`)

    const cards = page.locator('section[aria-labelledby="lessons-title"] li')
    await expect(cards, slug).toHaveCount(lessons)
    await expect(cards.getByText('Available', { exact: true })).toHaveCount(lessons)
    await expect(cards.locator('a[target="_blank"][rel~="noopener"][href^="https://"]')).toHaveCount(lessons)
    await expect(page.getByRole('button', { name: 'Notify When Available' })).toHaveCount(hasNotice ? 1 : 0)
    for (const purpose of ['Homa', 'Writings', 'Software']) await expect(page.locator('main')).toContainText(purpose)
  }
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

test('the contact page lists every way to reach the practice', async ({ page }) => {
  await openChecked(page, '/contact')
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
  await openChecked(page, '/booking-cancelled')
  const main = page.locator('main')

  await expect(main.getByRole('link', { name: 'Try Booking Again' })).toHaveAttribute('href', '/consultation')
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'support@example.com' })).toBeVisible()
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toBeVisible()
})

test('the not-found page links to the home page', async ({ page, consoleErrors }) => {
  test.slow()
  consoleErrors.allow(/404/)

  for (const path of ['/no-such-page', '/free-content/nobody-basic']) {
    const response = await page.goto(path)

    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('Oops! Page not found | Surya Jyotish')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  }
  await expectPageChecksInEveryView(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('the theme', () => {
  test('changes at once and is remembered on the next page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')

    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()

    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('changes without JavaScript and returns to the page', async ({ pageWithoutScript: page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/courses')

    await page.getByRole('button', { name: 'Switch to light theme' }).click()

    await expect(page).toHaveURL('/courses')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
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

/** Places where a heading skips a level, such as an h4 straight under an h2. */
async function headingJumps(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) => {
    const levels = headings.map((heading) => Number(heading.tagName[1]))
    return headings.flatMap((heading, index) =>
      (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1 ? [`${heading.tagName} ${heading.textContent}`] : [],
    )
  })
}
