import { expect, test } from 'vitest'
import { NEW_DELHI } from '#test/factories/places.ts'
import { type MuhurtaRequest, readMuhurtaRequest, writeMuhurtaRequest } from './muhurta-request.ts'

const REQUEST: MuhurtaRequest = {
  purpose: 'travel',
  from: '2026-11-17',
  to: '2027-02-16',
  book: 'own',
  direction: 'east',
  isDaytimeOnly: false,
  place: NEW_DELHI,
  people: [{ nakshatra: 3, rashi: 1 }],
  windows: [{ start: 29_394_720, end: 29_394_780 }],
}

test('is read as it was written', () => {
  expect(readMuhurtaRequest(writeMuhurtaRequest(REQUEST))).toEqual(REQUEST)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"purpose":1,"from":"2026-11-17"}',
  writeMuhurtaRequest({ ...REQUEST, from: '\u0000' }),
])('is not read from %j', (text) => {
  expect(readMuhurtaRequest(text)).toBeUndefined()
})

test('leaves out people and windows that cannot be', () => {
  const text = writeMuhurtaRequest(REQUEST).replace('3.1', '3.9').replace('29394720-29394780', 'drop table')

  expect(readMuhurtaRequest(text)).toEqual({ ...REQUEST, people: [], windows: [] })
})
