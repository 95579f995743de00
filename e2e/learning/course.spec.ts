import { longDay } from '#content/words/dates.ts'
import { addDays, istDate } from '#domain/time/india-time.ts'
import type { ReceivedEmail } from '#test/outside-world/smtp.ts'
import { fillIn, pay, signIn } from '../steps/booking-steps.ts'
import { DESK, endUndoTime, signInAsAstrologer, verify } from '../steps/desk-steps.ts'
import { expect, linkIn, test } from '../steps/fixtures.ts'

const SESSION_WORDS = /session|appointment|slot|meeting|remind|calendar|reschedul|another time|minutes/i

function expectNoSession({ subject, text, attachments }: ReceivedEmail): void {
  expect(`${subject}\n${text}`).not.toMatch(SESSION_WORDS)
  expect(attachments.filter(({ mimeType }) => mimeType === 'text/calendar')).toEqual([])
}

test('a client enrolls in a course, and the first lesson opens from the email and the dashboard', async ({
  page,
  otherPage: desk,
  context,
  site,
  db,
  mailbox,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const { email: to } = await signIn(context, db, site.url)
  const start = addDays(istDate(new Date()), 3)

  await page.goto('/book/course/unnata')
  await page.getByLabel('When would you like to start?').fill(start)
  await fillIn(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/book\/payment\//)
  const booked = await mailbox.receive({ to, subject: /Your place in Unnata/ })
  expect(booked.text).toContain(`Start date: ${longDay(start)}`)
  const [code = ''] = booked.subject?.match(/MU\w+$/) ?? []
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await pay(page)
  const claimed = await mailbox.receive({ to, subject: /checking your payment/ })

  await signInAsAstrologer(desk.context(), site.url, db)
  await desk.goto(`${DESK}/to-verify`)
  await expect(desk.getByText(`${code} · Starts ${longDay(start)}`)).toBeVisible()
  await verify(desk, code)
  await endUndoTime(db, bookingId)
  const paid = await mailbox.receive({ to, subject: /received your payment for Unnata/ })
  const welcome = await mailbox.receive({ to, subject: /Welcome to Unnata/ })
  for (const email of [booked, claimed, paid, welcome]) expectNoSession(email)
  expect(paid.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])

  await page.goto('/dashboard')
  const card = page.getByRole('article').filter({ hasText: code })
  await expect(card.getByText('Enrolled')).toBeVisible()
  await expect(card.getByText(longDay(start))).toBeVisible()
  await expect(page.getByText('Add to calendar')).toHaveCount(0)
  await card.getByRole('link', { name: 'Open first lesson' }).click()
  await expect(page).toHaveURL(new URL(linkIn(welcome, /^\/learning\/unnata\//)).pathname)
  // The course has few lessons, so that the first one ends the refund.
  await page.getByRole('button', { name: 'Open the lesson' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Lesson done')).toBeVisible()
  await page.goto('/dashboard')
  await expect(card.getByText(/^1 of \d+ lessons done$/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Continue' })).toBeVisible()

  await desk.goto(`/staff/bookings?q=${code}`)
  await desk.getByRole('link', { name: new RegExp(code) }).click()
  await expect(
    desk
      .getByText(`Starts ${longDay(start)}`)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expect(desk.getByText('How did it go?')).toHaveCount(0)
})
