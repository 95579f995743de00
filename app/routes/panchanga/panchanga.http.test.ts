import { beforeAll, expect, test } from 'vitest'
import { practice } from '#db/schema/content.ts'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({
    db: database(),
    appUrl: 'https://practice.example',
    clock: () => new Date('2026-11-17T06:30:00Z'),
  })
})

async function read(path: string, status = 200): Promise<string> {
  const response = await site.request(path)
  expect(response.status, path).toBe(status)
  return (await response.text()).replaceAll('\u00a0', ' ')
}

test('a day has its limbs with start and end, its periods, and the same drawn to scale', async () => {
  const page = await read('/panchanga/new-delhi/2025-03-30')

  // Drik Panchang, New Delhi: Pratipada till 12:49 PM, Dwitiya, which meets no sunrise, till 9:11 AM of the next day.
  expect(page).toContain('Sunday, March 30, 2025')
  expect(page).toMatch(/Shukla Pratipada.*?Sat 4:2\d PM.*?12:4\d PM/s)
  for (const text of ['Rahu kalam', 'Dur muhurta', 'Gulika', 'Abhijit', 'Godhuli', 'Brahma muhurta', 'Amrita kala']) {
    expect(page).toContain(text)
  }
  for (const text of ['Choghadiya of the night', 'Hora of the day', 'Vikram Samvat', '2082', 'Vishvavasu', 'Chaitra']) {
    expect(page).toContain(text)
  }
  expect(page).toContain('aria-label="The day from sunrise to sunrise, drawn to scale.')
})

test('names a tithi that meets no sunrise, and one that meets two', async () => {
  expect(await read('/panchanga/new-delhi/2025-03-31')).toContain('kshaya')
  expect(await read('/panchanga/new-delhi/2025-04-13')).toContain('vriddhi')
})

test('today is that of the practice’s city, until the visitor chooses one', async () => {
  const visitor = createVisitor(site)
  expect(await (await visitor.get('/panchanga')).text()).toContain('Panchanga, Ujjain')

  const chosen = await visitor.post('/panchanga', { place: 'Poona', when: '2026-11-18' })
  const remembered = await visitor.get('/panchanga')

  expect(chosen.headers.get('location')).toBe('/panchanga/pune/2026-11-18')
  expect(remembered.headers.get('location')).toBe('/panchanga/pune')
  expect(await read('/panchanga/pune')).toContain('Tuesday, November 17, 2026')
  expect(await read('/panchanga')).toContain('Panchanga, Ujjain')
})

test('another day keeps the city, and does not choose it for the visitor', async () => {
  const visitor = createVisitor(site)
  const later = await visitor.post('/panchanga', { from: 'pune', place: '', when: '2026-11-20' })
  const today = await visitor.post('/panchanga', { from: 'pune', place: ' ', when: '2026-11-17' })

  expect(later.headers.get('location')).toBe('/panchanga/pune/2026-11-20')
  expect(today.headers.get('location')).toBe('/panchanga/pune')
  expect((await visitor.get('/panchanga')).status).toBe(200)
})

test('the line for the present names its minute, on the day that is today and in the night after it', async () => {
  const line = /data-now="[^"]+"><b[^>]*>At 12:00 PM<\/b> <span>[^<]+ until \d+:\d\d [AP]M/

  expect(await read('/panchanga/new-delhi')).toMatch(line)
  expect(await read('/panchanga/new-delhi/2026-11-17')).toMatch(line)
  expect(await read('/panchanga/new-delhi/2026-11-18')).not.toContain('data-now=')
  // There it is half past one in the night after this day.
  expect(await read('/panchanga/new-york-city/2026-11-16')).toContain('>At Tue 1:30 AM</b>')
})

test('a day has what a fuller almanac prints', async () => {
  const page = await read('/panchanga/new-delhi/2020-12-31')

  // Drik Panchang: Pushya from 7:49 PM on a Thursday.
  expect(page).toMatch(/Guru Pushya.*?7:48 PM to Fri 7:13 AM.*?good for buying/s)
  for (const text of ['Sarvartha Siddhi', 'Vijaya muhurta', 'Nishita', 'Uthi', 'no travel to the south']) {
    expect(page).toContain(text)
  }
  expect(page).toMatch(/Samvatsara, north<\/dt><dd>Ananda</)
  expect(page).toMatch(/Year of Jupiter<\/dt><dd>Ananda, until May 12, 2021</)
  expect(page).toMatch(/The Moon in Punarvasu until 7:48 PM is good for those born under <b>[^<]*Rohini/)
  expect(page).toContain('It is the eighth for Vrishchika (Scorpio) (chandrashtama).')
  expect(page).toMatch(/Julian Day<\/dt><dd>2459214.5</)
})

test('asks which place is meant when several have the name, and keeps what was typed', async () => {
  const visitor = createVisitor(site)
  const asked = await visitor.post('/panchanga', { place: 'Aurangabad', when: '2026-12-01' })
  const page = await asked.text()
  const [, slug = ''] = /value="([^"]+)"[^>]* name="city">Aurangabad, Bihar/.exec(page) ?? []
  const chosen = await visitor.post('/panchanga', { place: 'Aurangabad', city: slug })

  expect(page).toContain('Which one do you mean?')
  expect(page).toContain('value="Aurangabad"')
  expect(page).toMatch(/name="when" value="2026-12-01"|value="2026-12-01" name="when"/)
  expect(chosen.headers.get('location')).toBe(`/panchanga/${slug}`)
  expect(await read(`/panchanga/${slug}`)).toContain('Aurangabad, Bihar, India')
})

