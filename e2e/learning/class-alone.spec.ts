import type { Page } from '@playwright/test'
import { givenClass } from '#test/factories/cohorts.ts'
import { signIn } from '../steps/booking-steps.ts'
import { expect, expectPageChecksInEveryView, linkIn, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'

const PHONE = { width: 360, height: 740 }
const TITLE = 'Two seats under the full moon'

async function confirmSeat(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Phone').fill('+91 98765 43210')
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
}

test.describe('from New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a free class with two seats and three students on a phone: the third waits and gets the freed seat', async ({
    page,
    otherPage,
    context,
    db,
    site,
    mailbox,
  }) => {
    test.slow()
    const { service } = await givenClass(db, { title: TITLE, seats: 2, now: new Date() })
    const bookPath = `/book/course/${service.slug}`
    for (const one of [page, otherPage]) await one.setViewportSize(PHONE)

    // From the page of courses, which shows the time in the visitor's own zone.
    const first = await signIn(context, db, site.url)
    await page.goto('/courses')
    const card = page.getByRole('article').filter({ hasText: TITLE })
    await expect(card).toContainText('New York time')
    await expect(card).toContainText('2 seats free')
    await card.getByRole('link', { name: 'Book a seat' }).click()
    await expect(page.getByText('There is nothing to pay')).toBeVisible()
    await confirmSeat(page)
    const confirmed = await mailbox.receive({ to: first.email, subject: /Your seat is confirmed/ })
    expect(confirmed.text).toContain('New York time')
    expect(confirmed.text).toContain('https://meet.jit.si/')

    await context.clearCookies()
    await signIn(context, db, site.url)
    await page.goto(bookPath)
    await confirmSeat(page)

    const third = await signIn(otherPage.context(), db, site.url)
    await otherPage.goto(bookPath)
    await expectPageChecksInEveryView(otherPage)
    await otherPage.getByRole('link', { name: 'Join the waitlist' }).click()
    await otherPage.getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(otherPage.getByText('You are on the waitlist')).toBeVisible()

    // The second student cancels.
    await page.goto('/dashboard')
    await expectPageChecksInEveryView(page)
    await page.getByRole('link', { name: 'Cancel booking' }).first().click()
    await page.getByRole('button', { name: 'Yes, cancel booking' }).click()
    await page.waitForURL(/\/dashboard$/)
    const offer = await mailbox.receive({ to: third.email, subject: /A seat is free/ })
    await otherPage.goto(linkIn(offer, /\/waitlist\/group$/))
    await otherPage.getByRole('link', { name: 'Take this seat' }).click()
    await confirmSeat(otherPage)
    await otherPage.goto(`/learning/${service.slug}`)
    await expect(otherPage.getByRole('heading', { name: 'Your classes' })).toBeVisible()
  })
})
