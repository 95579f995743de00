import type { Database } from '#db/client.ts'
import { givenPost } from '#test/factories/blog.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, test } from '../steps/fixtures.ts'

test('a reader filters articles by category and search without a page load', async ({ page, db }) => {
  await givenPublicPost(db, { title: 'Budha, who counts', category: 'Planets' })
  await givenPublicPost(db, { title: 'A lamp at dusk', category: 'Remedies', content: 'Light it.' })
  await page.goto('/blog')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Planets' }).click()
  await expect(page).toHaveURL(/\/blog\?category=Planets$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Budha, who counts' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'A lamp at dusk' })).toBeHidden()

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('budhā')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByRole('heading', { level: 2, name: 'Budha, who counts' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'A lamp at dusk' })).toBeHidden()
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('budhā')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'A lamp at dusk' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
})

test('a reader sees six placeholders while the list loads, and an error when it fails', async ({
  page,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED/)
  await givenPublicPost(db, { title: 'Still here' })
  await page.goto('/blog')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/blog?category=Houses', async (route) => {
    await held
    await route.abort()
  })

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Houses' }).click()
  await expect(page.locator('[data-blog-results] .skeleton').first()).toBeVisible()
  await expect(page.locator('[data-blog-results] [aria-busy] > .card')).toHaveCount(6)

  release()
  await expect(page.getByText('Error loading blog posts')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Still here' })).toBeVisible()
})

test('a reader opens an article, reads it, and copies its link', async ({ page, context, db }) => {
  await givenPublicPost(db, { title: 'Worth passing on' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/blog')

  await page.getByRole('link', { name: 'Read More about Worth passing on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Worth passing on' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Related articles' })).toBeVisible()

  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  await expect(page.getByText('The blog post link has been copied to your clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/worth-passing-on$/)

  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

/** Also on pages that the site has cached. */
async function givenPublicPost(db: Database, post: Parameters<typeof givenPost>[1]): Promise<void> {
  await givenPost(db, { ...post, now: new Date() })
  await untilCachesFollow(db)
}
