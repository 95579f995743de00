import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const NOW = new Date('2026-11-17T06:30:00Z')

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({
    db: database(),
    appUrl: 'https://practice.example',
    clock: () => NOW,
  })
})

async function read(path: string, status = 200): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(status)
  return response.text()
}

const rowOf = (page: string, name: string) =>
  [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, row]) => row ?? '').find((row) => row.includes(`>${name}<`))

test('a year lists its festivals by date, each with a link to its page', async () => {
  const page = await read('/festivals/2026')

  expect(page).toContain('Festivals and vratas 2026')
  expect(rowOf(page, 'Diwali')).toContain('November 8, 2026')
  expect(rowOf(page, 'Diwali')).toContain('href="/festivals/diwali"')
  expect(rowOf(page, 'Onam')).toContain('Kerala')
})

test('the next festivals of this year come first, with how far away they are, also across the new year', async () => {
  const nextOf = (page: string) => /<h2 id="next-title".*?<ul.*?<\/ul>/s.exec(page)?.[0]
  const sankrantis = nextOf(await read('/festivals/2026?list=sankrantis'))

  expect(nextOf(await read('/festivals/2026?list=ekadashi'))).toMatch(/Devutthana Ekadashi<.*?in 3 days/s)
  expect(sankrantis?.match(/<li>/g)).toHaveLength(5)
  expect(sankrantis).toContain('Meena Sankranti')
  expect(nextOf(await read('/festivals/2027'))).toBeUndefined()
})

test('the months of a year are folded but for the present one', async () => {
  const page = await read('/festivals/2026')
  const open = [...page.matchAll(/<details open=""[^>]*><summary>([^<]*)/g)].map(([, month]) => month)

  expect(page.match(/<summary>[A-Z][a-z]+ 2026: /g)).toHaveLength(12)
  expect(open).toEqual([expect.stringMatching(/^November 2026: \d+ days$/)])
})

test('lists and regions narrow the year', async () => {
  const ekadashis = await read('/festivals/2025?city=new-delhi&list=ekadashi')
  const kerala = await read('/festivals/2026?region=kerala')

  // The fasts of Nirjala are on two days in 2025.
  expect(rowOf(ekadashis, 'Nirjala Ekadashi')).toContain('June 6, 2025')
  expect(rowOf(ekadashis, 'Nirjala Ekadashi (Vaishnava)')).toContain('June 7, 2025')
  expect(rowOf(ekadashis, 'Diwali')).toBeUndefined()
  expect(rowOf(kerala, 'Onam')).toBeDefined()
  expect(rowOf(kerala, 'Diwali')).toBeDefined()
  expect(rowOf(kerala, 'Gudi Padwa')).toBeUndefined()
})

test('a date depends on the city', async () => {
  expect(await read('/festivals/diwali?city=new-delhi')).toContain('Friday, October 29, 2027')
  expect(await read('/festivals/diwali?city=new-york-city')).toContain('Thursday, October 28, 2027')
})

test('a typed city leads to its address, and an unknown one is named and kept in the field', async () => {
  const typed = await site.request('/festivals/2026?city=Poona&list=vratas')
  const unknown = await read('/festivals/2026?city=Qqqqzzzz')

  expect(typed.headers.get('location')).toBe('/festivals/2026?city=pune&list=vratas')
  expect(unknown).toContain('We do not know a place called “Qqqqzzzz”.')
  expect(unknown).toContain('value="Qqqqzzzz"')
})

test('a city chosen on a page of festivals or eclipses is that of all of them', async () => {
  const visitor = createVisitor(site)
  const chosen = await visitor.post('/festivals/2026', { city: 'Poona', region: 'maharashtra', list: 'moons' })
  const pune = await (await visitor.get('/festivals/diwali')).text()
  const other = await visitor.post('/festivals/diwali', { city: 'Chennai' })
  const unknown = await visitor.post('/eclipses/2026', { city: 'Qqqqzzzz' })

  expect(chosen.headers.get('location')).toBe('/festivals/2026?city=pune&region=maharashtra&list=moons')
  expect(pune).toContain('Dates computed for Pune')
  expect(other.headers.get('location')).toBe('/festivals/diwali?city=chennai')
  expect(unknown.headers.get('location')).toBe('/eclipses/2026?city=Qqqqzzzz')
  expect(await (await visitor.get('/eclipses/2027')).text()).toContain('their times in Chennai')
  expect(await read('/festivals/diwali')).toContain('Dates computed for Ujjain')
})

test('the list of festivals is that of this year, in the city of the visitor', async () => {
  const visitor = createVisitor(site)
  const first = await visitor.get('/festivals')
  await visitor.post('/panchanga', { place: 'Pune', city: 'pune' })
  const later = await visitor.get('/festivals')

  expect(first.headers.get('location')).toBe('/festivals/2026')
  expect(later.headers.get('location')).toBe('/festivals/2026?city=pune')
})

