import type { Varga } from '@muhurta/jyotish'
import type { FurtherVarga } from '@muhurta/jyotish/vargas'

export const VARGA_LABELS: Readonly<Record<Varga, string>> = {
  1: 'రాశి',
  2: 'హోర',
  3: 'ద్రేక్కాణం',
  4: 'చతుర్థాంశ',
  7: 'సప్తాంశ',
  9: 'నవాంశ',
  10: 'దశాంశ',
  12: 'ద్వాదశాంశ',
  16: 'షోడశాంశ',
  20: 'వింశాంశ',
  24: 'చతుర్వింశాంశ',
  27: 'సప్తవింశాంశ',
  30: 'త్రింశాంశ',
  40: 'ఖవేదాంశ',
  45: 'అక్షవేదాంశ',
  60: 'షష్ట్యంశ',
}

export const FURTHER_VARGA_LABELS: Readonly<Record<FurtherVarga, string>> = {
  5: 'పంచమాంశ',
  6: 'షష్ఠాంశ',
  8: 'అష్టమాంశ',
  11: 'రుద్రాంశ',
  81: 'నవాంశలో నవాంశ',
  108: 'అష్టోత్తరాంశ',
  144: 'ద్వాదశాంశలో ద్వాదశాంశ',
}
