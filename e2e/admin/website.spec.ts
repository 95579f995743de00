import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ownPages } from '#db/schema/content.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { untilCachesFollow } from '../steps/content-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const PHONE = { width: 360, height: 800 }

async function signInAsAdmin(page: Page, db: Database, url: string) {
  const admin = await givenUser(db, { roles: ['client', 'admin'] })
  await signInAs(page.context(), { db, url }, admin.id)
}

// Tests in one worker share a site.
test.afterEach(async ({ db }) => {
  await db.delete(ownPages)
  await untilCachesFollow(db)
})

test('an admin writes a page of the site on a phone, sees it while typing, publishes it, and brings it back after deleting it', async ({
  page,
  db,
  site,
}) => {
  await page.setViewportSize(PHONE)
  await signInAsAdmin(page, db, site.url)
  await page.goto('/staff/website/pages')
  await page.getByRole('link', { name: 'Add page' }).click()
  await page.getByLabel('Title').fill('My teacher')
  await page.getByLabel('In one sentence').fill('Who taught me.')
  await page.getByLabel('Text').fill('## Mysuru\n\nUnder a neem tree.')
  const preview = page.frameLocator('iframe[title="Preview"]')

  await test.step('the page follows what is typed', async () => {
    await expect(preview.getByRole('heading', { name: 'My teacher' })).toBeVisible()
    await expect(preview.getByRole('heading', { name: 'Mysuru' })).toBeVisible()
    await page.getByLabel('Text').fill('## Udupi\n\nBy the sea.')
    await expect(preview.getByRole('heading', { name: 'Udupi' })).toBeVisible()
    await expectPageChecksInEveryView(page)
  })

  await test.step('nothing is saved until it is saved', async () => {
    expect(await db.select().from(ownPages)).toEqual([])
    await page.getByLabel('Linked in').selectOption('Menu and footer')
    await page.getByLabel('Published').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It is now on the site.')).toBeVisible()
  })

  await test.step('the menu leads to it', async () => {
    // The checks leave a wide window.
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await page.locator('summary[aria-label="Menu"]').click()
    await page.locator('.menu-sheet nav').getByRole('link', { name: 'My teacher' }).click()
    await expect(page).toHaveURL('/pages/my-teacher')
    await expect(page.getByText('By the sea.')).toBeVisible()
  })

  await test.step('it can be brought back', async () => {
    await page.goto('/staff/website/pages')
    await page.getByRole('link', { name: 'My teacher' }).click()
    await page.locator('summary', { hasText: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'My teacher' })).toBeVisible()
    const [restored] = await db.select().from(ownPages).where(eq(ownPages.slug, 'my-teacher'))
    expect(restored?.isPublished).toBe(true)
  })
})

test('without script the preview button shows the typed texts beside the form', async ({
  pageWithoutScript: page,
  db,
  site,
}) => {
  await signInAsAdmin(page, db, site.url)
  await page.goto('/staff/website/settings/home')
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByLabel('Heading', { exact: true }).fill('Ask the sky')
  await page.getByRole('button', { name: 'Preview' }).click()

  await expect(preview.getByRole('heading', { name: 'Ask the sky' })).toBeVisible()
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Ask the sky')
})
