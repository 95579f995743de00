import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import type { Database } from '#db/client.ts'
import { practiceDate } from '#domain/practice-time.ts'
import { answerLine } from '#jyotish/command/answer-line.ts'
import { givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { aReference, givenBooking, givenConsultation, requireBooking } from '#test/factories/bookings.ts'
import { BANKS, bankFile } from '#test/statements/bank-files.ts'
import { untilAlive } from './alive.ts'
import { enter } from './enter.ts'
import { expect, expectSoundInEveryView, test } from './fixtures.ts'

const DESK = '/astrologer-dashboard'

async function enterDesk(context: BrowserContext, url: string, db: Database): Promise<string> {
  const { id } = await givenUser(db, { roles: ['client', 'astrologer'], fullName: 'Acharya', password: null })
  await enter(context, { db, url }, id)
  return id
}

/** Journeys begin today, unlike other tests. */
const givenBookingNow = (db: Database, details: Parameters<typeof givenBooking>[1]) =>
  givenBooking(db, { now: new Date(), ...details })

async function givenClaim(db: Database, upiReference = aReference()) {
  const client = await givenUser(db, { password: null })
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { userId: client.id, service, state: 'claimed', upiReference })
  return { ...booking, email: client.email, upiReference }
}

test('a payment is verified: the client gets a letter with the invoice, and finds it on the dashboard', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await enterDesk(context, site.url, db)
  const claim = await givenClaim(db)

  await page.goto(`${DESK}/to-verify`)
  await page.getByRole('button', { name: `Verify ${claim.code}` }).click()
  await expect(page.getByText('Payment verified').first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Verify ${claim.code}` })).toHaveCount(0)

  const letter = await mailbox.receive({ to: claim.email, subject: /is confirmed/ })
  const paper = letter.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
  expect(paper?.filename).toMatch(/^invoice-MU-\d\d-\d\d-\d{5}\.pdf$/)

  await enter(context, site, claim.userId)
  await page.goto('/dashboard/invoices')
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download/ }).click(),
  ])
  const file = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(Buffer.from(chunk))
  expect(fingerprint(Buffer.concat(chunks))).toBe(fingerprint(Buffer.from(paper?.content as ArrayBuffer)))
})

const fingerprint = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a session that is verified comes with an entry for the calendar', async ({
  page,
  context,
  site,
  db,
  mailbox,
}) => {
  await enterDesk(context, site.url, db)
  const client = await givenUser(db, { password: null })
  const booking = await givenBookingNow(db, { userId: client.id, state: 'claimed' })

  await page.goto(`${DESK}/to-verify`)
  await page.getByRole('button', { name: `Verify ${booking.code}` }).click()

  const letter = await mailbox.receive({ to: client.email, subject: /is confirmed/ })
  const entry = letter.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const text = Buffer.from(entry?.content as ArrayBuffer).toString()
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toMatch(/DTSTART[^\r\n]*\d{8}T\d{6}/)
  expect(text).not.toContain('Mysuru')
})

test('a rejection is made by keys, and taken back within ten seconds', async ({ page, context, site, db }) => {
  await enterDesk(context, site.url, db)
  await givenClaim(db)
  const claim = await givenClaim(db)
  await page.goto(`${DESK}/to-verify`)
  await page.getByRole('heading', { name: 'Astrologer Dashboard' }).click()

  const card = page.locator('[data-claim]').filter({ hasText: claim.code })
  // Keys work once the page has come alive; until then a person presses again.
  await expect(async () => {
    await card.focus()
    await page.keyboard.press('r')
    await expect(card.getByLabel(/Reason/)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await card.getByRole('button', { name: 'Reject the payment' }).click()
  await expect(page.getByText(`The payment for ${claim.code} is rejected`)).toBeVisible()
  // Whoever works by keys goes on with another claim.
  await expect(page.locator('[data-claim]:focus')).toBeVisible()
  expect(await requireBooking(db, claim.id)).toMatchObject({ paymentStatus: 'pending' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The rejection is taken back').first()).toBeVisible()
  expect(await requireBooking(db, claim.id)).toMatchObject({ paymentStatus: 'awaiting_verification' })
})

test('without JavaScript a payment can be rejected with a reason, too', async ({
  pageWithoutScript: page,
  site,
  db,
  mailbox,
}) => {
  await enterDesk(page.context(), site.url, db)
  await givenClaim(db)
  const claim = await givenClaim(db)
  await page.goto(`${DESK}/to-verify`)

  const card = page.locator('[data-claim]').filter({ hasText: claim.code })
  await card.locator('summary').click()
  await card.getByLabel(/Reason/).fill('We see no such transfer.')
  await card.getByRole('button', { name: 'Reject the payment' }).click()

  expect(await requireBooking(db, claim.id)).toMatchObject({
    status: 'pending',
    rejectionReason: 'We see no such transfer.',
  })
  await mailbox.receive({ to: claim.email, subject: /payment/i })
})

for (const bank of BANKS) {
  test(`a statement of ${bank} is uploaded, and what matches is verified with one click`, async ({
    page,
    context,
    site,
    db,
  }) => {
    await enterDesk(context, site.url, db)
    const claim = await givenClaim(db)
    const line = {
      date: practiceDate(new Date()),
      direction: 'credit',
      paise: claim.amount,
      reference: claim.upiReference,
      name: 'ASHA RAO',
      note: '',
    } as const

    await page.goto(`${DESK}/statement`)
    await page
      .getByLabel(/Statement of your bank/)
      .setInputFiles({ name: `${bank}.csv`, mimeType: 'text/csv', buffer: bankFile(bank, [line]) })
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('button', { name: 'Verify 1 payment' }).click()
    await expect(page.getByText('1 payment verified').first()).toBeVisible()
    expect(await requireBooking(db, claim.id)).toMatchObject({ paymentStatus: 'paid' })
  })
}

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
  await page.getByRole('button', { name: 'Save the link' }).click()
  await expect(page.getByText('The link is saved and sent').first()).toBeVisible()
  const link = await mailbox.receive({ to: client.email, subject: /link for your session/ })
  expect(link.text).toContain('https://meet.example.com/asha')

  await page.getByText('Cancel the booking').click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText('The booking is cancelled').first()).toBeVisible()

  await page.getByLabel(/Reference of your transfer/).fill('IMPS 512345678901')
  await page.getByRole('button', { name: 'Note the refund' }).click()
  await expect(page.getByText(/Credit note CN\/\d\d-\d\d\/\d{5}/).first()).toBeVisible()
  await mailbox.receive({ to: client.email, subject: /refund/ })
})

test('a question of the moment is answered and marked as completed', async ({ page, context, site, db }) => {
  await enterDesk(context, site.url, db)
  const service = await givenConsultation(db, 'Prasna')
  const booking = await givenBookingNow(db, { service, state: 'verified' })
  await page.goto(`${DESK}/bookings/${booking.id}`)

  await page.getByRole('button', { name: 'Completed' }).click()

  await expect(page.getByText('Noted').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeVisible()
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
  const { sidereal } = JSON.parse(answerLine('chart', JSON.stringify({ id: 'p', utc, lat: 19.076, lon: 72.8777 })))

  await page.goto(`${DESK}/bookings/${booking.id}/brief`)

  const minutes = Math.floor((sidereal.asc % 30) * 60)
  const degrees = `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
  const grahas = page.getByRole('table', { name: 'Grahas' })
  await expect(grahas.getByRole('row').filter({ hasText: 'Lagna' })).toContainText(degrees)
  await expect(page.getByText('Running dasha')).toHaveCount(0)
})

