import type { BrowserContext, Page } from '@playwright/test'
import { and, eq, like } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { findConsultationPackage, findCourse } from '#db/content/catalogue.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { timeOff } from '#db/schema/bookings.ts'
import { consultationPackages, courses, practice } from '#db/schema/content.ts'
import { giftVouchers, sessionPasses } from '#db/schema/offers.ts'
import { rupees } from '#domain/money.ts'
import { addDays, istDate, istInstant, mondayOf } from '#domain/time/india-time.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost, givenWrittenPost } from '#test/factories/blog.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { givenPassService, givenVoucherService } from '#test/factories/offers.ts'
import { MATRIX, type MatrixRow, OWN_BOOKING } from '#test/security/matrix.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { givenClaim } from '../steps/desk-steps.ts'
import { expect, listPageProblems, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'
import type { TestedSite } from '../steps/site.ts'

const PHONE = { width: 360, height: 800 }
const SOME_CLIENT = '00000000-0000-4000-8000-000000000000'
const FILES =
  /\.(ics|png|css|xml|txt|csv|pdf|json|zip|svg|webmanifest|eml|pem)(\?|$)|^\/(api|files|invoices|receipts|vouchers)\//
/** Public pages in the frame beside a form, which run no script, not even the checks. */
const PREVIEWS = '/staff/website/preview/'
const LEAVES = ['/sign-out', '/account/export', '/theme', '/names', '/months', '/language']

/** Telugu is a tall script, and the name is long. */
const TELUGU = 'శ్రీ సంపూర్ణ జ్యోతిష శాస్త్ర పరిపూర్ణ సంప్రదింపులు'
const ATTACK = `<img src=x onerror=alert(1)> "><svg onload=alert(1)> </script><script>alert(1)</script> ');alert(1)//`

/** The first of them who may open a page reads it, the assistant only those below that are others for her. */
const READERS = ['anonymous', 'owner', 'astrologer', 'admin', 'assistant'] as const
type Reader = (typeof READERS)[number]

/** Those with many pages are read in parts, which run at the same time. */
const PARTS: Readonly<Record<Reader, number>> = { anonymous: 3, owner: 1, astrologer: 2, admin: 2, assistant: 1 }

type Given = {
  readonly session: string
  readonly unpaid: string
  readonly question: string
  readonly clientId: string
  readonly post: { readonly slug: string; readonly id: number }
  readonly pass: string
  readonly voucher: string
  readonly day: string
}

/** Pages of routes whose row in the matrix shows something smaller. */
const MORE: Readonly<Record<Reader, (given: Given) => string[]>> = {
  anonymous: ({ post, pass, voucher }) => [
    ...['', '?password=1', '?tab=sign-up', '?forgot=1'].map((query) => `/auth${query}`),
    '/book/consultation/full-life-prediction',
    '/book/course/sampurna-jyotish',
    `/book/pass/${pass}`,
    `/book/voucher/${voucher}`,
    `/blog/${post.slug}`,
    '/blog?q=zzzz',
    `/blog?q=${encodeURIComponent(ATTACK)}`,
    `/${encodeURIComponent(ATTACK)}`,
    '/free-content/parashara-intermediate',
    '/free-content/jaimini-advanced',
    '/muhurta?date=2026-12-01',
    '/panchanga/pune/2026-11',
    '/festivals/2026?city=pune&list=ekadashi',
  ],
  owner: ({ unpaid, question }) => [
    `/book/payment/${unpaid}`,
    `/dashboard/bookings/${question}/proof`,
    '/dashboard/profile?edit=1',
    '/learning/pradhamika/2',
  ],
  astrologer: ({ question, day }) => [`/staff/bookings/${question}/answer`, `/staff/week?of=${day}`],
  admin: ({ post }) => [
    '/staff/website/settings/contact',
    '/staff/courses/lessons/1',
    `/admin/blog?edit=${post.id}`,
    `/admin/blog?new=${post.id}`,
  ],
  assistant: ({ session, unpaid }) => [
    '/staff',
    '/staff/week',
    '/staff/bookings',
    `/staff/bookings/${session}`,
    `/staff/bookings/${unpaid}/payment`,
    '/staff/clients',
    '/staff/clients/book',
    '/staff/inbox/reminders',
    '/staff/money',
    '/staff/money/invoices',
    '/staff/tools',
    '/astrologer-dashboard?index',
    '/astrologer-dashboard/to-verify',
  ],
}

for (const reader of READERS) {
  for (let part = 0; part < PARTS[reader]; part += 1) {
    test(`E2: every page of ${reader} passes the page checks in every view, also with tall names, large text and hostile text (part ${part + 1})`, async ({
      page,
      context,
      site,
      db,
      consoleErrors,
    }) => {
      test.slow()
      consoleErrors.allow(/Failed to load resource: .* 40\d/)
      const alarms = listenForAlarms(page)
      await whileNamed(db, async () => {
        const given = await givenReader(context, site, reader)
        const paths = [...pathsOf(reader, given), ...MORE[reader](given)].filter(
          (_, index) => index % PARTS[reader] === part,
        )
        const seen = new Set<string>()
        for (const path of paths) {
          await page.emulateMedia({ colorScheme: 'light' })
          await page.setViewportSize(PHONE)
          const response = await page.goto(path)
          if (!response?.headers()['content-type']?.startsWith('text/html') || seen.has(page.url())) continue
          seen.add(page.url())
          expect.soft(await listProblems(page), path).toEqual([])
        }
        expect(seen.size).toBeGreaterThan(10)
      })
      expect(alarms).toEqual([])
    })
  }
}

async function listProblems(page: Page): Promise<string[]> {
  const problems = [...(await page.evaluate(findTightLines)), ...(await listPageProblems(page))]
  await page.setViewportSize(PHONE)
  return [...problems, ...(await page.evaluate(cutOff)).map((problem) => `with text of twice the size, ${problem}`)]
}

function pathsOf(reader: Reader, { session, clientId }: Given): string[] {
  return Object.values(MATRIX)
    .filter((row) => readerOf(row) === reader)
    .map(({ path }) => path.replace(OWN_BOOKING, session).replace(SOME_CLIENT, clientId))
    .filter((path) => !FILES.test(path) && !LEAVES.includes(path) && !path.startsWith(PREVIEWS))
    .filter((path) => !path.endsWith('?index'))
}

function readerOf({ read }: MatrixRow): Reader {
  return READERS.find((reader) => read[reader] === 'open') ?? (read.admin === 'denied' ? 'astrologer' : 'admin')
}

/** Names the practice, a course and a consultation in Telugu. Other tests share the site, so they get their names back. */
async function whileNamed(db: Database, run: () => Promise<void>): Promise<void> {
  const [before] = await db.select().from(practice)
  const course = await findCourse(db, 'unnata')
  const [offered] = await db
    .select()
    .from(consultationPackages)
    .where(and(eq(consultationPackages.isPrasna, false), eq(consultationPackages.asksLifeEvents, false)))
  if (!before || !course || !offered) throw new Error('The sample content is missing.')
  const rename = async (names: { practice: string; astrologer: string; course: string; offered: string }) => {
    await db.update(practice).set({ name: names.practice, astrologerName: names.astrologer })
    await db.update(courses).set({ title: names.course }).where(eq(courses.id, course.id))
    await db.update(consultationPackages).set({ name: names.offered }).where(eq(consultationPackages.id, offered.id))
    await untilCachesFollow(db)
  }
  await db.update(practice).set({ labelsSlots: true })
  await rename({ practice: TELUGU, astrologer: TELUGU, course: `${TELUGU} 1`, offered: `${TELUGU} 2` })
  try {
    await run()
  } finally {
    await db.update(practice).set({ labelsSlots: before.labelsSlots })
    await db.update(sessionPasses).set({ retiredAt: new Date() })
    await db.update(giftVouchers).set({ retiredAt: new Date() })
    // Their titles would bring another font to the blog.
    await db
      .update(blogPosts)
      .set({ status: 'draft' })
      .where(like(blogPosts.title, `${TELUGU}%`))
    await rename({
      practice: before.name,
      astrologer: before.astrologerName,
      course: course.title,
      offered: offered.name,
    })
  }
}

/** The client has a confirmed session, an unpaid one, a question and a course; the desk has payments to verify. */
async function givenReader(context: BrowserContext, site: TestedSite, reader: Reader): Promise<Given> {
  const { db } = site
  const now = new Date()
  const { id: userId } = await givenUser(db, { fullName: TELUGU, password: null })
  const service = await givenConsultation(db, `${TELUGU} 2`)
  const form = { fullName: 'Venkateswara Subrahmanyam', timeZone: 'America/New_York', notes: ATTACK }
  const booked = { userId, form, now }
  const day = addDays(mondayOf(istDate(now)), 49)
  const session = await givenBooking(db, { ...booked, service, state: 'verified' })
  const unpaid = await givenBooking(db, { ...booked, service, form: { ...form, bookingDate: day } })
  const prasna = await givenConsultation(db, 'Prasna')
  const question = await givenBooking(db, { userId, service: prasna, state: 'verified', now })
  const course = await findCourse(db, 'pradhamika')
  if (!course) throw new Error('The sample content is missing.')
  await givenEnrollment(db, { userId, course, enrolledAt: now })
  await givenClaim(db)
  await givenClaim(db)
  const nextDay = addDays(day, 1)
  await db.insert(timeOff).values({ startsAt: istInstant(nextDay, '14:00'), endsAt: istInstant(nextDay, '15:00') })
  const editor = await givenUser(db, { roles: ['client', 'admin'], fullName: TELUGU, password: null })
  const { slug } = await givenPost(db, { title: `${TELUGU} ${ATTACK}`, summary: ATTACK, content: ATTACK, now })
  const id = await givenWrittenPost(db, editor.id, { title: `A very long title ${'with many words '.repeat(10)}` })
  const offered = await findConsultationPackage(db, 'full-life-prediction')
  const pass = await givenPassService(db, { packageId: offered?.id ?? 0, isShared: true, price: rupees(12_001) })
  const voucher = await givenVoucherService(db)
  await untilCachesFollow(db)
  if (reader === 'owner') await signInAs(context, site, userId)
  if (reader === 'astrologer' || reader === 'admin' || reader === 'assistant') {
    const staff = await givenUser(db, { roles: ['client', reader], fullName: 'Venkateswara Sharma', password: null })
    await signInAs(context, site, staff.id)
  }
  return {
    session: session.id,
    unpaid: unpaid.id,
    question: question.id,
    clientId: userId,
    post: { slug, id },
    pass: pass.slug,
    voucher: voucher.slug,
    day,
  }
}

/** Collects signs that hostile text ran as markup or that the policy had to block it. */
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

/** Runs in the browser: headings and names whose line height is less than one and a half times their size. */
function findTightLines(): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4, legend, .heading, .brand > span')]
    .filter((element) => /[\u0c00-\u0c7f]/.test(element.textContent ?? '') && element.getClientRects().length > 0)
    .filter((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return Number.parseFloat(lineHeight) < 1.49 * Number.parseFloat(fontSize)
    })
    .map((element) => `${element.tagName} has tight lines: ${element.textContent}`)
}

/** Runs in the browser: text and controls beyond its edges, which cannot be scrolled into view inside their own box. */
async function cutOff(): Promise<string[]> {
  document.documentElement.style.fontSize = '200%'
  await document.fonts.ready
  const width = document.documentElement.clientWidth
  const excess = document.documentElement.scrollWidth - width
  const isWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > width + 1 || left < -1
  }
  const scrollsInside = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && !isWide(box)) return true
    }
    return false
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, [hidden], svg, [aria-hidden=true], [inert]') === null
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const found = [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) || element.matches('input:not([type=hidden]), select, textarea, button'))
    .filter((element) => isShown(element) && isWide(element) && !scrollsInside(element))
    .map((element) => `${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`)
  return excess > 0 ? [`${excess} pixels beyond the edge`, ...found] : found
}
