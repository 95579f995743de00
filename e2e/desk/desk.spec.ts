import { processJsonLine } from '@muhurta/jyotish'
import { givenSession, givenStaff, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenConsultation, minutesAfter, requireBooking } from '#test/factories/bookings.ts'
import { setMeetingLink } from '#usecases/sessions/update-session.ts'
import { DESK, givenBookingNow, givenClaim, signInAsAstrologer } from '../steps/desk-steps.ts'
import { expect, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { untilHydrated } from '../steps/hydration.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an astrologer sends reminders and sees the result on the button', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)

  await page.goto(DESK)
  await page.getByRole('button', { name: 'Send Reminders' }).click()

  await expect(page.getByText('Reminders sent successfully!').first()).toBeVisible()
})

test('an astrologer adds a meeting link, cancels the session and records the refund with a credit note', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const client = await givenUser(db, { password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)

  await page.getByLabel(/^Meeting link/).fill('https://meet.example.com/asha')
  await page.getByRole('button', { name: 'Save link' }).click()
  await expect(page.getByText('Link saved and sent to the client').first()).toBeVisible()
  const link = await mailbox.receive({ to: client.email, subject: /Your meeting link/ })
  expect(link.text).toContain('https://meet.example.com/asha')

  await page.getByText('Cancel booking', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click()
  await expect(page.getByText('Booking cancelled').first()).toBeVisible()

  await page.getByLabel(/Reference of your refund transfer/).fill('IMPS 512345678901')
  await page.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText(/Credit note CN\/\d\d-\d\d\/\d{5}/).first()).toBeVisible()
  await mailbox.receive({ to: client.email, subject: /refund/ })
})

