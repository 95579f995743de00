import type { FurtherVarga } from '@muhurta/jyotish/vargas'

/** Apart from the sixteen: the page of a birth chart does not show them. */
export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'Panchamsha',
  6: 'Shashthamsha',
  8: 'Ashtamsha',
  11: 'Rudramsha',
  81: 'Navamsha of the navamsha',
  108: 'Ashtottaramsha',
  144: 'Dvadashamsha of the dvadashamsha',
}
