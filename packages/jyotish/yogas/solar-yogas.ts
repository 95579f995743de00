import { besideLuminary } from './beside-luminary.ts'
import { areTogether } from './chart-view.ts'
import type { YogaRule } from './yoga.ts'

export const SOLAR_YOGAS: readonly YogaRule[] = [
  {
    id: 'vesi',
    name: 'Vesi',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 2nd from the Sun, and none of them in the 12th.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
    find: (view) => besideLuminary(view, 'sun', { occupied: [2], empty: [12] }),
  },
  {
    id: 'vasi',
    name: 'Vasi',
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in the 12th from the Sun, and none of them in the 2nd.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
    find: (view) => besideLuminary(view, 'sun', { occupied: [12], empty: [2] }),
  },
  {
    id: 'ubhayachari',
    name: 'Ubhayachari',
    rule: 'Of Mars, Mercury, Jupiter, Venus and Saturn, at least one is in the 2nd from the Sun and at least one in the 12th.',
    source: 'Brihat Parashara Hora Shastra, ch. 38',
    find: (view) => besideLuminary(view, 'sun', { occupied: [2, 12], empty: [] }),
  },
  {
    id: 'budhaditya',
    name: 'Budhaditya',
    rule: 'The Sun and Mercury are together in one sign.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    find: (view) => {
      if (!areTogether(view, 'sun', 'mercury')) return []
      return [{ grahas: ['sun', 'mercury'], reason: 'The Sun and Mercury share a sign.' }]
    },
  },
]