test('says so when nobody knows the place, and keeps what was typed', async () => {
  const visitor = createVisitor(site)
  const unknown = await visitor.post('/panchanga', { place: 'Qqqqzzzz' })
  const empty = await visitor.post('/panchanga', { place: ' ' })

  expect(unknown.status).toBe(422)
  expect(await unknown.text()).toMatch(
    /We do not know a place called “Qqqqzzzz”.*value="Qqqqzzzz"|value="Qqqqzzzz".*We do not know/s,
  )
  expect(await empty.text()).toContain('Type the name of a city or town.')
})

test('a month lists its days, each with a link', async () => {
  const page = await read('/panchanga/pune/2026-11')

  expect(page).toContain('November 2026')
  expect(page.match(/href="\/panchanga\/pune\/2026-11-\d\d"/g)).toHaveLength(30)
  expect(page).toContain('href="/panchanga/pune/2026-12"')
  expect(page).toMatch(/aria-current="date"[^>]*><a[^>]*2026-11-17/)
})

test('the clock of the city is used, with its summer time', async () => {
  const page = await read('/panchanga/new-york-city/2026-07-01')

  expect(page).toMatch(/Sunrise<\/dt><dd>5:\d\d AM/)
  expect(page).toContain('America/New_York, UTC−04:00')
})

test.each([
  ['/panchanga/no-such-town', 'We do not know this city.'],
  ['/panchanga/no-such-town/2026-11-17', 'We do not know this city.'],
  ['/panchanga/pune/2026-02-30', 'This is not a date from 1900 to 2100.'],
  ['/panchanga/pune/1899-12-31', 'This is not a date from 1900 to 2100.'],
  ['/panchanga/pune/tomorrow', 'This is not a date from 1900 to 2100.'],
  ['/panchanga/longyearbyen/2026-12-21', 'The Sun does not rise and set here on this day'],
])('%s says why there is no panchanga, and offers the search', async (path, reason) => {
  const page = await read(path, 404)

  expect(page).toContain(reason)
  expect(page).toContain('name="place"')
})

test('a former name of a city leads to the address in use', async () => {
  const response = await site.request('/panchanga/bombay/2026-11-17')

  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/panchanga/mumbai/2026-11-17')
})

test('search engines are offered the days around this year only', async () => {
  const near = await read('/panchanga/pune/2027-01-14')

  expect(near).toContain('<link rel="canonical" href="https://practice.example/panchanga/pune/2027-01-14"/>')
  expect(near).toContain('"temporalCoverage":"2027-01-14"')
  expect(near).not.toContain('noindex')
  expect(await read('/panchanga/pune/1950-01-14')).toContain('<meta name="robots" content="noindex"/>')
})

test('the calendar feed has an entry for each day of this month and the next', async () => {
  const response = await site.request('/panchanga/pune/days.ics')
  const feed = await response.text()

  expect(response.headers.get('content-type')).toContain('text/calendar')
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(61)
  expect(feed).toContain('DTSTART;VALUE=DATE:20261117')
  expect(feed).toContain('UID:panchanga-pune-2026-11-17@practice.example')
  expect((await site.request('/panchanga/nowhere-at-all/days.ics')).status).toBe(404)
})

test('a day begins with the upper limb of the Sun, and with the centre of its disc where the address asks for it', async () => {
  const usual = await read('/panchanga/hyderabad/2026-11-18')
  const other = await read('/panchanga/hyderabad/2026-11-18?sunrise=hindu')
  const month = await read('/panchanga/hyderabad/2026-11?sunrise=hindu')
  const feed = await read('/panchanga/hyderabad/days.ics?sunrise=hindu')

  expect(usual).toContain('Sunrise at the upper limb, with refraction')
  expect(usual).toMatch(/Sunrise<.*?6:22 AM/s)
  expect(other).toContain('Sunrise at the centre of the disc, without refraction')
  expect(other).toMatch(/Sunrise<.*?6:26 AM/s)
  for (const link of ['/2026-11-17?sunrise=hindu', '/2026-11?sunrise=hindu', '/days.ics?sunrise=hindu']) {
    expect(other).toContain(`href="/panchanga/hyderabad${link}"`)
  }
  expect(other).toContain('href="/panchanga/hyderabad/2026-11-18" ')
  expect(month).toContain('Sun 6:26 AM to')
  expect(feed.replaceAll('\r\n ', '')).toContain('Sun 6:26 AM to')
})

test('the practice can choose the other sunrise for its almanac', async () => {
  await database().update(practice).set({ almanacSunrise: 'hindu' })
  const own = await createSite({
    db: database(),
    appUrl: 'https://own.example',
    clock: () => new Date('2026-11-17T06:30:00Z'),
  })
  const page = await (await own.request('/panchanga/hyderabad/2026-11-19')).text()
  const festivals = await (await own.request('/festivals/2026?city=hyderabad')).text()
  await database().update(practice).set({ almanacSunrise: 'upperLimb' })

  expect(page).toContain('Sunrise at the centre of the disc')
  expect(page).toContain('href="/panchanga/hyderabad/2026-11-19?sunrise=upperLimb"')
  expect(festivals).toContain('Sunrise at the centre of the disc')
})
