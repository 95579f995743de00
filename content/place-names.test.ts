import { describe, expect, test } from 'vitest'
import * as hindi from './hi/words/city-names.ts'
import * as telugu from './te/words/city-names.ts'

const IN_NEW_YORK = { name: 'New York City', region: 'New York', country: 'United States' }

describe('names of places', () => {
  test('are in the script of the page', () => {
    expect(hindi.cityLabel({ name: 'Varanasi', region: 'Uttar Pradesh', country: 'India' })).toBe(
      'वाराणसी, उत्तर प्रदेश, भारत',
    )
    expect(telugu.cityLabel(IN_NEW_YORK)).toBe('న్యూయార్క్, అమెరికా')
    expect(telugu.cityName(IN_NEW_YORK)).toBe('న్యూయార్క్')
  })

  test('stay Latin as a whole where one of them is not listed', () => {
    expect(hindi.cityLabel({ ...IN_NEW_YORK, region: 'Somewhere' })).toBe('New York City, Somewhere, United States')
    expect(hindi.cityName({ name: 'Springfield', country: 'United States' })).toBe('Springfield')
  })

  test('tell namesakes in other countries apart', () => {
    expect(hindi.cityName({ name: 'London', country: 'Canada' })).toBe('London')
    expect(hindi.cityName({ name: 'London', country: 'United Kingdom' })).toBe('लंदन')
  })
})
