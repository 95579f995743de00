import type { FurtherVarga } from '@muhurta/jyotish/vargas'

export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'पंचमांश',
  6: 'षष्ठांश',
  8: 'अष्टमांश',
  11: 'रुद्रांश',
  81: 'नवांश का नवांश',
  108: 'अष्टोत्तरांश',
  144: 'द्वादशांश का द्वादशांश',
}
