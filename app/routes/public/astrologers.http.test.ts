import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const clock = createTestClock()
let site: TestSite
let admin: Visitor
let visitor: Visitor

beforeAll(async () => {
  const db = database()
  await loadSampleContent(db)
  site = await createSite({ db, clock: clock.now })
  admin = await signedInVisitor(site, db, { roles: ['client', 'admin'], now: clock.now() })
  visitor = createVisitor(site)
})

const read = async (path: string) => (await visitor.get(path)).text()

const MEERA = {
  intent: 'save',
  version: '0',
  name: 'Meera Joshi',
  userId: '',
  titles: 'Jyotish Visharad',
  languages: 'Hindi\nMarathi',
  about: 'Reads charts since 2010.\n\nTeaches in Pune.',
  portraitUrl: '',
  timeZone: 'Asia/Kolkata',
  meetingLink: 'https://meet.example.com/meera',
}

test('a practice with one astrologer has no list of astrologers and no links to one', async () => {
  expect((await visitor.get('/astrologers')).status).toBe(404)
  for (const path of ['/', '/consultation', '/sitemap.xml']) expect(await read(path)).not.toContain('/astrologers')
})

test.each([
  [{ name: ' ' }, 'Fill this in'],
  [{ timeZone: 'Pune' }, 'Enter a time zone such as Asia/Kolkata'],
  [{ meetingLink: 'javascript:alert(1)' }, 'Enter a link that starts with https://, or tel: and a number'],
  [{ userId: 'somebody' }, 'Choose one'],
  [{ portraitUrl: 'http://example.org/me.png' }, 'Upload a picture, or enter a link that starts with https://'],
])('the form of an astrologer refuses %j with a sentence', async (changes, sentence) => {
  const response = await admin.post('/staff/practice/astrologers/new', { ...MEERA, ...changes })

  expect(response.status).toBe(422)
  expect(await response.text()).toContain(sentence)
})

test('the form of an astrologer refuses an account that is not an astrologer’s', async () => {
  const client = await givenUser(database())

  const response = await admin.post('/staff/practice/astrologers/new', { ...MEERA, userId: client.id })

  expect(await response.text()).toContain('This account is no longer an astrologer’s')
})

test('the form of an astrologer of the principal leads to the settings of the practice instead of repeating them', async () => {
  const list = await (await admin.get('/staff/practice/astrologers')).text()
  const [, path = ''] = /href="(\/staff\/practice\/astrologers\/\d+)"[^>]*>Principal astrologer/.exec(list) ?? []

  const page = await (await admin.get(path)).text()

  expect(page).toContain('href="/staff/website/settings/identity"')
  expect(page).not.toContain('name="titles"')
  expect(page).not.toContain('Take off the site')
})

describe('a second astrologer', () => {
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#a8480b' } })
      .png()
      .toBuffer()
    const body = new FormData()
    for (const [name, value] of Object.entries(MEERA)) body.set(name, value)
    body.set('portraitUrlUpload', new File([new Uint8Array(picture)], 'meera.png', { type: 'image/png' }))
    const added = await admin.request('/staff/practice/astrologers/new', { method: 'POST', body })
    expect(added.headers.get('location')).toBe('/staff/practice/astrologers')
  })

  test('a second astrologer appears on the site with a page, in the list and in the sitemap', async () => {
    const page = await read('/astrologers/meera-joshi')
    expect(page).toContain('Jyotish Visharad')
    expect(page).toContain('Speaks Hindi, Marathi')
    expect(page).toContain('<p>Teaches in Pune.</p>')
    expect(page).toMatch(/<img[^>]+src="\/uploads\/[\w-]+\.webp"/)
    expect(page).toContain('Book with Meera Joshi')
    expect(page).toContain('₹3,001')

    expect(await read('/astrologers')).toContain('href="/astrologers/meera-joshi"')
    expect(await read('/')).toContain('href="/astrologers/meera-joshi"')
    expect(await read('/consultation')).toContain('href="/astrologers"')
    expect(await read('/sitemap.xml')).toContain('<loc>http://localhost:3000/astrologers/meera-joshi</loc>')
  })

  test('a second astrologer is described for search engines, without the account and the meeting link', async () => {
    const page = await read('/astrologers/meera-joshi')

    expect(page).toContain('"@type":"Person","name":"Meera Joshi","jobTitle":"Jyotish Visharad"')
    expect(page).toContain('"knowsLanguage":["Hindi","Marathi"]')
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/astrologers/meera-joshi"/>')
    expect(page).not.toContain('meet.example.com')
  })

  test('a second astrologer has no page any more once taken off the site', async () => {
    const list = await (await admin.get('/staff/practice/astrologers')).text()
    const [, path = ''] = /href="(\/staff\/practice\/astrologers\/\d+)"[^>]*>Meera Joshi/.exec(list) ?? []

    await admin.post(path, { intent: 'retire', version: '1' })

    expect((await visitor.get('/astrologers/meera-joshi')).status).toBe(404)
    expect((await visitor.get('/astrologers')).status).toBe(404)
  })
})
