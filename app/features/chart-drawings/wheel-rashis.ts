import { RASHIS } from '@muhurta/jyotish'

/** The twelve signs as labels of the sky wheel. */
export const WHEEL_RASHIS = RASHIS.map(({ devanagari, sanskrit, english }) => ({
  devanagari,
  english: `${sanskrit} (${english})`,
}))
