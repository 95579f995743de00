import type { BrowserContext, Page } from '@playwright/test'
import { findCourse } from '#db/content/catalogue.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { MATRIX, type MatrixRow, OWN_BOOKING } from '#test/security/matrix.ts'
import { expect, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'
import type { TestedSite } from '../steps/site.ts'

const PHONE = { width: 360, height: 740 }
const SOME_CLIENT = '00000000-0000-4000-8000-000000000000'
const FILES =
  /\.(ics|png|css|xml|txt|csv|pdf|json|zip|svg|webmanifest|eml)(\?|$)|^\/(api|files|invoices|receipts|vouchers)\//
const LEAVES = ['/sign-out', '/account/export', '/theme']

/** The first of them who may open a page reads it. */
const READERS = ['anonymous', 'owner', 'astrologer', 'admin'] as const
type Reader = (typeof READERS)[number]

/** Pages of routes whose row in the matrix shows something smaller. */
const MORE: Partial<Record<Reader, (booking: Bookings) => string[]>> = {
  anonymous: () => [
    '/book/consultation/full-life-prediction',
    '/book/course/sampurna-jyotish',
    '/auth',
    '/muhurta?date=2026-12-01',
  ],
  owner: ({ unpaid, question }) => [`/book/payment/${unpaid}`, `/dashboard/bookings/${question}/proof`],
  astrologer: ({ question }) => [`/astrologer-dashboard/bookings/${question}/answer`],
}

type Bookings = {
  readonly session: string
  readonly unpaid: string
  readonly question: string
  readonly clientId: string
}

for (const reader of READERS) {
  test(`no page of ${reader} is wider than a phone with text of twice the size`, async ({
    page,
    context,
    site,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.allow(/Failed to load resource: .* 40\d/)
    await page.setViewportSize(PHONE)
    const bookings = await givenReader(context, site, reader)
    const paths = [...pathsOf(reader, bookings), ...(MORE[reader]?.(bookings) ?? [])]
    const seen = new Set<string>()

    for (const path of paths) {
      const response = await page.goto(path)
      if (!response?.headers()['content-type']?.startsWith('text/html') || seen.has(page.url())) continue
      seen.add(page.url())
      expect.soft(await cutOff(page), path).toEqual([])
    }

    expect(seen.size).toBeGreaterThan(10)
  })
}

function pathsOf(reader: Reader, { session, clientId }: Bookings): string[] {
  return Object.values(MATRIX)
    .filter((row) => readerOf(row) === reader)
    .map(({ path }) => path.replace(OWN_BOOKING, session).replace(SOME_CLIENT, clientId))
    .filter((path) => !FILES.test(path) && !LEAVES.includes(path) && !path.endsWith('?index'))
}

function readerOf({ read }: MatrixRow): Reader {
  return READERS.find((reader) => read[reader] === 'open') ?? (read.admin === 'denied' ? 'astrologer' : 'admin')
}

/** The client has a confirmed session, an unpaid one, a question and a course. */
async function givenReader(context: BrowserContext, site: TestedSite, reader: Reader): Promise<Bookings> {
  const { db } = site
  const now = new Date()
  const { id: userId } = await givenUser(db, { fullName: 'Venkateswara Subrahmanyam', password: null })
  const booked = { userId, form: { fullName: 'Venkateswara Subrahmanyam', timeZone: 'America/New_York' }, now }
  const service = await givenConsultation(db, 'Prasna')
  const ids = {
    session: (await givenBooking(db, { ...booked, state: 'verified' })).id,
    unpaid: (await givenBooking(db, booked)).id,
    question: (await givenBooking(db, { userId, service, state: 'verified', now })).id,
    clientId: userId,
  }
  const course = await findCourse(db, 'pradhamika')
  if (!course) throw new Error('The sample content is missing.')
  await givenEnrollment(db, { userId, course, enrolledAt: now })
  if (reader === 'owner') await signInAs(context, site, userId)
  if (reader === 'astrologer' || reader === 'admin') {
    const staff = await givenUser(db, { roles: ['client', reader], fullName: 'Venkateswara Sharma', password: null })
    await signInAs(context, site, staff.id)
  }
  return ids
}

/** Text and controls beyond the edges of the window, which cannot be scrolled into view inside their own box. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
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
  })
}
