import { expect, test } from 'vitest'
import { skyBodiesAt } from './todays-sky.ts'

test('has Sun and Moon in Meena at the eclipse of 8 April 2024', () => {
  const [sun, moon] = skyBodiesAt(new Date('2024-04-08T18:21:00Z'))

  expect(sun).toMatchObject({ label: 'Su', name: 'Surya', english: 'Sun', rashi: 'Meena', isLuminary: true })
  expect(moon).toMatchObject({ label: 'Mo', name: 'Chandra', english: 'Moon', rashi: 'Meena', degree: sun?.degree })
})

test('shows nine grahas, with the nodes opposite each other', () => {
  const bodies = skyBodiesAt(new Date('2026-11-15T00:00:00Z'))
  const longitudeOf = (label: string) => bodies.find((body) => body.label === label)?.longitude ?? Number.NaN

  expect(bodies.map(({ label }) => label)).toEqual(['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'])
  expect(Math.abs(longitudeOf('Ra') - longitudeOf('Ke'))).toBeCloseTo(180, 6)
})