for (const path of ['', '/to-verify', '/pending', '/statement', '/diary', '/money', '/reminders', '/book']) {
  test(`the page ${DESK}${path} is sound in both skies, at every width`, async ({ page, context, site, db }) => {
    await enterDesk(context, site.url, db)
    await givenClaim(db)
    await givenClaim(db)
    await givenBookingNow(db, { state: 'verified' })

    await page.goto(`${DESK}${path}`)
    await expectSoundInEveryView(page)
  })
}

for (const kind of ['bookings', 'clients', 'briefs'] as const) {
  test(`the page of one of the ${kind} is sound in both skies, at every width`, async ({ page, context, site, db }) => {
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
  await page.getByRole('button', { name: 'Save the notes' }).click()
  await expect(page.getByText('What you have just sent is kept')).toBeInViewport()
  await page.locator('main').getByLabel('Email').fill(astrologer.email)
  await page.locator('main input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Still to be sent' })).toBeVisible()
  await expect(page.getByText('Saturn in the seventh')).toBeVisible()
  await expectSoundInEveryView(page)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText('The notes are saved').first()).toBeVisible()
  await expect(page.getByLabel('Private notes')).toHaveValue('Saturn in the seventh,\nand a wedding')
})

test('of two tabs on one session, the second is told what the first has written', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await enterDesk(context, site.url, db)
  const booking = await givenBookingNow(db, { state: 'verified' })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${DESK}/bookings/${booking.id}`)
    await untilAlive(tab)
  }

  await page.getByLabel('Private notes').fill('From the first tab')
  await page.getByRole('button', { name: 'Save the notes' }).click()
  await expect(page.getByText('The notes are saved').first()).toBeVisible()
  await other.getByLabel('Private notes').fill('From the second tab')
  await other.getByRole('button', { name: 'Save the notes' }).click()

  await expect(other.getByText('They now say:')).toBeVisible()
  await expect(other.getByText('From the first tab')).toBeVisible()
  await expect(other.getByLabel('Private notes')).toHaveValue('From the second tab')
  await expectSoundInEveryView(other)
  await other.getByLabel('Private notes').fill('From both tabs')
  await other.getByRole('button', { name: 'Save the notes' }).click()
  await expect(other.getByText('The notes are saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Private notes')).toHaveValue('From both tabs')
})

test('a payment that a colleague has decided leaves the list of whoever comes second', async ({
  page,
  context,
  site,
  db,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/)
  await enterDesk(context, site.url, db)
  const claim = await givenClaim(db)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${DESK}/to-verify`)
    await untilAlive(tab)
  }
  const verify = { name: `Verify ${claim.code}` }

  await page.getByRole('button', verify).click()
  await expect(page.getByText('Payment verified').first()).toBeVisible()
  await other.getByRole('button', verify).click()

  await expect(other.getByText('A colleague was faster: this payment has been decided.').first()).toBeVisible()
  await expect(other.getByRole('button', verify)).toHaveCount(0)
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

  await page.getByRole('link', { name: 'Back to the desk' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the notes?' })
  await expect(question).toBeVisible()
  await expectSoundInEveryView(page)
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Private notes')).toHaveValue('Half a  thought\n')

  await page.getByRole('button', { name: 'Save the notes' }).click()
  await expect(page.getByText('The notes are saved').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the desk' }).click()
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
