import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { findChainEnd } from '#db/record-chain.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague } from '#test/factories/availability.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { type SignedInVisitor, signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const clock = createTestClock()
let admin: SignedInVisitor
let version: string

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  admin = await signedInVisitor(site, database(), { roles: ['client', 'admin'], now: clock.now() })
})

beforeEach(async () => {
  version = String(await requirePracticeVersion(database()))
})

const pageAt = async (path: string) => (await admin.get(path)).text()

test('getting paid shows methods, invoices and GST as they are set, and a saved part returns to it', async () => {
  const saved = await admin.post('/staff/practice/settings/invoices', { version, prefix: 'SJ', firstNumber: '1' })

  const page = await pageAt('/staff/practice/getting-paid')
  expect(saved.headers.get('location')).toBe('/staff/practice/getting-paid')
  expect(page).toContain('Numbers begin with SJ')
  expect(page).toContain('Not registered: invoices without tax')
  for (const part of ['upi', 'ways', 'gst', 'invoices']) expect(page).toContain(`/staff/practice/settings/${part}"`)
})

test('the page of the backups says when the last one was made, and warns when that is days ago', async () => {
  const none = await pageAt('/staff/practice/backups')
  const details = { tables: 80, files: 1 }
  const daysAgo = new Date(clock.now().getTime() - 49 * HOUR_MS)
  await recordAudit(database(), { action: 'backup-made', details, at: daysAgo })
  const old = await pageAt('/staff/practice/backups')
  await recordAudit(database(), { action: 'backup-made', details, at: clock.now() })
  const recent = await pageAt('/staff/practice/backups')

  expect(none).toContain('No backup has been recorded yet')
  expect(none).toContain('BACKUP_DIR')
  expect(recent).toContain('It has 80 tables and 1 uploaded file.')
  expect([recent, old].map((page) => page.includes('more than two days ago'))).toEqual([false, true])
})

test('the page of the backups says what came of the last check, and the audit log too', async () => {
  const pages: Record<string, string> = {}
  for (const check of ['sound', 'faulty', 'no-room']) {
    await recordAudit(database(), { action: 'backup-checked', details: { check, problems: 2 }, at: clock.now() })
    pages[check] = await pageAt('/staff/practice/backups')
  }

  expect(pages.sound).toContain('and everything in it agrees')
  expect(pages.faulty).toContain('found problems')
  expect(pages['no-room']).toContain('too little room')
  expect(await pageAt('/staff/practice/audit')).toContain('Problems found · 2 problems')
})

test('the page of the backups shows the newest hash of the records, shortened and whole', async () => {
  await recordAudit(database(), { action: 'signed-out', at: clock.now() })
  const end = await findChainEnd(database())

  const page = await pageAt('/staff/practice/backups')

  expect(page).toContain(`>${end?.hash.slice(0, 12)}</code>`)
  expect(page).toContain(`data-copy="${end?.hash}"`)
})

test('the team has one row for each person with the profile, and for profiles without a sign-in', async () => {
  const meera = await givenUser(database(), { roles: ['client', 'astrologer'], now: clock.now() })
  const { id } = await givenColleague(database(), { name: 'Meera Joshi', userId: meera.id })
  await givenColleague(database(), { name: 'Guest without account' })

  const page = await pageAt('/staff/practice/team')
  const [row = ''] =
    (await pageAt(`/staff/practice/team?q=${meera.email}`)).match(/<li class="desk-row">.*?<\/li>/s) ?? []

  expect(page).toContain('Guest without account')
  expect(page).toContain('No sign-in yet')
  expect(row).toContain(`href="/staff/practice/astrologers/${id}"`)
  expect(row).toContain('Remove astrologer')

  const close = { userId: meera.id, intent: 'close' }
  expect((await admin.post('/staff/practice/team', close)).status).toBe(302)
  expect(await pageAt(`/staff/practice/team?q=${meera.email}`)).toContain(`Reopen account: ${meera.email}`)
})
