import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { type HtmlElement, parseHtml } from '#test/every-page/parse-html.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

/** Every public page, with its heading and texts that must be there without JavaScript. */
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

test.each(PAGES)(
  '$path has its heading and texts, and its headings skip no level',
  async ({ path, heading, texts }) => {
    const page = await open(path)

    expect(page.find('h1').map(textOf)).toEqual([heading])
    for (const text of texts) expect(page.text).toContain(text)
    const levels = page.find('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ tag }) => Number(tag[1]))
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
  },
)

test('links between public pages are not broken', async () => {
  const found = new Set<string>()
  for (const { path } of PAGES) {
    const html = await (await site.request(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) found.add(withoutFragment(href))
  }
  // Other parts of the site have their own tests.
  const ours = [...found].filter((href) => !/^\/(book\/|blog|horoscope|auth)/.test(href))

  expect(ours.length).toBeGreaterThan(12)
  for (const href of ours) expect([href, await statusOf(href)]).toEqual([href, 200])
})

/** Of an address as it stands in HTML. */
const withoutFragment = (href: string) => href.replaceAll('&amp;', '&').split('#')[0] ?? ''

/** Of the page that a link leads to, also where it first leads to this year's. */
async function statusOf(path: string): Promise<number> {
  const response = await site.request(path)
  const next = response.headers.get('location')
  return next === null ? response.status : (await site.request(next)).status
}

test('the home page links to consultations, courses and the panchanga and shows the nine grahas', async () => {
  const page = await open('/')

  expect(page.linksNamed('Book a Consultation')).toContain('/consultation')
  expect(page.linksNamed('Explore Courses')).toContain('/courses')
  expect(page.linksNamed('See the full panchanga')).toEqual(['/panchanga'])
  for (const graha of ['Surya', 'Chandra', 'Mangala', 'Budha', 'Guru', 'Shukra', 'Shani', 'Rahu', 'Ketu']) {
    expect(page.find('a').filter((link) => nameOf(link).includes(graha))).not.toEqual([])
  }
  expect(page.within('section', 'benefits-title').filter(({ tag }) => tag === 'h3')).toHaveLength(3)
  expect(page.text).toContain('What you can rely on')
  const packages = page.within('section', 'packages-title')
  const offers = packages.filter(({ tag }) => tag === 'li').map(textOf)
  expect(offers).toEqual([
    expect.stringMatching(/Prasna.*₹151/),
    expect.stringMatching(/Birth Time.*₹1,001/),
    expect.stringMatching(/Full Life.*₹3,001/),
  ])
  expect(packages.map(({ attributes }) => attributes.href)).toContain('/book/consultation/prasna')
})

test('the home page shows the sky at the site’s current minute', async () => {
  const during = await createSite({ db: database(), clock: () => new Date('2024-04-08T18:10:00Z') })

  const html = await (await during.request('/')).text()

  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Amavasya ?till 11:50/)
  expect(html).toMatch(/Chandra[^"]*Meena/)
})

test('the courses page offers four courses and shows the savings of the complete one', async () => {
  const page = await open('/courses')
  const cards = page.find('article')
  const offers = [
    { title: 'Pradhamika', level: 'Basic', price: '₹2,999', weeks: '12 weeks', slug: 'pradhamika' },
    { title: 'Madhyamika', level: 'Intermediate', price: '₹4,999', weeks: '12 weeks', slug: 'madhyamika' },
    { title: 'Unnata', level: 'Advanced', price: '₹7,999', weeks: '12 weeks', slug: 'unnata' },
    { title: 'Sampurna Jyotish', level: 'Complete', price: '₹10,999', weeks: '52 weeks', slug: 'sampurna-jyotish' },
  ]

  expect(cards).toHaveLength(offers.length)
  for (const [index, { title, level, price, weeks, slug }] of offers.entries()) {
    const card = cards[index]
    for (const text of [title, level, price, weeks]) expect(card && textOf(card)).toContain(text)
    expect(page.linksIn(card)).toContain(`/book/course/${slug}`)
  }
  for (const text of ['₹15,997', 'Save 4,998', 'mentorship', 'Lifetime access', 'Priority support', 'Certificate']) {
    expect(cards[3] && textOf(cards[3])).toContain(text)
  }
  const summary = page.within('section', 'pricing-title')
  expect(summary.filter(({ tag }) => tag === 'tr')).toHaveLength(5)
  const text = summary.map(textOf).join(' ')
  for (const part of ['Now ₹10,999', 'instead of ₹15,997', 'when bought separately', 'Save 4,998']) {
    expect(text).toContain(part)
  }
})

test('the consultation page shows three packages and how it works', async () => {
  const page = await open('/consultation')
  const cards = page.find('article')

  expect(cards.map(textOf)).toEqual([
    expect.stringMatching(/Prasna.*₹151.*per question/),
    expect.stringMatching(/Most Popular.*Birth Time Rectification.*₹1,001/),
    expect.stringMatching(/Full Life Prediction.*₹3,001/),
  ])
  for (const [index, slug] of ['prasna', 'birth-time-rectification', 'full-life-prediction'].entries()) {
    expect(page.linksIn(cards[index])).toContain(`/book/consultation/${slug}`)
  }
  expect(cards.map((card) => textOf(card).endsWith('Book Now'))).toEqual([true, true, true])
  const steps = page.within('section', 'steps-title').filter(({ tag, parent }) => tag === 'li' && parent?.tag === 'ol')
  expect(steps).toHaveLength(5)
  expect(page.linksNamed('Book Standard Consultation')).toEqual(['/book/consultation/birth-time-rectification'])
})

test('free content has three levels with two teachers each', async () => {
  const page = await open('/free-content')

  for (const level of ['basic', 'intermediate', 'advanced']) {
    const cards = page.within('section', `level-${level}`).filter(({ tag }) => tag === 'li')
    expect(cards.flatMap((card) => page.linksIn(card))).toEqual([
      `/free-content/parashara-${level}`,
      `/free-content/jaimini-${level}`,
    ])
  }
})

test.each([
  { slug: 'parashara-basic', lessons: 10, hasNotice: true },
  { slug: 'parashara-intermediate', lessons: 1, hasNotice: false },
  { slug: 'parashara-advanced', lessons: 0, hasNotice: true },
  { slug: 'jaimini-basic', lessons: 17, hasNotice: false },
  { slug: 'jaimini-intermediate', lessons: 0, hasNotice: true },
  { slug: 'jaimini-advanced', lessons: 0, hasNotice: true },
])('a teacher’s page at $slug lists its lessons, each in a new tab', async ({ slug, lessons, hasNotice }) => {
  const page = await open(`/free-content/${slug}`)

  const list = page.within('section', 'lessons-title')
  expect(list.filter(({ tag }) => tag === 'li')).toHaveLength(lessons)
  expect(list.filter((part) => part.tag === 'span' && textOf(part) === 'Available')).toHaveLength(lessons)
  const outside = list.filter(
    ({ tag, attributes: { target, rel, href } }) =>
      tag === 'a' && target === '_blank' && rel?.includes('noopener') && href?.startsWith('https://'),
  )
  expect(outside).toHaveLength(lessons)
  const buttons = page.find('button').map(textOf)
  expect(buttons.filter((text) => text === 'Notify When Available')).toHaveLength(hasNotice ? 1 : 0)
  for (const purpose of ['Homa', 'Writings', 'Software']) expect(page.text).toContain(purpose)
})

test('the contact page lists every way to reach the practice', async () => {
  const page = await open('/contact')

  expect(page.linksNamed('namaste@example.com')).toContain('mailto:namaste@example.com')
  expect(page.linksNamed('+91 00000 00000')).toContain('tel:+910000000000')
  expect(page.text).toContain('108 Sample Street')
  const [quickLinks] = page.find('nav').filter((nav) => page.labelOf(nav) === 'Quick links')
  expect(page.linksIn(quickLinks)).toEqual(['/consultation', '/courses', '/blog'])
  expect(page.find('details')).toHaveLength(4)
})

test('after a cancelled payment a visitor can try again, go home or ask for help', async () => {
  const page = await open('/booking-cancelled')

  expect(page.linksNamed('Try Booking Again')).toEqual(['/consultation'])
  expect(page.linksNamed('Back to Home')).toContain('/')
  expect(page.linksNamed('support@example.com')).not.toEqual([])
  expect(page.linksNamed('+91 00000 00000')).not.toEqual([])
})

test.each(['/no-such-page', '/free-content/nobody-basic'])(
  'the not-found page at %s links to the home page',
  async (path) => {
    const page = await open(path, 404)

    expect(page.html).toContain('<title>Oops! Page not found | Surya Jyotish</title>')
    expect(page.find('h1').map(textOf)).toEqual(['Oops! Page not found'])
    expect(page.linksNamed('Return to Home')).toEqual(['/'])
  },
)

/** What is within `main`. */
async function open(path: string, status = 200) {
  const response = await site.request(path)
  expect(response.status).toBe(status)
  const html = await response.text()
  const all = parseHtml(html)
  const main = all.filter((element) => isWithin(element, ({ tag }) => tag === 'main'))
  const find = (...tags: string[]) => main.filter(({ tag }) => tags.includes(tag))
  const linksIn = (part: HtmlElement | undefined) =>
    find('a')
      .filter((link) => isWithin(link, (outer) => outer === part))
      .map(({ attributes }) => attributes.href)
  const labelOf = ({ attributes }: HtmlElement) => {
    const title = main.find(({ attributes: { id } }) => id !== undefined && id === attributes['aria-labelledby'])
    return attributes['aria-label'] ?? (title && textOf(title))
  }
  return {
    html,
    text: main
      .filter(({ tag }) => tag === 'main')
      .map(textOf)
      .join(''),
    find,
    linksIn,
    labelOf,
    linksNamed: (name: string) =>
      find('a')
        .filter((link) => nameOf(link) === name)
        .map(({ attributes }) => attributes.href),
    /** What is within the part whose heading has this ID. */
    within: (tag: string, id: string) =>
      main.filter((element) =>
        isWithin(element, (outer) => outer.tag === tag && outer.attributes['aria-labelledby'] === id),
      ),
  }
}

function isWithin(element: HtmlElement | undefined, matches: (outer: HtmlElement) => boolean): boolean {
  return element !== undefined && (matches(element) || isWithin(element.parent, matches))
}

const textOf = (element: HtmlElement) =>
  element.text().replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()

const nameOf = (link: HtmlElement) => link.attributes['aria-label'] ?? textOf(link)
