import type { FurtherVarga } from '@muhurta/jyotish/vargas'

export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'పంచమాంశ',
  6: 'షష్ఠాంశ',
  8: 'అష్టమాంశ',
  11: 'రుద్రాంశ',
  81: 'నవాంశలో నవాంశ',
  108: 'అష్టోత్తరాంశ',
  144: 'ద్వాదశాంశలో ద్వాదశాంశ',
}
