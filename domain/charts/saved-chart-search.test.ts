import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { isFoundBy } from './saved-chart-search.ts'

const place = {
  name: 'Mysuru',
  region: 'Karnataka',
  country: 'India',
  lat: 12.2979,
  lon: 76.6393,
  timeZone: 'Asia/Kolkata',
}
const BIRTH: Birth = { fullName: 'Asha Rao', date: '1990-05-17', time: '06:42:10', place, ...USUAL_CONTEXT }

test.each([
  ['as', true],
  ['rao mys', true],
  ['PRASH', true],
  ['1990-05', true],
  ['phone', true],
  ['sha', false],
  ['asha pune', false],
  ['', true],
])('"%s" finds the chart: %s', (typed, isFound) => {
  expect(isFoundBy({ birth: BIRTH, tags: ['prashna'], note: 'By phone' }, typed)).toBe(isFound)
})

test.each([
  ['విజయ లక్ష్మి', 'vijaya lak', true],
  ['Vijaya Lakshmi', 'విజయ', true],
  ['विजया लक्ष्मी', 'లక్ష్మి', true],
  ['విజయ లక్ష్మి', 'jaya', false],
])('the chart of %s and “%s” in another script: %s', (fullName, typed, isFound) => {
  expect(isFoundBy({ birth: { ...BIRTH, fullName }, tags: [], note: '' }, typed)).toBe(isFound)
})
