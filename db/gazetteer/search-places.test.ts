import { expect, test } from 'vitest'
import { searchPlaces } from './search-places.ts'

async function labels(query: string) {
  const found = await searchPlaces(query)
  return found.map(({ name, region, country }) => `${name}, ${region}, ${country}`)
}

test('finds Indian cities by their first letters, with state and time zone', async () => {
  const [first] = await searchPlaces('pun')

  expect(first).toMatchObject({ name: 'Pune', region: 'Maharashtra', country: 'India', timeZone: 'Asia/Kolkata' })
  expect(first?.lat).toBeCloseTo(18.5196, 3)
  expect(first?.lon).toBeCloseTo(73.8554, 3)
})

test('finds a place by a former name and returns that name too', async () => {
  const names = ['Bombay', 'Calcutta', 'Madras', 'Bangalore', 'Benares', 'Poona', 'Allahabad', 'Trivandrum']
  const found = await Promise.all(names.map(async (name) => (await searchPlaces(name))[0]))

  expect(found.map((match) => match?.name)).toEqual([
    'Mumbai',
    'Kolkata',
    'Chennai',
    'Bengaluru',
    'Varanasi',
    'Pune',
    'Prayagraj',
    'Thiruvananthapuram',
  ])
  expect(found.map((match) => match?.alias)).toEqual(names)
})

test('ignores accents and scripts', async () => {
  expect((await labels('sao paulo'))[0]).toBe('São Paulo, São Paulo, Brazil')
  expect((await labels('tromso'))[0]).toMatch(/^Tromsø/)
  expect((await labels('Ghāziābād'))[0]).toBe('Ghaziabad, Uttar Pradesh, India')
  expect((await labels('दिल्ली'))[0]).toMatch(/Delhi/)
})

test('lists well-known places first among places of the same name, and narrows by state or country', async () => {
  expect((await labels('London'))[0]).toBe('London, England, United Kingdom')
  expect((await labels('London, Ontario'))[0]).toBe('London, Ontario, Canada')
  expect((await labels('Hyderabad'))[0]).toBe('Hyderabad, Telangana, India')
  expect((await labels('Hyderabad Pakistan'))[0]).toBe('Hyderabad, Sindh, Pakistan')
  expect((await labels('Springfield, Illinois'))[0]).toBe('Springfield, Illinois, United States')
})

test('finds a place by a later word of its name', async () => {
  expect(await labels('delhi')).toContain('New Delhi, Delhi, India')
})

test('finds nothing for an empty or meaningless query', async () => {
  expect(await searchPlaces('')).toEqual([])
  expect(await searchPlaces(' ,; ')).toEqual([])
  expect(await searchPlaces('qqqqzzzz')).toEqual([])
  expect(await searchPlaces(`${'a'.repeat(10_000)}`)).toEqual([])
})

test('returns the time zone of the place, with its history', async () => {
  expect((await searchPlaces('New York'))[0]).toMatchObject({ name: 'New York City', timeZone: 'America/New_York' })
  expect((await searchPlaces('Oslo'))[0]?.timeZone).toBe('Europe/Oslo')
})
