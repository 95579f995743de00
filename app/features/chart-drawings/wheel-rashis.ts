import { RASHI_INDEXES } from '@muhurta/jyotish'
import { RASHI_LABELS, rashiName } from '#content/charts/names.ts'

/** The twelve signs as labels of the sky wheel. */
export const WHEEL_RASHIS = RASHI_INDEXES.map((rashi) => ({
  devanagari: RASHI_LABELS[rashi].devanagari || RASHI_LABELS[rashi].name,
  english: rashiName(rashi),
}))
