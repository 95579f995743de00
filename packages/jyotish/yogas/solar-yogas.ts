import { besideLuminary } from './beside-luminary.ts'
import { areTogether } from './chart-view.ts'
import type { YogaRule } from './yoga.ts'

export const SOLAR_YOGAS: readonly YogaRule[] = [
  {
    // Brihat Parashara Hora Shastra, ch. 38.
    id: 'vesi',
    find: (view) => besideLuminary(view, 'sun', { occupied: [2], empty: [12] }),
  },
  {
    // Brihat Parashara Hora Shastra, ch. 38.
    id: 'vasi',
    find: (view) => besideLuminary(view, 'sun', { occupied: [12], empty: [2] }),
  },
  {
    // Brihat Parashara Hora Shastra, ch. 38.
    id: 'ubhayachari',
    find: (view) => besideLuminary(view, 'sun', { occupied: [2, 12], empty: [] }),
  },
  {
    // B. V. Raman, Three Hundred Important Combinations.
    id: 'budhaditya',
    find: (view) => {
      if (!areTogether(view, 'sun', 'mercury')) return []
      return [{ grahas: ['sun', 'mercury'], reason: { code: 'share-a-sign', grahas: ['sun', 'mercury'] } }]
    },
  },
]
