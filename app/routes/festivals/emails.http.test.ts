import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { unsealText } from '#db/sealed-text.ts'
import { findReminderOf } from '#db/visitors/festival-reminders.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { database } from '#test/database.ts'
import { anEmail, listEmailsTo } from '#test/factories/visitors.ts'
import { createSite, TEST_SECRET, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

test('a visitor asks on the page of a list, confirms by the link, and the button unsubscribes', async () => {
  const visitor = createVisitor(site)
  const email = anEmail()
  const festivals = await (await visitor.get('/festivals/2026?city=pune&list=ekadashi')).text()
  expect(festivals).toContain('href="/festivals/emails?city=pune&amp;list=ekadashi"')
  const form = await (await visitor.get('/festivals/emails?city=pune&list=ekadashi')).text()
  expect(form).toMatch(/value="Pune"/)
  expect(form).toMatch(/id="list-ekadashi"[^>]*checked/)

  const refused = await visitor.post('/festivals/emails', { email: 'nobody', city: 'Qqqqzzzz', region: 'kerala' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('We do not know this place.')
  const sent = await visitor.post('/festivals/emails', { email, city: 'Pune', list: 'ekadashi', region: '' })
  expect(sent.headers.get('location')).toBe('/festivals')

  const [optIn] = await listEmailsTo(database(), email)
  const payload = optIn?.payload ?? {}
  const link = new URL(unsealText('link' in payload ? (payload.link as SealedText) : ('' as SealedText), TEST_SECRET))
  const path = `${link.pathname}${link.search}`
  expect(await (await visitor.get(path)).text()).toContain('Confirm festival reminders')
  expect(await (await visitor.post(path, {})).text()).toContain('Your festival reminders are on')
  expect((await findReminderOf(database(), email))?.chosen).toMatchObject({ city: 'pune', lists: ['ekadashi'] })
})

test('a client switches the emails on and off in the dashboard, without a confirmation', async () => {
  const visitor = await signedInVisitor(site, database(), { now: new Date() })
  const [user] = await database().select().from(users).where(eq(users.id, visitor.userId))
  const email = user?.email ?? ''
  const save = { intent: 'save-reminders', city: 'Chennai', list: 'moons', region: 'tamil-nadu' }

  const saved = await visitor.post('/dashboard/days', save)
  expect(saved.headers.get('location')).toBe('/dashboard/days')
  const page = await (await visitor.get('/dashboard/days')).text()
  expect(page).toMatch(/value="Chennai"/)
  expect(page).toContain('Stop reminders')
  expect(await listEmailsTo(database(), email)).toEqual([])

  await visitor.post('/dashboard/days', { intent: 'stop-reminders' })
  expect((await findReminderOf(database(), email))?.chosen).toBeNull()
})
