import type { Varga } from '@muhurta/jyotish'
import type { FurtherVarga } from '@muhurta/jyotish/vargas'

export const VARGA_LABELS: Readonly<Record<Varga, string>> = {
  1: 'राशि',
  2: 'होरा',
  3: 'द्रेष्काण',
  4: 'चतुर्थांश',
  7: 'सप्तमांश',
  9: 'नवांश',
  10: 'दशमांश',
  12: 'द्वादशांश',
  16: 'षोडशांश',
  20: 'विंशांश',
  24: 'चतुर्विंशांश',
  27: 'सप्तविंशांश',
  30: 'त्रिंशांश',
  40: 'खवेदांश',
  45: 'अक्षवेदांश',
  60: 'षष्ट्यंश',
}

export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'पंचमांश',
  6: 'षष्ठांश',
  8: 'अष्टमांश',
  11: 'रुद्रांश',
  81: 'नवांश का नवांश',
  108: 'अष्टोत्तरांश',
  144: 'द्वादशांश का द्वादशांश',
}
