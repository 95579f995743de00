import { qualityOf, RASHI_INDEXES, type RashiIndex, wrapRashi } from './rashi.ts'

/**
 * The signs a sign aspects (Jaimini Sutras 1.1; Brihat Parashara Hora Shastra, ch. 8): movable signs aspect the fixed
 * signs except the next one, fixed signs the movable signs except the previous one, dual signs each other.
 */
export function rashiDrishti(rashi: RashiIndex): RashiIndex[] {
  const quality = qualityOf(rashi)

  if (quality === 'dual') return RASHI_INDEXES.filter((other) => other !== rashi && qualityOf(other) === 'dual')
  if (quality === 'movable') {
    return RASHI_INDEXES.filter((other) => other !== wrapRashi(rashi + 1) && qualityOf(other) === 'fixed')
  }
  return RASHI_INDEXES.filter((other) => other !== wrapRashi(rashi - 1) && qualityOf(other) === 'movable')
}
