import { expect, test } from 'vitest'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { charaDasha } from './chara-dasha.ts'
import { strongerLords } from './sign-strength.ts'

const [MESHA, VRISHABHA, MITHUNA, KARKA, SIMHA, KANYA, TULA, VRISHCHIKA, DHANU, MAKARA, KUMBHA, MEENA] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const

type Signs = Readonly<Record<Graha | 'lagna', number>>

/** A chart by signs; each graha is in the middle of its own unless its degrees are given. */
function chartOf(signs: Signs, degrees: Partial<Record<Graha, number>> = {}): ChartPlacements {
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, 30 * signs[graha] + (degrees[graha] ?? 15)]))
  return { longitudes: longitudes as Record<Graha, number>, lagna: 30 * signs.lagna + 15 }
}

/** No graha shares a sign with Mars, Ketu, Saturn or Rahu, and none of the four is in Vrishchika or Kumbha. */
const APART: Signs = {
  ...{ lagna: SIMHA, sun: MITHUNA, moon: KANYA, mercury: MITHUNA, jupiter: MITHUNA, venus: MITHUNA },
  ...{ mars: MESHA, saturn: MAKARA, rahu: VRISHABHA, ketu: VRISHCHIKA },
}

// Worked by hand from the rules of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 15, in their order.
test.each<[string, ChartPlacements, Graha, Graha]>([
  [
    'Ketu in Vrishchika leaves it to Mars, who is outside; Rahu and Saturn are alone and unaspected, and Rahu is in a fixed sign',
    chartOf(APART),
    'mars',
    'rahu',
  ],
  ['Saturn in Kumbha leaves it to Rahu', chartOf({ ...APART, saturn: KUMBHA }), 'mars', 'rahu'],
  [
    'Rahu in Kumbha leaves it to Saturn; Ketu in Simha is in a fixed sign and Mars in a movable one',
    chartOf({ ...APART, rahu: KUMBHA, ketu: SIMHA, lagna: TULA }),
    'ketu',
    'saturn',
  ],
  [
    'both in their sign leave it to the main lord',
    chartOf({ ...APART, mars: VRISHCHIKA, saturn: KUMBHA, rahu: KUMBHA, ketu: VRISHCHIKA }),
    'mars',
    'saturn',
  ],
  [
    'more company decides: the Moon is with Ketu, and the Sun with Saturn',
    chartOf({ ...APART, ketu: KANYA, moon: KANYA, rahu: MEENA, sun: MAKARA }),
    'ketu',
    'saturn',
  ],
  [
    // Jupiter and Mercury in Tula aspect the fixed signs but Vrishchika: Vrishabha, Simha and Kumbha.
    'of two that are alone, the aspect of Jupiter and Mercury decides: Ketu in Simha has both, Mars in Karka none',
    chartOf({
      ...APART,
      ...{ mars: KARKA, ketu: SIMHA, lagna: MAKARA, jupiter: TULA, mercury: TULA, venus: TULA, sun: TULA },
      ...{ rahu: DHANU, saturn: MEENA },
    }),
    'ketu',
    'saturn',
  ],
])('%s', (_, chart, ofVrishchika, ofKumbha) => {
  const lordOf = strongerLords(chart)

  expect([lordOf(VRISHCHIKA), lordOf(KUMBHA)]).toEqual([ofVrishchika, ofKumbha])
  expect(lordOf(MESHA)).toBe('mars')
})

test('counts the chara dasha of Vrishchika and Kumbha to the stronger lord, with a year for its dignity', () => {
  const { periods } = charaDasha({ ...chartOf(APART), birthJdUt: 2_440_000.5 }, 'strongerLords')
  const yearsOf = (sign: number) => periods.find(({ signs }) => signs[0] === sign)?.years

  // Vrishchika counts forward to Mars in Mesha: five signs on. Mars is in his own sign, which adds nothing.
  expect(yearsOf(VRISHCHIKA)).toBe(5)
  // Kumbha counts backward to Rahu in Vrishabha: nine signs back, and a year for his exaltation there.
  expect(yearsOf(KUMBHA)).toBe(10)
})
