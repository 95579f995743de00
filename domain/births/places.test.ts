import { expect, test } from 'vitest'
import { NEW_DELHI } from '#test/factories/places.ts'
import {
  coordinatesLabel,
  kilometresBetween,
  onlyPlace,
  type Place,
  parsePlace,
  placeLabel,
  readPlace,
} from './places.ts'

const place = (name: string, country: string, alias?: string): Place & { alias?: string } => ({
  ...NEW_DELHI,
  name,
  region: '',
  country,
  ...(alias !== undefined && { alias }),
})

test('finds a place by a name that only one place has', () => {
  const pune = place('Pune', 'India')
  const punetha = place('Punetha', 'India')
  const here = place('Hyderabad', 'India')
  const there = place('Hyderabad', 'Pakistan')

  expect(onlyPlace('pune', [pune, punetha])).toBe(pune)
  expect(onlyPlace('Hyderabad', [here, there])).toBeUndefined()
  expect(onlyPlace('Hyderabad, Pakistan', [here, there])).toBe(there)
  expect(onlyPlace('Bombay', [place('Mumbai', 'India', 'Bombay'), place('Bombala', 'Australia')])?.name).toBe('Mumbai')
  expect(onlyPlace('Pun', [pune])).toBe(pune)
  expect(onlyPlace('Nowhere', [])).toBeUndefined()
})

test('rejects invalid coordinates and time zones', () => {
  expect(readPlace({ ...NEW_DELHI })).toEqual(NEW_DELHI)
  expect(readPlace({ lat: '18.5', lon: '73.8', timeZone: 'Asia/Kolkata' })).toMatchObject({ lat: 18.5, lon: 73.8 })
  for (const broken of [
    null,
    'Pune',
    {},
    { ...NEW_DELHI, lat: 91 },
    { ...NEW_DELHI, lon: Number.NaN },
    { ...NEW_DELHI, lat: '' },
    { ...NEW_DELHI, timeZone: 'Mars/Olympus' },
  ]) {
    expect(readPlace(broken)).toBeUndefined()
  }
})

test('rejects a field without a place or without JSON', () => {
  expect(parsePlace(JSON.stringify(NEW_DELHI))).toEqual(NEW_DELHI)
  for (const text of ['', 'Pune', '{', 'null', '{"lat":91}']) expect(parsePlace(text)).toBeUndefined()
})

test('labels places', () => {
  expect(placeLabel(NEW_DELHI)).toBe('New Delhi, Delhi, India')
  expect(placeLabel({ name: 'Singapore', region: 'Singapore', country: 'Singapore' })).toBe('Singapore, Singapore')
  expect(coordinatesLabel({ lat: -33.8679, lon: 151.2073 })).toBe('33.868° S, 151.207° E')
})

test('Pune is about 120 kilometres from Mumbai', () => {
  expect(kilometresBetween({ lat: 18.5196, lon: 73.8553 }, { lat: 19.0728, lon: 72.8826 })).toBeCloseTo(119.6, 0)
})