test('a booking card links to the brief with the chart, transits, dashas and a PDF', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const client = await givenUser(db, { fullName: 'Asha Rao', password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'verified' })

  await page.goto(DESK)
  await page.getByRole('link', { name: `Chart ${booking.code}` }).click()
  await expect(page.getByRole('heading', { name: 'Brief: Asha Rao' })).toBeVisible()
  await expect(page.getByText('Cast for Mysuru, Karnataka, India.')).toBeVisible()
  await expect(page.locator('[data-chart="rashi"] svg.chart:visible').getByRole('link')).toHaveCount(12)
  await expect(page.getByRole('table', { name: 'Transits at the session' }).getByRole('row')).toHaveCount(10)
  await expect(page.getByText('Pratyantardasha')).toBeVisible()
  await expect(page.getByText('Rahu kalam')).toBeVisible()

  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Brief as PDF' }).getAttribute('href')) ?? '',
  )
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a prasna has the chart of the second and place at which it was asked, and is marked as completed', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const service = await givenConsultation(db, 'Prasna')
  const form = { currentLocation: '19.0760, 72.8777' }
  const booking = await givenBookingNow(db, { service, state: 'verified', form })
  const { askedAt } = await requireBooking(db, booking.id)
  const utc = new Date(Math.floor((askedAt?.getTime() ?? 0) / 1000) * 1000).toISOString()
  const { sidereal } = JSON.parse(processJsonLine('chart', JSON.stringify({ id: 'p', utc, lat: 19.076, lon: 72.8777 })))

  await page.goto(`${DESK}/bookings/${booking.id}/brief`)

  const minutes = Math.floor((sidereal.asc % 30) * 60)
  const degrees = `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
  const grahas = page.getByRole('table', { name: 'Grahas' })
  await expect(grahas.getByRole('row').filter({ hasText: 'Lagna' })).toContainText(degrees)
  await expect(page.getByText('Running dasha')).toHaveCount(0)

  await page.goto(`${DESK}/bookings/${booking.id}`)
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('an assistant sees no income, and joins only the session that is about to begin', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  const soon = await givenBookingNow(db, { state: 'verified' })
  const later = await givenBookingNow(db, { state: 'verified' })
  const staffId = await givenStaff(db, 'assistant')
  for (const { id: bookingId } of [soon, later]) {
    await setMeetingLink(db, { bookingId, staffId, link: 'https://meet.example.com/asha' }, new Date())
  }
  clock.set(minutesAfter(soon.startsAt ?? new Date(), -5).toISOString())
  const value = await givenSession(db, staffId, clock.now())
  await context.addCookies([{ name: 'session', value, url: site.url }])

  await page.goto(DESK)
  const row = (code: string) => page.locator('.session-row').filter({ hasText: code })
  await expect(row(soon.code).getByRole('link', { name: 'Join' })).toHaveAttribute('href', /meet\.example\.com/)
  await expect(row(later.code)).toBeVisible()
  await expect(row(later.code).getByRole('link', { name: 'Join' })).toHaveCount(0)
  await expect(page.getByText('Total Revenue')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Money' })).toHaveCount(0)
})

/** The pages of a group share a sign-in and their bookings. The week and the calendars have their own tests. */
const PAGE_GROUPS = [
  { group: 'payments', paths: ['', '/to-verify', '/pending', '/statement', '/money', '/reminders'] },
  { group: 'the diary', paths: ['/week/block', '/diary', '/hours', '/special-days'] },
  {
    group: 'bookings and clients',
    paths: ['/bookings', '/clients', '/book', '/bookings/:booking', '/clients/:client'],
  },
  { group: 'a brief', paths: ['/bookings/:booking/brief'] },
] as const

for (const { group, paths } of PAGE_GROUPS) {
  test(`the desk’s pages of ${group} pass the page checks in every view`, async ({ page, context, site, db }) => {
    test.slow()
    await signInAsAstrologer(context, site.url, db)
    await givenClaim(db)
    await givenClaim(db)
    const booking = await givenBookingNow(db, { state: 'verified' })

    for (const path of paths) {
      await page.goto(`${DESK}${path.replace(':booking', booking.id).replace(':client', booking.userId)}`)
      await expectPageChecksInEveryView(page)
    }
  })
}

test('notes are retained without JavaScript when the astrologer’s sign-in expires while writing', async ({
  pageWithoutScript: page,
  otherPage: pageWithScript,
  site,
  db,
  clock,
}) => {
  const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
  await signInAs(page.context(), site, astrologer.id)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await page.getByLabel('Private notes').fill('Saturn in the seventh,\nand a wedding')

  clock.advance({ hours: 3 })
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('We have saved what you just sent')).toBeInViewport()
  await page.getByRole('link', { name: 'Use a password instead' }).click()
  await page.locator('main').getByLabel('Email').fill(astrologer.email)
  await page.locator('main input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Your saved form' })).toBeVisible()
  await expect(page.getByText('Saturn in the seventh')).toBeVisible()
  await pageWithScript.context().addCookies(await page.context().cookies())
  await pageWithScript.goto('/account/draft')
  await expect(pageWithScript.getByText('Saturn in the seventh')).toBeVisible()
  await expectPageChecksInEveryView(pageWithScript)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await expect(page.getByLabel('Private notes')).toHaveValue('Saturn in the seventh,\nand a wedding')
})

test('asks before leaving unsaved notes, and not after saving', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilHydrated(page)
  await page.getByLabel('Private notes').fill('Half a  thought\n')

  await page.getByRole('link', { name: 'Back to Astrologer Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the notes?' })
  await expect(question).toBeVisible()
  await expectPageChecksInEveryView(page)
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a  thought\n')

  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Astrologer Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Astrologer Dashboard' })).toBeVisible()
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
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilHydrated(page)
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('confirm-dialog'))
  await page.route(/confirm-dialog/, (route) => route.abort())
  await page.getByLabel('Private notes').fill('Half a thought')
  await isRefused

  const asked = page.waitForEvent('dialog')
  const clicked = page.getByRole('link', { name: 'Back to Astrologer Dashboard' }).click()
  const question = await asked
  expect(question.message()).toBe('Leave without saving the notes?')
  await question.dismiss()
  await clicked
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a thought')
})

test('in forced colours the legend of the money chart still matches its bars', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  await givenBookingNow(db, { state: 'verified' })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${DESK}/money`)

  await expect(page.locator('.money-swatch').first()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('the actions come before the lists and the chart of a booking on a phone, and are not printed', async ({
  page,
  context,
  site,
  db,
}) => {
  await signInAsAstrologer(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(DESK)
  await expect(page.getByRole('link', { name: 'Week', exact: true })).toBeInViewport()

  await page.goto(`${DESK}/bookings/${booking.id}`)
  const topOf = async (name: string) => (await page.getByLabel(name).boundingBox())?.y ?? Number.NaN
  const chart = await page.getByRole('heading', { name: 'Chart', exact: true }).boundingBox()
  expect(await topOf('Private notes')).toBeLessThan(chart?.y ?? 0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(page.getByLabel('Private notes')).toBeHidden()
  await expect(page.locator('.desk-columns')).toHaveCSS('display', 'block')

  await page.goto(DESK)
  const row = page.locator('.session-row').filter({ hasText: booking.code })
  await expect(row.getByText('Video call')).toBeVisible()
  await expect(row.locator('dt').getByText('Booking', { exact: true })).toBeHidden()
})

test('the form is empty again after saving time off', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  await page.goto(`${DESK}/diary`)
  await untilHydrated(page)
  await page.getByLabel('From').fill('2031-01-05T09:00')
  await page.getByLabel('Until').fill('2031-01-06T18:00')
  await page.getByRole('button', { name: 'Add time off' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'January 5, 2031, 9:00 AM IST' })
  await expect(row).toBeVisible()
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
  await page.goto(`${DESK}/book`)
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

test('twelve bookings fit in a few screens of a phone', async ({ page, context, site, db }) => {
  await signInAsAstrologer(context, site.url, db)
  for (let count = 0; count < 12; count += 1) await givenBookingNow(db, { state: 'verified' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(DESK)

  // Other tests book on this site too; a session of today without a link has a line more.
  const rows = page.locator('.session-row').filter({ hasNotText: 'No meeting link' })
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThanOrEqual(12)
  expect(Math.max(...heights)).toBeLessThan(150)
  const aboveRows = (await rows.first().boundingBox())?.y ?? Number.NaN
  expect(aboveRows + heights.slice(0, 12).reduce((sum, height) => sum + height, 0)).toBeLessThan(2_400)
})
