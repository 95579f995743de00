import { expect, test } from 'vitest'
import { cityNear, cityOf, findCity } from './cities.ts'
import { searchPlaces } from './search-places.ts'

test('the largest place of a name has the short address', async () => {
  expect(await findCity('pune')).toMatchObject({ slug: 'pune', name: 'Pune', timeZone: 'Asia/Kolkata' })
  expect(await findCity('new-delhi')).toMatchObject({ slug: 'new-delhi', region: 'Delhi' })
  expect(await findCity('hyderabad')).toMatchObject({ region: 'Telangana' })
})

test('a namesake has an address with its coordinates, which leads back to it', async () => {
  const [sindh] = await searchPlaces('Hyderabad, Pakistan')
  const city = sindh && (await cityOf(sindh))

  expect(city?.slug).toMatch(/^hyderabad-\d+n-\d+e$/)
  expect(await findCity(city?.slug ?? '')).toEqual(city)
})

test('a former name leads to the address in use', async () => {
  expect(await findCity('bombay')).toMatchObject({ slug: 'mumbai', name: 'Mumbai' })
})

test.each(['', '-', 'no-such-town-anywhere', 'pune-9999n-1e', 'a'.repeat(500), '..', 'पुणे-'])(
  'no city has the address %s',
  async (slug) => {
    expect(await findCity(slug)).toBeUndefined()
  },
)

test('the city of the practice is the one with its name, or the nearest one', async () => {
  expect(await cityNear({ name: 'Ujjain', lat: 23.1793, lon: 75.7849 })).toMatchObject({ slug: 'ujjain' })
  expect(await cityNear({ name: 'Our ashram', lat: 12.3, lon: 76.64 })).toMatchObject({ name: 'Mysuru' })
  // A namesake far away is not meant.
  expect(await cityNear({ name: 'London', lat: 42.98, lon: -81.25 })).toMatchObject({ country: 'Canada' })
})
