import { recordLanguage } from '#db/accounts/users.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { givenPhoneClient, givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'

/** A Wednesday far ahead, where no other test books. */
const MORNING = new Date('2032-06-09T03:00:00Z')
const DAYS_BEFORE = new Date('2032-06-07T03:00:00Z')

test.beforeAll(({ site }) => givenLanguages(site.db))

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

test('on a phone a Telugu client without email gets a reminder by WhatsApp, and it is ticked', async ({
  page,
  context,
  site,
  db,
  clock,
}) => {
  clock.set(MORNING.toISOString())
  const { id } = await givenUser(db, {
    roles: ['client', 'astrologer'],
    fullName: 'Acharya',
    password: null,
    now: MORNING,
  })
  const value = await givenSession(db, id, MORNING)
  await context.addCookies([{ name: 'session', value, url: site.url, httpOnly: true, sameSite: 'Lax' }])
  const client = await givenPhoneClient(db, { fullName: 'లక్ష్మీ ప్రసన్న' })
  await recordLanguage(db, client.id, 'te')
  const form = { bookingDate: '2032-06-10', preferredTime: '10:00' }
  const booking = await givenBooking(db, { userId: client.id, state: 'verified', form, now: DAYS_BEFORE })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Messages by WhatsApp and SMS' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'లక్ష్మీ ప్రసన్న' })
  const whatsApp = row.getByRole('link', { name: /^WhatsApp: లక్ష్మీ ప్రసన్న/ })
  await expect(whatsApp).toBeVisible()
  const opened = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(opened.origin + opened.pathname).toBe(`https://wa.me/${phoneKey(client.phone)}`)
  const text = opened.searchParams.get('text') ?? ''
  expect(text).toMatch(/^నమస్తే లక్ష్మీ ప్రసన్న గారు\.\n.*గుర్తు చేస్తున్నాం/)
  expect(text).toContain(booking.code)
  expect(text).toMatch(/https:\/\/meet\.jit\.si\/\w{40}/)
  await expect(row.getByRole('link', { name: /^SMS/ })).toHaveAttribute('href', /^sms:\+91\d{10}\?&body=/)
  await expectPageChecksInEveryView(page)

  await row.getByRole('button', { name: /^Mark as sent/ }).click()
  await expect(row.getByText(/^sent by Acharya/)).toBeVisible()
  const english = await givenPhoneClient(db, { fullName: 'Sharada Bhat' })
  const later = { ...form, preferredTime: '11:00' }
  await givenBooking(db, { userId: english.id, state: 'verified', form: later, now: DAYS_BEFORE })
  await page.goto('/te/staff/clients/messages')
  const inEnglish = page.getByRole('link', { name: 'WhatsApp: Sharada Bhat' })
  await expect(inEnglish).toHaveAttribute('href', /text=Namaste%20Sharada%20Bhat\.%0AA%20reminder%20from/)
  await expectNoSidewaysScroll(page)

  await page.goto(`/staff/bookings/${booking.id}#timeline`)
  await expect(page.getByText('WhatsApp or SMS: Reminder')).toBeAttached()
})
