import type { Page } from '@playwright/test'
import { givenPost } from '#test/factories/blog.ts'
import { expect, test } from './fixtures.ts'

test('on a document a toast goes after four seconds', async ({ page, context, db }) => {
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

test('on a document a problem goes when the next answer comes', async ({ page, db }) => {
  const { slug } = await givenPost(db, { title: 'Said twice to the Moon', now: new Date() })
  await page.addInitScript(() => {
    const answers = [() => Promise.reject(new Error('This clipboard is closed at first.')), () => Promise.resolve()]
    const writeText = () => answers.shift()?.()
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.goto(`/blog/${slug}`)
  const toasts = page.locator('[data-toasts] > [data-toast]')

  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(toasts).toContainText('Please copy it by hand')
  await page.getByRole('button', { name: 'Share' }).first().click()

  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText('Link copied!')
})

test('in an application at most three toasts are seen at a time', async ({ page }) => {
  await page.goto('/auth')

  await askFor(page, ['First', 'Second', 'Third', 'Fourth'])

  await expect(page.getByText('Fourth')).toBeVisible()
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
})

test('in an application the same words said again take the place of the ones before', async ({ page }) => {
  await page.goto('/auth')
  const shown = page.locator('[data-sonner-toast][data-visible="true"]')

  await askFor(page, ['Payment verified', 'Something else', 'Payment verified'])

  await expect(shown.filter({ hasText: 'Payment verified' })).toHaveCount(1)
  await expect(shown.filter({ hasText: 'Something else' })).toHaveCount(1)
})

test('in an application a problem goes when the next answer comes', async ({ page }) => {
  await page.goto('/auth')
  const shown = page.locator('[data-sonner-toast][data-visible="true"]')

  await askFor(page, ['Wrong once', 'Wrong twice'], 'error')
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('Wrong twice')
  await askFor(page, ['Right at last'], 'success')

  await expect(page.getByText('Wrong twice')).toHaveCount(0)
  await expect(shown).toContainText('Right at last')
})

/** As the plain script of the page asks for them; all at once, because each goes after a few seconds. */
async function askFor(page: Page, titles: readonly string[], tone = 'success'): Promise<void> {
  await page.evaluate(
    ([all, tone]) => {
      for (const title of all) {
        const detail = { title, detail: '', tone }
        const isUnheard = document.dispatchEvent(new CustomEvent('toast-request', { detail, cancelable: true }))
        if (isUnheard) throw new Error('Nobody listens yet.')
      }
    },
    [titles, tone] as const,
  )
}
