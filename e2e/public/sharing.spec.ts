import { givenPost } from '#test/factories/blog.ts'
import { expect, test } from '../steps/fixtures.ts'

test('Share opens the device’s share sheet when there is one', async ({ page, db }) => {
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

const FAILED_SHARES = [
  { what: 'closed without choosing', name: 'AbortError', isCopied: false },
  { what: 'still open after a second press', name: 'InvalidStateError', isCopied: false },
  { what: 'refused by the device', name: 'NotAllowedError', isCopied: true },
] as const

test('only a share sheet that the device refuses falls back to copying the link', async ({ page, context, db }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug } = await givenPost(db, { now: new Date() })

  for (const { what, name, isCopied } of FAILED_SHARES) {
    await page.goto(`/blog/${slug}`)
    await page.evaluate((problem) => {
      const share = async () => {
        document.body.dataset.shareOpened = 'yes'
        throw new DOMException('', problem)
      }
      Object.defineProperty(navigator, 'share', { value: share })
    }, name)

    await page.getByRole('button', { name: 'Share' }).first().click()

    await expect(page.locator('body'), what).toHaveAttribute('data-share-opened', 'yes')
    await expect(page.getByText('Link copied!'), what).toHaveCount(isCopied ? 1 : 0)
  }
})
