import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInstant } from '../test/arbitrary-placements.ts'
import { ayanamsaAt } from './ayanamsa-at.ts'
import { AYANAMSA_MODES, type Ayanamsa } from './modes.ts'

const J2000 = 2451545

function degrees(ayanamsa: Ayanamsa, jdUt = J2000): number {
  const outcome = ayanamsaAt(jdUt, ayanamsa)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('matches the defined values of the other ayanamsas at J2000', () => {
  const expected = {
    lahiriIcrc: 23.8569,
    yukteshwar: 22.4788,
    jnBhasin: 22.7621,
    kpNew: 23.7676,
    kp291: 23.7802,
    truePushya: 22.727,
    trueRevati: 20.045,
    suryaSiddhanta: 20.895,
    faganBradley: 24.7403,
  } as const
  for (const [mode, value] of Object.entries(expected)) {
    expect(Math.abs(degrees(mode as keyof typeof expected) - value), mode).toBeLessThan(0.001)
  }
})

test('gives a custom ayanamsa its value at its epoch and the common precession', () => {
  const own = { epochJd: J2000, value: 23.5 }

  expect(Math.abs(degrees(own) - 23.5)).toBeLessThan(1e-7)
  expect(
    Math.abs(degrees(own, J2000 + 36525) - degrees(own) - (degrees('raman', J2000 + 36525) - degrees('raman'))),
  ).toBeLessThan(1e-9)
})

test('increases every ayanamsa by about 50 arcseconds per year', () => {
  for (const mode of AYANAMSA_MODES) {
    const growth = (degrees(mode, J2000 + 7305) - degrees(mode)) * 180
    expect(growth, mode).toBeGreaterThan(50.0)
    expect(growth, mode).toBeLessThan(50.6)
  }
})

test('moves on without a jump in any year, and refuses what is outside 1900 to 2100', () => {
  fc.assert(
    fc.property(fc.constantFrom(...AYANAMSA_MODES), anyInstant, (mode, jdUt) => {
      const step = degrees(mode, jdUt + 1) - degrees(mode, jdUt)
      expect(Math.abs(step)).toBeLessThan(1 / 3600)
    }),
  )
  expect(ayanamsaAt(2_415_020).ok).toBe(false)
  expect(ayanamsaAt(2_488_500).ok).toBe(false)
})
