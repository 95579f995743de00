import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { consultationPackages, courses, practice } from '#db/schema/content.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenBooking, givenConsultation, givenCourseService } from '#test/factories/bookings.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { DESK, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectNoSidewaysScroll, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 740 }
const TELUGU = 'శ్రీ సంపూర్ణ జ్యోతిష శాస్త్ర పరిపూర్ణ సంప్రదింపులు'
const LONG = 'Sri Venkateswara Jyotirvidya Parishad of Thiruvananthapuram and Visakhapatnam'

/** Other tests share the site, so everything gets its name back. */
async function whileNamed(db: Database, name: string, run: () => Promise<void>): Promise<void> {
  const [before] = await db.select().from(practice)
  const [course] = await db.select().from(courses).where(eq(courses.slug, 'unnata'))
  const { isPrasna, asksLifeEvents } = consultationPackages
  const isOrdinary = and(eq(isPrasna, false), eq(asksLifeEvents, false))
  const [offered] = await db.select().from(consultationPackages).where(isOrdinary)
  if (!before || !course || !offered) throw new Error('The sample content is missing.')
  const rename = async (names: { practice: string; astrologer: string; course: string; offered: string }) => {
    await db.update(practice).set({ name: names.practice, astrologerName: names.astrologer })
    await db.update(courses).set({ title: names.course }).where(eq(courses.id, course.id))
    await db.update(consultationPackages).set({ name: names.offered }).where(eq(consultationPackages.id, offered.id))
    await untilCachesFollow(db)
  }
  await rename({ practice: name, astrologer: name, course: `${name} 1`, offered: `${name} 2` })
  try {
    await run()
  } finally {
    await rename({
      practice: before.name,
      astrologer: before.astrologerName,
      course: course.title,
      offered: offered.name,
    })
  }
}

/** Headings and names whose line height is less than one and a half times their size. */
function tightLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, legend, .heading, .brand > span')]
      .filter((element) => /[\u0c00-\u0c7f]/.test(element.textContent ?? '') && element.getClientRects().length > 0)
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element)
        return Number.parseFloat(lineHeight) < 1.49 * Number.parseFloat(fontSize)
      })
      .map((element) => `${location.pathname} ${element.tagName}: ${element.textContent}`),
  )
}

test('names in Telugu have room between their lines on every screen', async ({
  page,
  otherPage: desk,
  context,
  site,
  db,
}) => {
  test.slow()
  await whileNamed(db, TELUGU, async () => {
    const now = new Date()
    const client = await givenUser(db, { fullName: TELUGU, password: null })
    const enrolled = await givenBooking(db, {
      userId: client.id,
      service: await givenCourseService(db, `${TELUGU} 1`),
      state: 'verified',
      now,
    })
    const session = { userId: client.id, service: await givenConsultation(db, `${TELUGU} 2`), now }
    const booked = await givenBooking(db, { ...session, state: 'verified' })
    const unpaid = await givenBooking(db, session)
    const post = await givenPost(db, { title: TELUGU, now })
    const slug = async () => (await givenConsultation(db, `${TELUGU} 2`)).slug
    await page.setViewportSize(PHONE)
    await desk.setViewportSize(PHONE)
    await signInAsAstrologer(desk.context(), site.url, db)

    const tight: string[] = []
    const visit = async (visitor: Page, paths: readonly string[]) => {
      for (const path of paths) {
        await visitor.goto(path)
        await expectNoSidewaysScroll(visitor)
        tight.push(...(await tightLines(visitor)))
      }
    }
    await untilCachesFollow(db)
    await visit(page, ['/', '/courses', '/consultation', '/book/course/unnata', `/book/consultation/${await slug()}`])
    await visit(page, ['/blog', `/blog/${post.slug}`, '/auth', '/contact', '/free-content'])
    await signInAs(context, site, client.id)
    await visit(page, ['/dashboard', '/dashboard/history', '/dashboard/invoices', '/dashboard/profile'])
    await visit(page, [`/book/payment/${unpaid.id}`, `/dashboard/bookings/${booked.id}/reschedule`])
    await visit(page, ['/booking-success', '/learning', '/learning/unnata'])
    await visit(desk, [DESK, `${DESK}/pending`, `${DESK}/to-verify`, `${DESK}/bookings`, `${DESK}/clients`])
    await visit(desk, [`${DESK}/bookings/${booked.id}`, `${DESK}/bookings/${booked.id}/brief`])
    await visit(desk, [`${DESK}/clients/${client.id}`, `${DESK}/bookings/${enrolled.id}`, '/dashboard/enrollments'])

    expect(tight).toEqual([])
  })
})

test('a long practice name leaves the buttons of the phone header in their row', async ({ page, db }) => {
  await page.setViewportSize(PHONE)
  await whileNamed(db, LONG, async () => {
    await page.goto('/')
    const header = page.locator('.site-header')
    await expect(header.locator('.brand')).toContainText(LONG)
    const brand = await header.locator('.brand').boundingBox()
    const menu = await header
      .getByRole('button', { name: 'Open menu' })
      .or(header.locator('summary'))
      .last()
      .boundingBox()
    if (!brand || !menu) throw new Error('The header is incomplete.')

    await expectNoSidewaysScroll(page)
    expect(brand.x + brand.width).toBeLessThanOrEqual(menu.x)
    expect(menu.x + menu.width).toBeLessThanOrEqual(PHONE.width)
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(80)
  })
})

test('a practice name of two long words stands whole in the header of a laptop', async ({ page, db }) => {
  await whileNamed(db, 'Venkateswara Jyotishalayam', async () => {
    for (const width of [1160, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/consultation')

      const lines = await page.locator('.site-header .brand > span').evaluate((name) => {
        const text = name.firstChild
        if (!text?.textContent) throw new Error('The header has no name.')
        return text.textContent.split(' ').map((word) => {
          const range = document.createRange()
          const start = text.textContent?.indexOf(word) ?? 0
          range.setStart(text, start)
          range.setEnd(text, start + word.length)
          return range.getClientRects().length
        })
      })

      expect(lines, `${width} pixels`).toEqual([1, 1])
      await expectNoSidewaysScroll(page)
    }
  })
})
