import type { Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { expect, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('a document removes a toast after four seconds', async ({ page, context, db }) => {
  const { slug } = await givenPost(db, { title: 'A toast to the Moon', now: new Date() })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.clock.install()
  await page.goto(`/blog/${slug}`)

  await page.getByRole('button', { name: 'Share' }).first().click()
  const toast = page.locator('[data-toasts] > [data-toast]').filter({ hasText: 'Link copied!' })
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(4_000)

  await expect(toast).toBeHidden()
})

test('a document says how to copy by hand, and later that it was copied, until that is dismissed', async ({
  page,
  db,
}) => {
  const { slug } = await givenPost(db, { title: 'Said twice to the Moon', now: new Date() })
  await page.addInitScript(() => {
    const results = [() => Promise.reject(new Error('This clipboard is closed at first.')), () => Promise.resolve()]
    const writeText = () => results.shift()?.()
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.goto(`/blog/${slug}`)
  const toasts = page.locator('[data-toasts] > [data-toast]')

  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(toasts).toContainText('Select and copy it yourself')
  await page.getByRole('button', { name: 'Share' }).first().click()

  const copied = toasts.filter({ hasText: 'Link copied!' })
  await expect(copied).toBeVisible()
  await copied.getByRole('button', { name: 'Dismiss' }).click()
  await expect(copied).toHaveCount(0)
})

const shownToasts = (page: Page) => page.locator('[data-toasts] > [data-toast]')

test('an application shows at most three toasts, one of each text, over no control of a phone', async ({ page }) => {
  await openApplication(page)
  await copyAll(page, ['First', 'Second', 'Third', 'Fourth'])
  await expect(shownToasts(page).filter({ hasText: 'Fourth' })).toBeVisible()
  await expect(shownToasts(page)).toHaveCount(3)

  await page.reload()
  await copyAll(page, ['Same text', 'Other text', 'Same text'])
  await expect(shownToasts(page).filter({ hasText: 'Same text' })).toHaveCount(1)
  await expect(shownToasts(page).filter({ hasText: 'Other text' })).toHaveCount(1)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await copyAll(page, ['Refused for good'])
  await expect.poll(() => coveredControls(page)).toEqual([])
})

test('a toast covers no button of a phone, wherever the page is scrolled to', async ({ page, context, site, db }) => {
  test.slow()
  const client = await givenUser(db, { password: null })
  const unpaid = await givenBooking(db, { userId: client.id, now: new Date() })
  await givenBooking(db, { userId: client.id, state: 'verified', now: new Date() })
  await signInAs(context, site, client.id)
  await refuseToCopy(page)
  await page.setViewportSize({ width: 360, height: 740 })

  for (const path of ['/dashboard', `/book/payment/${unpaid.id}`, '/contact', '/horoscope']) {
    await page.goto(path)
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }), part)
      await copyAll(page, [`Refused at ${part}`])
      await expect(shownToasts(page).last()).toContainText(`Refused at ${part}`)
      await expect.poll(() => coveredButtons(page), { message: `${path} at ${part}` }).toEqual([])
    }
  }
})

/** Measured in the browser, where all boxes are read at the same instant. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-toasts] > [data-toast]')?.getBoundingClientRect()
    const buttons = [
      ...document.querySelectorAll('body > :not([data-toasts]) :is(button, .button, summary, .app-nav-item)'),
    ]
    return buttons
      .filter((button) => {
        const box = button.getBoundingClientRect()
        const isShown = box.height > 0 && getComputedStyle(button).visibility === 'visible'
        return isShown && toast && box.top < toast.bottom && toast.top < box.bottom
      })
      .map((button) => button.textContent || button.getAttribute('aria-label') || button.outerHTML)
  })
}

async function coveredControls(page: Page): Promise<string[]> {
  const toast = await shownToasts(page).first().boundingBox()
  const controls = page.locator('main :is(button, .button, input, summary, .tab):visible')
  const covered = []
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    const isCovered = box && toast && box.y < toast.y + toast.height && toast.y < box.y + box.height
    if (isCovered) covered.push((await control.textContent()) ?? '')
  }
  return covered
}

/** A hydrated page whose clipboard refuses texts that begin with "Refused". */
async function openApplication(page: Page): Promise<void> {
  await refuseToCopy(page)
  await page.goto('/auth')
}

async function refuseToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = (text: string) =>
      text.startsWith('Refused') ? Promise.reject(new Error('no')) : Promise.resolve()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
}

/** Shows one toast for each text, all at once, because each closes after a few seconds. */
async function copyAll(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const text of all) {
      const button = document.createElement('button')
      button.dataset.copy = text
      document.body.append(button)
      button.click()
      button.remove()
      await Promise.resolve()
    }
  }, texts)
}
