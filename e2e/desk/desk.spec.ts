import type { Locator, Page } from '@playwright/test'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultation } from '#test/factories/bookings.ts'
import { DESK, givenBookingNow, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'

test('an astrologer sends reminders, adds a meeting link, cancels the session and records the refund with a credit note', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const client = await givenUser(db, { password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified' })
  await page.goto(DESK)
  await page.getByRole('button', { name: 'Send Reminders' }).click()
  await expect(page.getByText('Reminders sent successfully!').first()).toBeVisible()

  await page.goto(`/staff/bookings/${booking.id}`)
  await page.getByText('Meeting link: the usual one').click()
  await page.getByLabel(/^Meeting link/).fill('https://meet.example.com/asha')
  await page.getByRole('button', { name: 'Save link' }).click()
  await expect(page.getByText('Link saved and sent to the client').first()).toBeVisible()
  const link = await mailbox.receive({ to: client.email, subject: /Your meeting link/ })
  expect(link.text).toContain('https://meet.example.com/asha')

  await page.getByText('Change booking').click()
  await page.getByText('Cancel booking', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click()
  await expect(page.getByText('Booking cancelled').filter({ visible: true }).first()).toBeVisible()

  await page.getByLabel(/Reference of your refund transfer/).fill('IMPS 512345678901')
  await page.getByRole('button', { name: 'Record refund' }).click()
  await expect(
    page
      .getByText(/Credit note CN\/\d\d-\d\d\/\d{5}/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await mailbox.receive({ to: client.email, subject: /refund/ })
})

/** Of the router, which asks in the page; the places of the frame are links of the browser, which asks by itself. */
const cardLink = (page: Page) => page.locator('main a[href^="/staff/clients/"]').filter({ visible: true }).last()

test('asks before leaving unsaved notes, and not after saving', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`/staff/bookings/${booking.id}`)
  await untilHydrated(page)
  await page.getByLabel('Private notes').fill('Half a  thought\n')

  await cardLink(page).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the notes?' })
  await expect(question).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a  thought\n')

  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await cardLink(page).click()
  await expect(page).toHaveURL(/\/staff\/clients\//)
})

test('asks before leaving unsaved notes when the network was lost before they were typed', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/)
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`/staff/bookings/${booking.id}`)
  await untilHydrated(page)
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('confirm-dialog'))
  await page.route(/confirm-dialog/, (route) => route.abort())
  await page.getByLabel('Private notes').fill('Half a thought')
  await isRefused

  const asked = page.waitForEvent('dialog')
  const clicked = cardLink(page).click()
  const question = await asked
  expect(question.message()).toBe('Leave without saving the notes?')
  await question.dismiss()
  await clicked
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a thought')
})

test('the desk fits a phone, the columns of a booking and print, and keeps its legend in forced colours', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  for (let count = 1; count < 12; count += 1) await givenBookingNow(db, { state: 'verified' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(DESK)
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toBeInViewport()

  const rows = page.locator('.session-row')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThanOrEqual(11)
  expect(Math.max(...heights)).toBeLessThan(150)
  const aboveRows = (await rows.first().boundingBox())?.y ?? Number.NaN
  expect(aboveRows + heights.slice(0, 12).reduce((sum, height) => sum + height, 0)).toBeLessThan(2_400)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  const row = page.locator('.session-row').filter({ hasText: booking.code })
  await expect(row.getByText('Video call')).toBeVisible()
  await expect(row.locator('dt').getByText('Booking', { exact: true })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/staff/bookings/${booking.id}`)
  const boxOf = (part: Locator) => part.boundingBox().then((box) => box ?? { x: Number.NaN, y: Number.NaN, width: 0 })
  const money = page.getByRole('heading', { name: 'Money' })
  expect((await boxOf(page.getByLabel('Private notes'))).y).toBeLessThan((await boxOf(money)).y)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500)

  await page.setViewportSize({ width: 1280, height: 800 })
  const notes = await boxOf(page.getByLabel('Private notes'))
  expect(notes.x + notes.width, 'the columns are side by side').toBeLessThan((await boxOf(money)).x)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Booked (client', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save notes' })).toBeHidden()
  await expect(page.locator('.booking-columns')).toHaveCSS('display', 'block')

  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await page.goto('/staff/money/reports')
  await expect(page.locator('.money-swatch').first()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the form is empty again after saving time off', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  await page.goto('/staff/week/diary')
  await untilHydrated(page)
  await page.getByText('Plan time off').click()
  await page.getByLabel('From').fill('2031-01-05T09:00')
  await page.getByLabel('Until').fill('2031-01-06T18:00')
  await page.getByRole('button', { name: 'Add time off' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'January 5, 2031, 9:00 AM IST' })
  await expect(row).toBeVisible()
  await page.getByText('Plan time off').click()
  await expect(page.getByLabel('From')).toHaveValue('')
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

test('booking for a client shows only the success after a refused try', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  await signInAsAstrologer(context, site.url, db)
  await givenConsultation(db, 'Prasna')
  await page.goto('/staff/clients/book')
  await untilHydrated(page)
  await page.getByLabel('Service').selectOption({ label: 'Prasna' })
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.locator('.form-summary')).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)

  await page.getByLabel('Client email').fill('new.client@example.com')
  await page.getByLabel(/Full Name/i).fill('New Client')
  await page.getByLabel(/Phone/i).fill('+91 98765 43210')
  await page.getByLabel(/Current location/i).fill('Pune')
  await page.getByLabel('Question or notes').fill('When will the house be sold?')
  await page.getByRole('button', { name: 'Confirm booking' }).click()

  await expect(page).toHaveURL(/\/bookings\//)
  await expect(page.locator('[data-toast="success"]')).toBeVisible()
  await expect(page.locator('.form-summary')).toHaveCount(0)
})
