import { processJsonLine } from '@muhurta/jyotish'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenConsultation, requireBooking } from '#test/factories/bookings.ts'
import { untilAlive } from './alive.ts'
import { DESK, enterDesk, givenBookingNow, givenClaim } from './desk-steps.ts'
import { enter } from './enter.ts'
import { expect, expectSoundInEveryView, test } from './fixtures.ts'

test('reminders are sent, and the button says so', async ({ page, context, site, db }) => {
  await enterDesk(context, site.url, db)

  await page.goto(DESK)
  await page.getByRole('button', { name: 'Send Reminders' }).click()

  await expect(page.getByText('Reminders sent successfully!').first()).toBeVisible()
})

test('a session gets its link, is cancelled, and its refund is noted with a credit note', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await enterDesk(context, site.url, db)
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

test('a question of the moment is answered and marked as completed', async ({ page, context, site, db }) => {
  await enterDesk(context, site.url, db)
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { service, state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)

  await page.getByRole('button', { name: 'Completed' }).click()

  await expect(page.getByText('Saved').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('a card leads to the chart: drawn, in words, with what runs at the session, and on paper', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
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

  const paper = await page.request.get(
    (await page.getByRole('link', { name: 'Brief as PDF' }).getAttribute('href')) ?? '',
  )
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a question of the moment has the chart of its second, where it was asked', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
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
})

for (const path of [
  '',
  '/to-verify',
  '/pending',
  '/statement',
  '/diary',
  '/money',
  '/reminders',
  '/bookings',
  '/book',
]) {
  test(`the page ${DESK}${path} is sound in both themes, at every width`, async ({ page, context, site, db }) => {
    await enterDesk(context, site.url, db)
    await givenClaim(db)
    await givenClaim(db)
    await givenBookingNow(db, { state: 'verified' })

    await page.goto(`${DESK}${path}`)
    await expectSoundInEveryView(page)
  })
}

for (const kind of ['bookings', 'clients', 'briefs'] as const) {
  test(`the page of one of the ${kind} is sound in both themes, at every width`, async ({
    page,
    context,
    site,
    db,
  }) => {
    await enterDesk(context, site.url, db)
    const booking = await givenBookingNow(db, { state: 'verified' })

    const paths = {
      bookings: `/bookings/${booking.id}`,
      briefs: `/bookings/${booking.id}/brief`,
      clients: `/clients/${booking.userId}`,
    }
    await page.goto(`${DESK}${paths[kind]}`)
    await expectSoundInEveryView(page)
  })
}

test('an astrologer whose session ended while the notes were written signs in again and loses nothing', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  const astrologer = await givenUser(db, { roles: ['client', 'astrologer'] })
  await enter(context, site, astrologer.id)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilAlive(page)
  await page.getByLabel('Private notes').fill('Saturn in the seventh,\nand a wedding')

  clock.advance({ hours: 3 })
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('We have saved what you just sent')).toBeInViewport()
  await page.locator('main').getByLabel('Email').fill(astrologer.email)
  await page.locator('main input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Your unsent form' })).toBeVisible()
  await expect(page.getByText('Saturn in the seventh')).toBeVisible()
  await expectSoundInEveryView(page)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await expect(page.getByLabel('Private notes')).toHaveValue('Saturn in the seventh,\nand a wedding')
})

test('who leaves half-written notes is asked first, and not once they are saved', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await untilAlive(page)
  await page.getByLabel('Private notes').fill('Half a  thought\n')

  await page.getByRole('link', { name: 'Back to Astrologer Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the notes?' })
  await expect(question).toBeVisible()
  await expectSoundInEveryView(page)
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a  thought\n')

  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Astrologer Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Astrologer Dashboard' })).toBeVisible()
})

test('a booking on paper is what is known of it, without the tools of the desk', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await expect(page.getByLabel('Private notes')).toBeHidden()
  await expect(page.locator('.desk-columns')).toHaveCSS('display', 'block')
})

test('where the system chooses the colours, the key of the money chart still has those of its bars', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
  await givenBookingNow(db, { state: 'verified' })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${DESK}/money`)

  await expect(page.locator('.money-swatch').first()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('on a phone the tools stand before the lists, and those of a booking before its chart', async ({
  page,
  context,
  site,
  db,
}) => {
  await enterDesk(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(DESK)
  await expect(page.getByRole('link', { name: 'All bookings' })).toBeInViewport()

  await page.goto(`${DESK}/bookings/${booking.id}`)
  const topOf = async (name: string) => (await page.getByLabel(name).boundingBox())?.y ?? Number.NaN
  const chart = await page.getByRole('heading', { name: 'Chart', exact: true }).boundingBox()
  expect(await topOf('Private notes')).toBeLessThan(chart?.y ?? 0)
})

test('time off that is taken leaves an empty form for the next', async ({ page, context, site, db }) => {
  await enterDesk(context, site.url, db)
  await page.goto(`${DESK}/diary`)
  await untilAlive(page)
  await page.getByLabel('From').fill('2031-01-05T09:00')
  await page.getByLabel('Until').fill('2031-01-06T18:00')
  await page.getByRole('button', { name: 'Add time off' }).click()

  await expect(page.getByText('January 5, 2031, 9:00 AM IST')).toBeVisible()
  await expect(page.getByLabel('From')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove' }).click()
})
