import { formatRupees } from '#content/words/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference } from '#test/factories/bookings.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/practice.ts'
import { eraseDueAccounts } from '#usecases/privacy/erase-due-accounts.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

const IN_EIGHT_DAYS_MS = 8 * DAY_MS

test('a client who deletes the account sees what happens to each session and is refunded without a name', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  const client = await givenUser(db, { fullName: 'Asha Rao' })
  const reference = aReference()
  const paid = await givenBookingNow(db, { userId: client.id, state: 'verified', reference })
  const claimed = await givenBookingNow(db, { userId: client.id, state: 'claimed' })
  await signInAs(context, site, client.id)

  await page.goto('/dashboard/profile')
  await page.getByText('Delete my account', { exact: true }).click()
  await expect(page.getByText('These 2 bookings will be cancelled right away')).toBeVisible()
  await expect(page.getByText(`We'll refund ${formatRupees(paid.amount)} to the account you paid from`)).toBeVisible()
  await expect(page.getByText(/once your payment is confirmed/)).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.locator('input[name=deletePassword]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(page.getByText('Your bookings have been cancelled').first()).toBeVisible()
  await mailbox.receive({ to: client.email, subject: new RegExp(`${paid.code} is cancelled`) })
  const toPractice = { to: SAMPLE_PRACTICE.contact.astrologerEmail, subject: new RegExp(`${paid.code} was cancelled`) }
  expect((await mailbox.receive(toPractice)).text).not.toContain('Asha')

  await eraseDueAccounts(db, new Date(Date.now() + IN_EIGHT_DAYS_MS))
  await signInAsAstrologer(context, site.url, db)
  await page.goto(DESK)
  const due = page.getByRole('listitem').filter({ hasText: paid.code })
  await expect(due).toContainText('Deleted client')
  await expect(due).toContainText(reference.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
  await expect(page.getByRole('heading', { name: 'Did these payments arrive?' })).toBeVisible()
  const toCheck = page.getByRole('listitem').filter({ hasText: claimed.code })
  await expect(toCheck.getByRole('link', { name: `Open booking ${claimed.code}` })).toBeVisible()
  await expectPageChecksInEveryView(page)
  await due.getByRole('link', { name: `Record refund ${paid.code}` }).click()
  await page.getByLabel(/Reference of your refund transfer/).fill('IMPS 512345678901')
  await page.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText(/Credit note CN.* No email is sent/).first()).toBeVisible()

  await page.goto(`${DESK}/bookings/${claimed.id}`)
  await expectPageChecksInEveryView(page)
  const [details, tools] = await Promise.all(
    [page.getByRole('article'), page.locator('#refund')].map((part) => part.boundingBox()),
  )
  expect((details?.x ?? 0) + (details?.width ?? 0), 'the columns are side by side').toBeLessThan(tools?.x ?? 0)
  await page.getByRole('button', { name: 'Payment not received' }).click()
  await expect(page.getByText('Saved. Nothing will be refunded.').first()).toBeVisible()
  await page.goto(DESK)
  await expect(page.getByRole('listitem').filter({ hasText: claimed.code })).toHaveCount(0)
})
