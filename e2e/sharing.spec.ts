import { givenPost } from '#test/factories/blog.ts'
import { expect, test } from './fixtures.ts'

test('a device with a way to share of its own is asked first', async ({ page, db }) => {
  const { slug } = await givenPost(db, { title: 'Passed on by the device', now: new Date() })
  await page.addInitScript(() => {
    const share = async ({ title, url }: ShareData) => {
      document.body.dataset.shared = `${title} ${url}`
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await page.goto(`/blog/${slug}`)

  await page.getByRole('button', { name: 'Share' }).first().click()

  await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(`Passed on by the device .*/${slug}$`))
  await expect(page.getByText('Link copied!')).toBeHidden()
})
