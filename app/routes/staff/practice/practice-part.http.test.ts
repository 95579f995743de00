import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let admin: Visitor
let version: string

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

beforeEach(async () => {
  version = String(await requirePracticeVersion(database()))
})

const pageAt = async (path: string) => (await admin.get(path)).text()

test('the terms show an own text with the day from which it applies', async () => {
  const fields = { version, termsText: '## Our rules\n\nBe kind to {name}.', termsAdditions: '', privacyAdditions: '' }

  await admin.post('/staff/website/settings/legal', { ...fields, termsSince: '2026-11-01', privacySince: '2026-11-01' })

  const terms = await pageAt('/terms')
  expect(terms).toContain('In force from November 16, 2026')
  expect(terms).toContain('Be kind to Surya Jyotish.')
  expect(terms).not.toContain('Who may use our services')
  expect(await pageAt('/privacy')).toContain('In force from November 1, 2026')
})

test('an accent that is hard to read is refused with its contrast', async () => {
  const response = await admin.post('/staff/website/settings/look', {
    version,
    accentLight: '#f2c96b',
    accentDark: '#e9b949',
  })

  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Text in this colour would be hard to read in the light theme')
})

test('a readable accent is on every page', async () => {
  await admin.post('/staff/website/settings/look', { version, accentLight: '#1f5f8b', accentDark: '#e9b949' })

  expect(await pageAt('/')).toContain('<link rel="stylesheet" href="/accent/1f5f8b-e9b949.css"')
  expect(await pageAt('/accent/1f5f8b-e9b949.css')).toContain('--action: light-dark(#1f5f8b, #e9b949)')
  expect((await admin.get('/accent/1f5f8b.css')).status).toBe(404)
})

test('the home page shows own texts, and an emptied one returns to the standard', async () => {
  const benefits = 'Calm | We take our time.\nClear | We explain.'

  await admin.post('/staff/website/settings/home', { version, heading: 'Read your chart with us', benefits })

  const home = await pageAt('/')
  for (const text of ['Read your chart with us', 'We take our time.', 'Vedic astrology, read with care']) {
    expect(home).toContain(text)
  }
  expect(home).not.toContain('Prices before you book')
})

test('the discount of returning clients can be changed and switched off', async () => {
  await givenConsultationPackage(database())
  await admin.post('/staff/services/settings/discount', { version, returningDiscount: '15' })
  expect(await pageAt('/consultation')).toContain('Existing customers pay 15% less')

  await admin.post('/staff/services/settings/discount', {
    version: String(Number(version) + 1),
    returningDiscount: '0',
  })
  expect(await pageAt('/consultation')).not.toContain('Existing customers')
  expect(await pageAt('/terms')).not.toContain('Existing customers')
})

test('the coordinates of a typed town are found, and a name of several towns asks which', async () => {
  const { almanac } = await requirePractice(database())
  const unchanged = { version, lat: String(almanac.lat), lon: String(almanac.lon), sunrise: almanac.sunrise }

  const several = await (
    await admin.post('/staff/practice/settings/almanac', { ...unchanged, name: 'Springfield' })
  ).text()
  const unknown = await (await admin.post('/staff/practice/settings/almanac', { ...unchanged, name: 'Qqqq' })).text()
  await admin.post('/staff/practice/settings/almanac', { ...unchanged, name: 'Mysuru, Karnataka, India' })

  expect(several).toContain('Several places have this name')
  expect(unknown).toContain('We do not know this town')
  const found = (await requirePractice(database())).almanac
  expect(found.name).toMatch(/^Mys/)
  expect([Math.round(found.lat), Math.round(found.lon)]).toEqual([12, 77])
})

test('an own category can be chosen for a post and filters the blog', async () => {
  await admin.post('/staff/website/settings/blog', { version, postCategories: 'Festivals and vows' })
  const post = { title: 'Shivaratri', summary: 'A night.', content: 'Awake.', isPublished: 'on' }
  await admin.post('/admin/blog', { intent: 'save', ...post, category: 'Festivals and vows' })
  const refused = await admin.post('/staff/website/settings/blog', {
    version: String(Number(version) + 1),
    postCategories: 'Planets',
  })

  const list = await pageAt('/blog?category=Festivals+and+vows')
  expect(list).toContain('Shivaratri')
  expect(list).toContain('href="/blog?category=Festivals+and+vows"')
  expect(await pageAt('/blog?category=Planets')).not.toContain('Shivaratri')
  expect(refused.status).toBe(422)
})

