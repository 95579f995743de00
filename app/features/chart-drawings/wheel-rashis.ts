import { RASHIS } from '#jyotish/zodiac/rashi.ts'

/** The twelve signs as the wheel of the sky writes them. */
export const WHEEL_RASHIS = RASHIS.map(({ devanagari, sanskrit, english }) => ({
  devanagari,
  english: `${sanskrit} (${english})`,
}))
