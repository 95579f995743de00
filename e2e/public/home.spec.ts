import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../steps/fixtures.ts'

test('rotates through twelve five-star testimonials every five seconds, with previous, next, dot and pause controls', async ({
  page,
}) => {
  const carousel = await openCarousel(page)

  await expect(carousel.locator('li')).toHaveCount(12)
  await expect(carousel.getByLabel('5 out of 5 stars')).toHaveCount(12)
  await expect(dots(page)).toHaveCount(12)

  await expectShown(page, 1)
  await page.clock.runFor(5_000)
  await expectShown(page, 2)
  await page.clock.runFor(5_000)
  await expectShown(page, 3)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expectShown(page, 2)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expectShown(page, 1)

  await carousel.getByRole('button', { name: 'Next' }).click()
  await expectShown(page, 2)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expectShown(page, 1)
  await carousel.getByRole('link', { name: 'Show testimonial 7 of 12' }).click()
  await expectShown(page, 7)

  await carousel.getByRole('button', { name: 'Pause carousel' }).click()
  await leave(page)
  await page.clock.runFor(20_000)
  await expectShown(page, 7)

  await carousel.getByRole('button', { name: 'Play carousel' }).click()
  await leave(page)
  await page.clock.runFor(5_000)
  await expectShown(page, 8)
})

test('the home page does not rotate testimonials with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page)

  await page.clock.runFor(20_000)

  await expectShown(page, 1)
  await expect(page.getByRole('button', { name: 'Play carousel' })).toBeVisible()
})

/** With a clock that only the test advances, so that it never rotates by itself. */
async function openCarousel(page: Page): Promise<Locator> {
  const opened = Date.now()
  await page.clock.install({ time: opened })
  await page.clock.pauseAt(opened + 1_000)
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.evaluate(untilInView)
  return carousel
}

/** Runs in the browser. Observers are called in the order of their creation, so the carousel knows it too. */
function untilInView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element)
  })
}

function dots(page: Page) {
  return page.locator('[data-carousel-dot]')
}

/** Animation frames need the fake clock to advance, so each try runs it a little. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    const current = await dots(page).evaluateAll((all) =>
      all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    )
    expect(current + 1).toBe(number)
  }).toPass()
}

/** The carousel pauses while it has the pointer or the focus. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('for a visitor in New York, shows the next available time in their own zone, as a link', async ({ page }) => {
    await page.goto('/')

    const next = page.locator('time[data-own-time]').first()
    await expect(next).toHaveText(/^\w{3}, \w{3} \d+, .+ [AP]M New York time, .+ [AP]M IST$/)
    await expect(page.locator('a:has(time[data-own-time])').first()).toHaveAttribute('href', '/consultation')
  })
})
