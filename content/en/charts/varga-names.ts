import type { Varga } from '@muhurta/jyotish'

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
