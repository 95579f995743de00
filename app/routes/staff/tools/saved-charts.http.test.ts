import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { listSavedCharts } from '#db/charts/saved-charts.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const LIST = '/staff/tools/charts'
const NEW = `${LIST}/new`

/** Of Jagannatha Hora: September 11, 1904, 7:57 AM in Mysuru, local mean time. */
const JHD = [
  '9',
  '11',
  '1904',
  '7.57',
  '-5.3000',
  '-76.3900',
  '12.1800',
  '0',
  '-5.5',
  '-5.5',
  '0',
  '105',
  'Mysuru',
  'India',
]
const jhd = (lines: readonly string[] = JHD) => lines.join('\r\n')

const BIRTH = {
  fullName: 'Asha Rao',
  birthDate: '1990-05-17',
  birthTime: '06:42',
  birthPlace: 'Mysuru',
  latitude: '12.2979',
  longitude: '76.6393',
  timeZone: 'Asia/Kolkata',
}

let site: TestSite

async function givenAstrologer(): Promise<Visitor & { id: string }> {
  const { id } = await givenUser(database(), { roles: ['client', 'astrologer'], password: null })
  return { ...createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) }), id }
}

function upload(astrologer: Visitor, files: Readonly<Record<string, Uint8Array | string>>, tags = '') {
  const body = new FormData()
  for (const [name, content] of Object.entries(files)) {
    body.append('files', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  }
  body.append('tags', tags)
  return astrologer.request(LIST, { method: 'POST', body })
}

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

describe('saving a chart', () => {
  test('the quick chart of now at the practice is shown without script, and can be saved', async () => {
    const astrologer = await givenAstrologer()

    const html = await (await astrologer.get('/staff/tools/studio?now=practice')).text()

    expect(html).toContain('<caption>Lagna and grahas')
    expect(html).toContain('Chart of Prashna, ')
    expect(html).toContain('Save this chart')
  })

  test('a chart goes from the studio to the own list with tags, and opens there in the studio', async () => {
    const astrologer = await givenAstrologer()

    const review = await (await astrologer.post(NEW, { intent: 'review', ...BIRTH })).text()
    const saved = await astrologer.post(NEW, { ...BIRTH, target: 'list', tags: 'prashna, teacher', note: 'By phone' })
    const again = await astrologer.post(NEW, { ...BIRTH, target: 'list' })
    const path = saved.headers.get('location') ?? ''
    const page = await (await astrologer.get(path)).text()
    const list = await (await astrologer.get(`${LIST}?q=ash&tag=prashna`)).text()
    const none = await (await astrologer.get(`${LIST}?q=nobody`)).text()

    expect(review).toContain('value="Asha Rao"')
    expect([saved.status, again.headers.get('location')]).toEqual([302, path])
    expect(page).toContain('<caption>Lagna and grahas')
    expect(page).toContain('By phone')
    expect(list).toContain('Asha Rao')
    expect(list).toContain('May 17, 1990')
    expect(none).not.toContain('Asha Rao')
  })

  test('a birth without a time, a note that is too long and a wrong tag get a sentence, and nothing typed is lost', async () => {
    const astrologer = await givenAstrologer()

    const timeless = await astrologer.post(NEW, { ...BIRTH, birthTime: '', tags: 'kept' })
    const long = await astrologer.post(NEW, { ...BIRTH, target: 'list', tags: 'kept', note: 'x'.repeat(1_001) })
    const tag = await astrologer.post(NEW, { ...BIRTH, target: 'list', tags: 'y'.repeat(31) })
    const texts = await Promise.all([timeless, long, tag].map((response) => response.text()))

    expect([timeless.status, long.status, tag.status]).toEqual([422, 422, 422])
    expect(texts[0]).toContain('value="kept"')
    expect(texts[1]).toContain('Keep the note under 1,000 characters.')
    expect(texts[1]).toContain('value="1990-05-17"')
    expect(texts[2]).toContain('Keep each tag under 30 characters.')
    expect(await listSavedCharts(database(), TEST_KEYS, astrologer.id)).toEqual([])
  })

  test('a chart becomes the birth of a client, who is found by name and has agreed, and opens from the card', async () => {
    const astrologer = await givenAstrologer()
    const { id: userId } = await givenUser(database(), { password: null, fullName: 'Lakshmi Menon' })
    await givenBooking(database(), { now: clock.now(), userId })
    const form = { ...BIRTH, target: 'client', isGiven: 'on' }

    const found = await (await astrologer.post(NEW, { ...form, intent: 'find', clientSearch: 'laksh' })).text()
    const missing = await (await astrologer.post(NEW, { ...form, intent: 'find', clientSearch: 'zzz' })).text()
    const unasked = await astrologer.post(NEW, { ...form, client: userId })
    const saved = await astrologer.post(NEW, { ...form, client: userId, hasConsented: 'on' })
    const card = await (await astrologer.get(saved.headers.get('location') ?? '')).text()
    const [, birth = ''] = new RegExp(`/staff/clients/${userId}/births/([0-9a-f-]+)`).exec(card) ?? []
    const studio = await (await astrologer.get(`/staff/clients/${userId}/births/${birth}`)).text()

    expect(found).toContain(`value="${userId}"`)
    expect(missing).toContain('No client found.')
    expect(unasked.status).toBe(422)
    expect(await unasked.text()).toContain('Ask the client, and tick the box.')
    expect(card).toContain('Asha Rao')
    expect(studio).toContain('<caption>Lagna and grahas')
    expect((await astrologer.get(`/staff/clients/${userId}/births/${userId}`)).status).toBe(404)
  })

  test('a chart opens the card of a new client, who is then found by name; a known number asks who is meant', async () => {
    const astrologer = await givenAstrologer()
    const form = { ...BIRTH, target: 'new', isGiven: 'on', hasConsented: 'on', newPhone: '98480 11223' }

    const nameless = await (await astrologer.post(NEW, { ...form, newPhone: '' })).text()
    const saved = await astrologer.post(NEW, { ...form, newName: 'Gayatri Sastry' })
    const card = await (await astrologer.get(saved.headers.get('location') ?? '')).text()
    const [, life = ''] = /(\/staff\/clients\/[0-9a-f-]+\/births\/[0-9a-f-]+)/.exec(card) ?? []
    const found = await (await astrologer.post(NEW, { ...form, intent: 'find', clientSearch: 'gayat' })).text()
    const again = await astrologer.post(NEW, { ...form, newName: 'Somebody Else' })
    const asked = await again.text()

    expect(nameless).toContain('Enter a phone number or an email address.')
    expect(saved.status).toBe(302)
    expect(card).toContain('Gayatri Sastry')
    expect(card).toContain('Asha Rao')
    expect((await astrologer.get(`${life}/timeline`)).status).toBe(200)
    expect(found).toContain('Gayatri Sastry')
    expect(again.status).toBe(422)
    expect(asked).toContain('Choose who it is.')
    expect(asked).toContain('value="Somebody Else"')
  })

  test('the chart of one astrologer is not found by a colleague, who can neither change nor remove it', async () => {
    const [astrologer, colleague] = [await givenAstrologer(), await givenAstrologer()]
    const path = (await astrologer.post(NEW, { ...BIRTH, target: 'list' })).headers.get('location') ?? ''

    const read = await colleague.get(path)
    const changed = await colleague.post(path, { intent: 'describe', tags: 'mine', note: '' })
    await colleague.post(path, { intent: 'remove' })
    const listed = await (await colleague.get(LIST)).text()
    const csv = await (await colleague.get(`${LIST}/charts.csv`)).text()

    expect([read.status, changed.status]).toEqual([404, 404])
    expect(listed).toContain('No charts yet')
    expect(csv).not.toContain('Asha')
    expect((await astrologer.get(path)).status).toBe(200)
  })

  test('tags and note of a saved chart change, other panes open without script, and it can be removed', async () => {
    const astrologer = await givenAstrologer()
    const path = (await astrologer.post(NEW, { ...BIRTH, target: 'list' })).headers.get('location') ?? ''

    await astrologer.post(path, { intent: 'describe', tags: 'rectified', note: 'Two minutes later' })
    const page = await (await astrologer.get(path)).text()
    const wrong = await astrologer.post(path, { intent: 'describe', tags: 'z'.repeat(31), note: 'Typed' })
    const panes = await (await astrologer.post(path, { open: 'yogas', ayanamsa: 'raman' })).text()
    await astrologer.post(path, { intent: 'remove' })

    expect(page).toContain('Two minutes later')
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Typed')
    expect(panes).toContain('Raman ayanamsa')
    expect((await astrologer.get(path)).status).toBe(404)
  })
})

describe('a folder of chart files', () => {
  test('files and a zip are read at once; what cannot be read is named with its reason, and duplicates are noticed', async () => {
    const astrologer = await givenAstrologer()
    const zip = zipSync({ 'Old/Meera.jhd': strToU8(jhd()), 'Old/readme.txt': strToU8('no chart') })

    const first = await upload(astrologer, { 'Ravi.jhd': jhd(), 'notes.jhd': 'hello', 'all.zip': zip }, 'old')
    const html = await first.text()
    const second = await upload(astrologer, { 'RAVI.jhd': jhd() })
    const charts = await listSavedCharts(database(), TEST_KEYS, astrologer.id)

    expect(charts.map(({ birth, tags }) => [birth.fullName, birth.date, tags]).toSorted()).toEqual([
      ['Meera', '1904-09-11', ['old']],
      ['Ravi', '1904-09-11', ['old']],
    ])
    expect(html).toContain('notes.jhd')
    expect(html).toContain('This is not a chart file.')
    expect(html).not.toContain('readme.txt')
    expect(second.status).toBe(302)
    expect(astrologer.flash()).toMatchObject({ title: '0 charts added', detail: '1 was in your list already' })
  })

  test.each([
    ['no file', {}, 'Choose files or a zip.'],
    ['a zip without charts', { 'x.zip': zipSync({ 'a.txt': strToU8('no chart') }) }, 'Choose files or a zip.'],
    ['a broken zip', { 'x.zip': strToU8('PK\u0003\u0004 and nothing else') }, 'This zip could not be opened.'],
    ['a large file', { 'x.jhd': 'x'.repeat(100_001) }, 'This file is too large for a chart.'],
    ['a date that does not exist', { 'x.jhd': jhd(['2', '30', ...JHD.slice(2)]) }, 'does not exist'],
  ])('%s gets a sentence that says what is wrong', async (_what, files, sentence) => {
    const astrologer = await givenAstrologer()

    const response = await upload(astrologer, files as Readonly<Record<string, Uint8Array | string>>)

    expect(await response.text()).toContain(sentence)
    expect(await listSavedCharts(database(), TEST_KEYS, astrologer.id)).toEqual([])
  })

  test('the list leaves as a table and as .jhd files that can be added again', async () => {
    const [astrologer, other] = [await givenAstrologer(), await givenAstrologer()]
    await upload(astrologer, { 'Ravi.jhd': jhd(), '=SUM(A1).jhd': jhd() })

    const csv = await (await astrologer.get(`${LIST}/charts.csv`)).text()
    const zip = new Uint8Array(await (await astrologer.get(`${LIST}/charts.zip`)).arrayBuffer())
    await upload(other, { 'charts.zip': zip })

    expect(csv).toContain('Ravi,1904-09-11,07:57,')
    expect(csv).not.toMatch(/^=SUM/m)
    expect(Object.keys(unzipSync(zip)).toSorted()).toEqual(['=SUM(A1).jhd', 'Ravi.jhd'])
    expect(strFromU8(unzipSync(zip)['Ravi.jhd'] ?? new Uint8Array())).toContain('1904')
    const moved = await listSavedCharts(database(), TEST_KEYS, other.id)
    const kept = await listSavedCharts(database(), TEST_KEYS, astrologer.id)
    const instants = (charts: typeof moved) => charts.map(({ birth }) => `${birth.fullName} ${birth.time}`).toSorted()
    expect(instants(moved)).toEqual(instants(kept))
  })
})