test('the texts of emails are previewed without saving, saved, and reset by emptying them', async () => {
  const subject = 'session-link-subject'
  const typed = { version, [subject]: 'Join {practice} for {service}' }

  const wrong = await (await admin.post('/staff/practice/settings/emails', { ...typed, [subject]: '{cod}' })).text()
  const preview = await (await admin.post('/staff/practice/settings/emails', { ...typed, intent: 'preview' })).text()
  const { emailTexts: before, name } = await requirePractice(database())
  await admin.post('/staff/practice/settings/emails', typed)
  const { emailTexts: saved } = await requirePractice(database())
  await admin.post('/staff/practice/settings/emails', { version: String(Number(version) + 1), [subject]: '' })

  expect(wrong).toContain('This email cannot fill in {cod}')
  expect(preview).toContain(`Join ${name} for Full Life Prediction`)
  expect(before).toEqual({})
  expect(saved).toEqual({ 'session-link': { subject: 'Join {practice} for {service}' } })
  expect((await requirePractice(database())).emailTexts).toEqual({})
})

test('a whole text of an email needs the parts that the client needs, each on a line of its own', async () => {
  const text = 'booking-received-opening'
  const send = async (typed: string, intent = 'preview') =>
    (await admin.post('/staff/practice/settings/emails', { intent, version: '0', [text]: typed })).text()

  const withoutButton = await send('Namaste.\r\n\r\n{details}\r\n{more}')
  const inSentence = await send('See {details} here.')
  const whole = await send('Namaste.\r\n{more}\r\n{button}\r\n{details}\r\nWith blessings.')

  expect(withoutButton).toContain('Keep {button} on a line of its own')
  expect(withoutButton).toContain('Namaste.')
  expect(inSentence).toContain('Put {details} on a line of its own')
  expect(whole).toContain('Preview with a sample booking')
  expect(whole.indexOf('[ Button ]')).toBeLessThan(whole.indexOf('With blessings.'))
})

test('a portrait is uploaded, and a file that is not a picture is refused', async () => {
  const { name, tagline, astrologerName } = await requirePractice(database())
  const send = (file: Blob) => {
    const body = new FormData()
    for (const [field, value] of Object.entries({ version, name, tagline, astrologerName })) body.set(field, value)
    body.set('portraitUrlUpload', file, 'portrait.png')
    return admin.request('/staff/website/settings/identity', { method: 'POST', body })
  }
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a8480b' } })
    .png()
    .toBuffer()

  const refused = await send(new Blob(['not a picture']))
  await send(new Blob([new Uint8Array(picture)]))

  expect(await refused.text()).toContain('We cannot show this file')
  expect((await requirePractice(database())).portraitUrl).toMatch(/^\/uploads\/.+\.webp$/)
})

test('the invoice numbers have an own prefix, and a first number only while none is drawn', async () => {
  const save = async (fields: Record<string, string>) =>
    admin.post('/staff/practice/settings/invoices', {
      version: String(await requirePracticeVersion(database())),
      ...fields,
    })

  const tooLong = await save({ prefix: 'JYOTISH', firstNumber: '1' })
  const saved = await save({ prefix: 'sj', firstNumber: '43' })
  const shown = await pageAt('/staff/practice/settings/invoices')
  await givenBooking(database(), { state: 'verified', now: clock.now() })
  const tooLate = await save({ prefix: 'SJ', firstNumber: '50' })

  expect([tooLong.status, saved.status, tooLate.status]).toEqual([422, 302, 422])
  expect(await tooLong.text()).toContain('CN is for credit notes')
  expect(shown).toMatch(/name="firstNumber"[^>]*value="43"|value="43"[^>]*name="firstNumber"/)
  expect(await tooLate.text()).toContain('already have numbers')
})
