import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { givenUser } from '#test/factories/accounts.ts'
import { anEmail } from '#test/factories/visitors.ts'
import { expect, expectNoSidewaysScroll, linkIn, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a visitor sets her city once and finds it on every page of the almanac', async ({ page, context, site, db }) => {
  await page.goto('/panchanga')
  await page.getByLabel('City or town').fill('Hyderabad, Telangana, India')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/panchanga\/hyderabad$/)
  await page.getByText('Show it on your own site').click()
  await expect(page.getByText('/embed/hyderabad/today"')).toBeVisible()

  await page.goto('/festivals')
  await expect(page.getByText('Festivals, Hyderabad')).toBeVisible()
  await page.getByRole('region', { name: 'Next' }).getByRole('link').first().click()
  await expect(page.getByText('Dates computed for Hyderabad')).toBeVisible()
  for (const path of ['/festivals/diwali', '/festivals/2027/why-almanacs-differ', '/eclipses']) {
    await page.goto(path)
    await expect(page.locator('main'), path).toContainText('Hyderabad')
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/muhurta')
  await expect(page.getByLabel('Where will it be?')).toHaveValue(/Hyderabad/)

  const client = await givenUser(db, { fullName: 'Asha Rao', password: null })
  await signInAs(context, site, client.id)
  await page.goto('/dashboard/family')
  await expect(page.getByText('For Hyderabad, Telangana, India')).toBeVisible()
})

test('a reader opens a month, chooses another city, and gets tomorrow’s Ekadashi with its times by email', async ({
  page,
  clock,
  db,
  mailbox,
}) => {
  clock.set('2026-11-19T12:00:00Z')
  const address = anEmail()
  await page.goto('/festivals/2026?list=ekadashi')
  await page.getByText('December 2026: ').click()
  await expect(page.getByRole('link', { name: /Mokshada Ekadashi/ }).last()).toBeVisible()
  await page.getByText('Ujjain, All regions: change').click()
  await page.getByLabel('City or town').fill('Chennai')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/festivals/2026?city=chennai&list=ekadashi')

  await page.getByRole('link', { name: 'Get an email the evening before' }).click()
  await expect(page.getByLabel('City or town')).toHaveValue('Chennai')
  await page.getByRole('main').getByLabel('Your email address').fill(address)
  await page.getByRole('button', { name: 'Send me reminders' }).click()
  const optIn = await mailbox.receive({ to: address, subject: /onfirm/ })
  await page.goto(linkIn(optIn, /\/festivals\/emails\/confirm/))
  await page.getByRole('button', { name: 'Confirm festival reminders' }).click()
  await expect(page.getByText('Your festival reminders are on')).toBeVisible()

  clock.set('2026-11-19T13:00:00Z')
  // What the clock starts every ten minutes.
  await new PgBoss({ db: fromDrizzle(db, sql), migrate: false, supervise: false, schedule: false }).send(
    'queue-festival-emails',
    {},
  )

  const email = await mailbox.receive({ to: address, subject: /Tomorrow is Devutthana Ekadashi/ })
  expect(email.text).toContain('Devutthana Ekadashi, times in Chennai')
  expect(email.text).toMatch(/Break the fast:? \n?.*Sat/)
  const { pathname, search } = new URL(linkIn(email, /\/festivals\/devutthana-ekadashi/))
  await page.goto(`${pathname}${search}`)
  await expect(page.getByRole('heading', { name: 'Puja times in Chennai' })).toBeVisible()
})
