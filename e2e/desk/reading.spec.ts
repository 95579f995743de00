import { givenUser } from '#test/factories/accounts.ts'
import { givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an astrologer opens a client, reads the timeline, edits a draft and publishes it, and the client reads it on a phone', async ({
  page,
  context,
  otherPage,
  site,
  db,
}) => {
  const client = await givenUser(db, { fullName: 'Meenakshi Sundaram', password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified' })
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`/staff/clients/${client.id}`)
  await page.getByRole('link', { name: /^Timeline/ }).click()
  await expect(page.getByRole('group', { name: /^Timeline to scale/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: / to / })).toBeVisible()
  await page.getByRole('link', { name: 'Open the brief' }).click()
  await page.getByText('Draft of a reading', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'PDF in English' })).toBeVisible()
  await expectPageChecksInEveryView(page)

  await page.goto(`/staff/bookings/${booking.id}/answer`)
  const text = page.getByLabel('Answer or summary')
  await text.fill('Dear Meenakshi,')
  await page.getByText('Begin with a draft of a reading').click()
  await page.getByRole('button', { name: 'Insert draft' }).click()
  await expect(text).toHaveValue(/^Dear Meenakshi,\n\n## The lagna and its lord/)
  const draft = await text.inputValue()
  await text.fill(
    draft.replace(/## Yogas[\s\S]*(?=## The running and the next periods)/, 'My own words on the yogas.\n\n'),
  )
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page.getByRole('button', { name: 'Publish to the client' }).click()
  await expect(page.getByText('We have emailed the client.').first()).toBeVisible()

  await signInAs(otherPage.context(), site, client.id)
  await otherPage.setViewportSize({ width: 360, height: 740 })
  await otherPage.goto(`/dashboard/bookings/${booking.id}/answer`)
  await expect(otherPage.getByText('Dear Meenakshi,')).toHaveCount(1)
  await expect(otherPage.getByRole('heading', { name: 'The twelve houses' })).toHaveCount(1)
  await expect(otherPage.getByText('My own words on the yogas.')).toBeVisible()
  await expect(otherPage.getByRole('heading', { name: 'Yogas' })).toHaveCount(0)
  await expect(otherPage.getByText(/Sources: .*Phaladeepika/).first()).toBeVisible()
})