test('a festival says its rule in words, its dates and why another almanac may differ', async () => {
  const page = await read('/festivals/janmashtami')

  expect(page).toContain('It belongs to Krishna Ashtami of the lunar month Shravana (amanta), which is Bhadrapada')
  expect(page).toContain('Why another almanac may differ')
  expect(page).toContain('Householders who follow the Smarta rule ask for')
  for (const year of ['2025', '2026', '2027']) expect(page).toMatch(new RegExp(`, ${year}</a>`))
})

test('every time of a festival has its rule beside it, on the page and in the feed', async () => {
  const page = await read('/festivals/diwali?city=pune')
  const feed = (await read('/festivals/pune/festivals.ics')).replaceAll('\r\n ', '').replaceAll('\\,', ',')

  const rules = {
    'Lakshmi puja': 'In pradosha, while the fixed sign Vrishabha rises and the lunar day is present.',
    Pradosha: 'The first of five parts of the night.',
    'Vrishabha lagna': 'While this sign rises, by the Lahiri ayanamsa.',
    Mahanishita: 'The eighth of fifteen parts of the night.',
  }
  for (const [label, rule] of Object.entries(rules)) {
    expect(page).toMatch(new RegExp(`<dt>${label}</dt><dd>[^<]+</dd><dd class="hint">${rule}`))
    expect(feed).toMatch(new RegExp(`${label}: [^.]+\\. ${rule}`))
  }
  expect(page).toContain('Lakshmi puja: as stated by CNBC, The Quint, Zee News and astrobyashish9.')
})

test('an Ekadashi says when its fast is broken, by which rule and who states it', async () => {
  const page = (await read('/festivals/mohini-ekadashi?city=new-delhi')).replaceAll('\u00a0', ' ')

  expect(page).toContain('Puja times in New Delhi')
  expect(page).toMatch(/Thursday, May 8, 2025.*Fri 5:3\d AM to Fri 8:1\d AM/s)
  expect(page).toContain('after Hari Vasara and before Dwadashi ends')
  expect(page).toContain('Break the fast: as stated by India Today, News9 and LatestLY.')
})

test.each(['/festivals/christmas', '/festivals/1899', '/festivals/2101', '/festivals/mesha-transit-moment'])(
  '%s says that there is no such festival or year',
  async (path) => {
    expect(await read(path, 404)).toContain('We do not know this festival')
  },
)

test('the disputed dates of a year have each rule and who follows it, and link to the festival', async () => {
  const page = await read('/festivals/2026/why-almanacs-differ')
  const inLondon = await read('/festivals/2026/why-almanacs-differ?city=london')
  const holi = /<summary>Holika Dahan.*?<\/details>/s.exec(page)?.[0]

  expect(await read('/festivals/2026')).toContain('href="/festivals/2026/why-almanacs-differ"')
  expect(holi).toContain('Holika Dahan: Mon, Mar 2 or Tue, Mar 3')
  expect(holi).toContain('whether or not bhadra lasts')
  expect(holi).toContain('Who follows it: places that do not put off the fire for bhadra')
  expect(holi).toContain('href="/festivals/holika-dahan"')
  expect(page).toMatch(/Vishu<.*?Apr 15.*?first sunrise after the entry/s)
  expect(page).not.toContain('In Ujjain')
  expect(inLondon).toContain('London and Ujjain')
  expect(inLondon).toMatch(/href="\/festivals\/[a-z-]+-ekadashi\?city=london"/)
  expect(page).toContain('Earlier this year: ')
  expect(await read('/festivals/1899/why-almanacs-differ', 404)).toContain('We do not know this festival')
})

test('a day and a month of the panchanga name what is observed', async () => {
  expect(await read('/panchanga/pune/2026-11-08')).toMatch(/Observed on this day.*href="\/festivals\/diwali"/s)
  expect(await read('/panchanga/pune/2026-11')).toMatch(/almanac-month-festival">[^<]*Diwali/)
})

test('a calendar feed has the days of a list for this year and the next', async () => {
  const response = await site.request('/festivals/pune/ekadashi.ics')
  const feed = await response.text()
  const kerala = await read('/festivals/kochi/festivals.ics?region=kerala')

  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(48)
  expect(feed).toMatch(/UID:festival-[a-z-]+-ekadashi-2027/)
  expect(kerala).toContain('SUMMARY:Vishu')
  expect(kerala).not.toContain('SUMMARY:Gudi Padwa')
  for (const path of ['/festivals/pune/all.ics', '/festivals/nowhere-at-all/ekadashi.ics', '/festivals/pune/x']) {
    expect((await site.request(path)).status, path).toBe(404)
  }
})
