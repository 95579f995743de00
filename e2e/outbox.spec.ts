import { emails } from '#db/schema/emails.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { expect, expectSoundInEveryView, test as journeys } from './fixtures.ts'
import { startTestedSite, type TestedSite } from './site.ts'

/** A site of its own: the one of the other journeys has a mail server. */
const test = journeys.extend<object, { readonly site: TestedSite }>({
  site: [
    async ({ browserName }, use, worker) => {
      const site = await startTestedSite(`${browserName}_outbox_${worker.workerIndex}`, { hasMailServer: false })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test('without a mail server, emails are read on a page of the site, without JavaScript too', async ({
  page,
  pageWithoutScript,
  db,
}) => {
  await page.goto('/dev/outbox')
  await expect(page.getByRole('heading', { name: 'No emails yet' })).toBeVisible()
  await expectSoundInEveryView(page)

  await givenEmail(db, { address: 'asha@example.com' })
  const late = await givenEmail(db, { address: 'ravi.with.a.rather.long.name@a-long-name-of-a-house.example.com' })
  const lineOf = (address: string) => pageWithoutScript.getByRole('row').filter({ hasText: address })
  await expect(async () => {
    await pageWithoutScript.goto('/dev/outbox')
    await expect(lineOf(late.recipient)).toContainText('Sent', { timeout: 1_000 })
    await expect(lineOf('asha@example.com')).toContainText('Sent', { timeout: 1_000 })
  }).toPass()
  await db.update(emails).set({ state: 'failed', reason: 'No space left' })
  await pageWithoutScript.reload()
  await expect(lineOf('asha@example.com').filter({ hasText: 'Failed' })).toContainText('Password changed')

  await page.reload()
  await expectSoundInEveryView(page)

  await lineOf('asha@example.com').getByRole('link').click()
  await expect(pageWithoutScript.getByRole('heading', { level: 1 })).toHaveText(/password/i)
  await expect(pageWithoutScript.getByText('asha@example.com')).toBeVisible()
  await page.goto(pageWithoutScript.url())
  await expectSoundInEveryView(page)

  await pageWithoutScript.getByRole('link', { name: 'Outbox' }).click()
  await expect(pageWithoutScript).toHaveURL('/dev/outbox')
})
