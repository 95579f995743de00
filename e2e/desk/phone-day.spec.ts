import type { BrowserContext, Locator, Page } from '@playwright/test'
import { timeOff } from '#db/schema/bookings.ts'
import { rupees } from '#domain/money.ts'
import type { Role } from '#domain/roles.ts'
import { aPhone, givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import type { TestedSite } from '../steps/site.ts'

const PHONE = { width: 360, height: 740 }

/** A Thursday far ahead, where no other test books, and half past eight in India. */
const DAY = '2031-06-12'
const MORNING = new Date(`${DAY}T03:00:00Z`)
const DAYS_BEFORE = new Date('2031-06-09T03:00:00Z')
const MOST_TAPS = 3

/** Opens a session at a time of the site's own clock. */
async function signInAt(now: Date, context: BrowserContext, { db, url }: TestedSite, userId: string): Promise<void> {
  const value = await givenSession(db, userId, now)
  await context.addCookies([{ name: 'session', value, url, httpOnly: true, sameSite: 'Lax' }])
}

async function givenStaffInTheMorning(context: BrowserContext, site: TestedSite, roles: readonly Role[]) {
  const { id } = await givenUser(site.db, { roles: ['client', ...roles], password: null, now: MORNING })
  await signInAt(MORNING, context, site, id)
  return id
}

/** Counts the taps of one task, which begins on Today. */
async function inTaps(page: Page, task: string, doIt: (tap: (what: Locator) => Promise<void>) => Promise<void>) {
  let taps = 0
  await page.goto('/staff')
  await doIt(async (what) => {
    taps += 1
    await what.click()
  })
  expect(taps, `taps to ${task}`).toBeLessThanOrEqual(MOST_TAPS)
}

const need = (page: Page, name: RegExp) => page.getByRole('link', { name })
const inBar = (page: Page, name: string) => page.locator('.app-nav-main').getByRole('link', { name })

// Other tests of the worker share the site.
test.afterEach(({ db }) => db.delete(timeOff))

test('what staff do every day takes three taps at most from Today, on a phone', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  clock.set(MORNING.toISOString())
  await page.setViewportSize(PHONE)
  await givenStaffInTheMorning(context, site, ['astrologer', 'admin'])
  const client = await givenUser(db, { fullName: 'Vasudha Tilak', password: null })
  const prasna = await givenConsultation(db, 'Prasna')
  const made = { userId: client.id, service: prasna, now: DAYS_BEFORE }
  const claimed = await givenBooking(db, { ...made, state: 'claimed' })
  const asked = await givenBooking(db, { ...made, state: 'verified' })
  await givenConsultationPackage(db, { name: 'Naming a child', price: rupees(501) })

  await inTaps(page, 'verify a payment', async (tap) => {
    await tap(need(page, /^Payments to check/))
    const button = page.getByRole('button', { name: `Verify ${claimed.code}` })
    await tap(button)
    await expect(button).toHaveCount(0)
  })
  await inTaps(page, 'write an answer', async (tap) => {
    await tap(need(page, /^Answers/).first())
    await tap(page.getByRole('link', { name: `Answer ${asked.code}` }).first())
    await expect(page.getByLabel('Answer or summary')).toBeVisible()
  })
  await inTaps(page, 'block tomorrow afternoon', async (tap) => {
    await tap(inBar(page, 'Week'))
    await tap(page.getByRole('link', { name: 'Block time' }))
    await tap(page.getByRole('group', { name: 'Block tomorrow' }).getByRole('button', { name: '2-5 PM' }))
    await expect(page.locator('#day-2031-06-13')).toContainText('2-5 PMBlocked')
  })
  await inTaps(page, 'find a client', async (tap) => {
    await tap(page.getByRole('link', { name: 'Find a client, booking, setting' }))
    await page.getByRole('searchbox').fill('vasu')
    await tap(page.getByRole('link', { name: /^Vasudha Tilak/ }).first())
    await expect(page.getByRole('heading', { level: 1, name: 'Vasudha Tilak' })).toBeVisible()
  })
  await inTaps(page, 'change a price', async (tap) => {
    await tap(page.getByRole('link', { name: 'Find a client, booking, setting' }))
    await page.getByRole('searchbox').fill('naming')
    await tap(page.getByRole('link', { name: /^Naming a child/ }))
    await page.getByRole('textbox', { name: /Price/ }).first().fill('601')
    await tap(page.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  })
  await inTaps(page, 'see the income of this month', async (tap) => {
    await tap(inBar(page, 'Money'))
    await expect(page.getByRole('link', { name: /₹.*Received/ })).toBeVisible()
  })
})

test('an astrologer’s morning on a phone: the day, the next session, its chart and its link, and what was left over', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  clock.set(MORNING.toISOString())
  await page.setViewportSize(PHONE)
  const astrologer = await givenStaffInTheMorning(context, site, ['astrologer'])
  const clients = await Promise.all(
    ['Sharada Bhat', 'లక్ష్మీ ప్రసన్న'].map((fullName) => givenUser(db, { fullName, password: null })),
  )
  const times = ['09:00', '18:00']
  for (const [index, { id }] of clients.entries()) {
    const form = { bookingDate: DAY, preferredTime: times[index] ?? '' }
    await givenBooking(db, { userId: id, state: 'verified', form, now: DAYS_BEFORE })
  }

  await page.goto('/staff')
  await expect(page.getByRole('heading', { level: 1, name: 'Thursday, June 12' })).toBeVisible()
  await expect(page.getByText(/Rahu kalam .* now \w+ hora/)).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.setViewportSize(PHONE)
  const next = page.getByRole('article', { name: 'Sharada Bhat' })
  await expect(next).toContainText('in 30 minutes')
  await expect(page.getByRole('link', { name: /లక్ష్మీ ప్రసన్న/ })).toBeInViewport()
  await next.getByRole('link', { name: 'Chart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sharada Bhat')
  await page.goBack()

  await expect(next.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    /^https:\/\/meet\.jit\.si\/[0-9a-f]{40}$/,
  )
  await next.getByRole('link', { name: 'Sharada Bhat' }).click()
  await page.getByText('Meeting link: the usual one').click()
  await page.getByLabel(/^Meeting link/).fill('https://meet.example.com/sharada')
  await page.getByRole('button', { name: 'Save link' }).click()
  await expect(page.getByText('Link saved and sent to the client').first()).toBeVisible()
  await inBar(page, 'Today').click()
  await expect(next.getByRole('link', { name: 'Join' })).toHaveAttribute('href', 'https://meet.example.com/sharada')

  clock.advance({ hours: 1, minutes: 45 })
  await signInAt(clock.now(), context, site, astrologer)
  await page.goto('/staff')
  await expect(page.getByRole('article', { name: 'లక్ష్మీ ప్రసన్న' })).toContainText('in 8 hours')
  await need(page, /^Sessions to mark as done/).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sharada Bhat' })
    .getByRole('button', { name: /^Mark as completed/ })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sharada Bhat' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})

test('an assistant’s day on a phone: payments, calls and a booking on the phone, without charts and income', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  clock.set(MORNING.toISOString())
  await page.setViewportSize(PHONE)
  await givenStaffInTheMorning(context, site, ['assistant'])
  const phone = aPhone()
  const caller = await givenUser(db, { fullName: 'Padma Iyer', password: null })
  const service = await givenConsultation(db, 'Prasna')
  const claimed = await givenBooking(db, { userId: caller.id, service, state: 'claimed', now: DAYS_BEFORE })
  const { slug } = await givenConsultationPackage(db, { name: 'Half an hour', durationMinutes: 30 })

  await page.goto('/staff')
  await expect(need(page, /^Answers/)).toHaveCount(0)
  await need(page, /^Payments to check/).click()
  await page.getByRole('button', { name: `Verify ${claimed.code}` }).click()
  await expect(page.getByRole('button', { name: `Verify ${claimed.code}` })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Received/ })).toHaveCount(0)

  await inBar(page, 'Week').click()
  await expect(page.getByRole('heading', { level: 1, name: 'June 9 – 15' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Block time' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link', { name: /^Fri/ }).click()
  await page
    .locator('#day-2031-06-13')
    .getByRole('link', { name: /^Free 9 AM-12 PM/ })
    .click()
  await page.getByLabel('Full name').fill('Rukmini Devi')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Service').selectOption(`consultation ${slug}`)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Find a client, booking, setting' }).click()
  await page.getByRole('searchbox').fill(claimed.code)
  await page.getByRole('link', { name: /^Padma Iyer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Padma Iyer')
  await expect(page.getByRole('link', { name: 'Studio' })).toHaveCount(0)
})
