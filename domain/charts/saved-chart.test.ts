import { expect, test } from 'vitest'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import { isFoundBy, readSavedChart, readTags, savedChartKey } from './saved-chart.ts'

const BIRTH: Birth = {
  fullName: 'Asha Rao',
  date: '1990-05-17',
  time: '06:42:10',
  place: {
    name: 'Mysuru',
    region: 'Karnataka',
    country: 'India',
    lat: 12.2979,
    lon: 76.6393,
    timeZone: 'Asia/Kolkata',
  },
  ...USUAL_CONTEXT,
}

test('a stored chart is read back whole, and anything else is no chart', () => {
  const chart = { birth: BIRTH, tags: ['prashna'], note: 'By phone' }

  expect(readSavedChart(JSON.parse(JSON.stringify(chart)))).toEqual(chart)
  expect(readSavedChart({ ...chart, birth: { ...BIRTH, date: 'yesterday' } })).toBeUndefined()
  expect(readSavedChart(null)).toBeUndefined()
})

test('tags are separated by commas, and one that is written twice is one', () => {
  expect(readTags(' prashna,Teacher ,, PRASHNA')).toEqual(['prashna', 'Teacher'])
  expect(readTags('a'.repeat(31))).toBe('tag-too-long')
  expect(readTags(Array.from({ length: 13 }, (_, index) => `t${index}`).join(','))).toBe('too-many-tags')
})

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

test('a birth is the same in another case of the name and with zero seconds, and another a second later', () => {
  const key = (changes: Partial<Birth>) => savedChartKey({ ...BIRTH, ...changes })

  expect(key({ fullName: 'ASHA RAO' })).toBe(key({}))
  expect(key({ time: '06:42:00' })).toBe(key({ time: '06:42' }))
  expect(key({ time: '06:42:11' })).not.toBe(key({}))
  expect(key({ fullName: 'Ravi' })).not.toBe(key({}))
})
