import { givenPost } from '#test/factories/blog.ts'
import { expect, test } from './fixtures.ts'

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

for (const { what, name, isCopied } of [
  { what: 'that was closed without choosing', name: 'AbortError', isCopied: false },
  { what: 'that is still open after a second press', name: 'InvalidStateError', isCopied: false },
  { what: 'that the device refuses', name: 'NotAllowedError', isCopied: true },
]) {
  test(`a share sheet ${what} ${isCopied ? 'falls back to copying the link' : 'does not copy the link'}`, async ({
    page,
    context,
    db,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { slug } = await givenPost(db, { now: new Date() })
    await page.addInitScript((problem) => {
      const share = async () => {
        document.body.dataset.shareOpened = 'yes'
        throw new DOMException('', problem)
      }
      Object.defineProperty(navigator, 'share', { value: share })
    }, name)
    await page.goto(`/blog/${slug}`)

    await page.getByRole('button', { name: 'Share' }).first().click()

    await expect(page.locator('body')).toHaveAttribute('data-share-opened', 'yes')
    await expect(page.getByText('Link copied!')).toHaveCount(isCopied ? 1 : 0)
  })
}
