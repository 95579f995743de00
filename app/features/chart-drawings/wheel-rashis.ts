import { RASHIS } from '@muhurta/jyotish'

/** The twelve signs as the wheel of the sky writes them. */
export const WHEEL_RASHIS = RASHIS.map(({ devanagari, sanskrit, english }) => ({
  devanagari,
  english: `${sanskrit} (${english})`,
}))
