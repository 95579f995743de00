import type { Page } from '@playwright/test'
import { emails } from '#db/schema/emails.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { startTestedSite, type TestedSite } from '../steps/site.ts'

/** The link that the start prints. */
function printedLink(site: TestedSite): string {
  const [link] = site.output().match(/http\S+\/dev\/outbox\?token=\S+/) ?? []
  if (!link) throw new Error(`No link to the outbox was printed:\n${site.output()}`)
  return link
}

test('without a mail server the outbox page shows the emails, without JavaScript too', async ({
  page,
  pageWithoutScript,
  consoleErrors,
}, { workerIndex }) => {
  test.slow()
  consoleErrors.allow(/404/)
  // The site of the other tests has a mail server.
  const site = await startTestedSite(`outbox_${workerIndex}`, { hasMailServer: false })
  try {
    await readOutbox(site, page, pageWithoutScript)
  } finally {
    await site.stop()
  }
})

async function readOutbox(site: TestedSite, page: Page, pageWithoutScript: Page): Promise<void> {
  const { db } = site
  const outbox = `${site.url}/dev/outbox`
  expect((await page.goto(outbox))?.status()).toBe(404)

  const link = printedLink(site)
  for (const each of [page, pageWithoutScript]) {
    await each.goto(link)
    await expect(each).toHaveURL(outbox)
  }
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await givenEmail(db, { address: 'asha@example.com' })
  const late = await givenEmail(db, { address: 'ravi.with.a.rather.long.name@a-long-name-of-a-house.example.com' })
  const lineOf = (address: string) => pageWithoutScript.getByRole('row').filter({ hasText: address })
  await expect(async () => {
    await pageWithoutScript.goto(outbox)
    await expect(lineOf(late.recipient)).toContainText('Sent', { timeout: 1_000 })
    await expect(lineOf('asha@example.com')).toContainText('Sent', { timeout: 1_000 })
  }).toPass()
  await db.update(emails).set({ state: 'failed', reason: 'No space left' })
  await pageWithoutScript.reload()
  await expect(lineOf('asha@example.com').filter({ hasText: 'Failed' })).toContainText('Password changed')

  await page.reload()
  await expectPageChecksInEveryView(page)

  await lineOf('asha@example.com').getByRole('link').click()
  await expect(pageWithoutScript.getByRole('heading', { level: 1 })).toHaveText(/password/i)
  await expect(pageWithoutScript.getByText('asha@example.com')).toBeVisible()
  await page.goto(pageWithoutScript.url())
  await expectPageChecksInEveryView(page)

  await pageWithoutScript.getByRole('link', { name: 'Outbox' }).click()
  await expect(pageWithoutScript).toHaveURL(outbox)
}
