import type { Varga } from '@muhurta/jyotish'
import type { FurtherVarga } from '@muhurta/jyotish/vargas'

export const VARGA_LABELS: Readonly<Record<Varga, string>> = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsha',
  7: 'Saptamsha',
  9: 'Navamsha',
  10: 'Dashamsha',
  12: 'Dvadashamsha',
  16: 'Shodashamsha',
  20: 'Vimshamsha',
  24: 'Chaturvimshamsha',
  27: 'Saptavimshamsha',
  30: 'Trimshamsha',
  40: 'Khavedamsha',
  45: 'Akshavedamsha',
  60: 'Shashtyamsha',
}

export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'Panchamsha',
  6: 'Shashthamsha',
  8: 'Ashtamsha',
  11: 'Rudramsha',
  81: 'Navamsha of the navamsha',
  108: 'Ashtottaramsha',
  144: 'Dvadashamsha of the dvadashamsha',
}
