import { expect, test } from 'vitest'
import { skyBodiesAt, WHEEL_RASHIS } from './todays-sky.ts'

test('Sun and Moon stand together in Meena at the eclipse of 8 April 2024', () => {
  const [sun, moon] = skyBodiesAt(new Date('2024-04-08T18:21:00Z'))

  expect(sun).toMatchObject({ label: 'Su', name: 'Surya', english: 'Sun', rashi: 'Meena', isLuminary: true })
  expect(moon).toMatchObject({ label: 'Mo', name: 'Chandra', english: 'Moon', rashi: 'Meena', degree: sun?.degree })
})

test('the wheel shows nine grahas, and the nodes face each other', () => {
  const bodies = skyBodiesAt(new Date('2026-11-15T00:00:00Z'))
  const longitudeOf = (label: string) => bodies.find((body) => body.label === label)?.longitude ?? Number.NaN

  expect(bodies.map(({ label }) => label)).toEqual(['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'])
  expect(Math.abs(longitudeOf('Ra') - longitudeOf('Ke'))).toBeCloseTo(180, 6)
})

test('the signs begin with Mesha and are written in Devanagari', () => {
  expect(WHEEL_RASHIS).toHaveLength(12)
  expect(WHEEL_RASHIS[0]).toEqual({ devanagari: 'मेष', english: 'Mesha (Aries)' })
})
