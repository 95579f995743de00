import type * as en from '../../en/charts/chart-marks.ts'
import type { Texts } from '../../texts.ts'

/** The rising point, listed among the grahas. */
export const LAGNA_LABELS: Texts<typeof en.LAGNA_LABELS> = { code: 'ల', name: 'లగ్నం' }

export const CHART_STYLE_LABELS: Texts<typeof en.CHART_STYLE_LABELS> = {
  north: 'ఉత్తర',
  south: 'దక్షిణ',
  east: 'తూర్పు',
}

/** What a drawing says about a graha or a sign, short and written out. */
export const CHART_MARKS: Texts<typeof en.CHART_MARKS> = {
  short: { retrograde: 'వ', combust: 'అ', uncertain: '?' },
  retrograde: 'వక్రం',
  combust: 'అస్తంగతం',
  uncertain: 'రోజులో కొంతసేపు',
  house: (ordinal, sign) => `${ordinal} భావం, ${sign}`,
  contents: (where, marks) => `${where}: ${marks.length > 0 ? marks.join(', ') : 'ఖాళీ'}`,
}

/** What stands around a drawing, and in the table that says the same. */
export const CHART_PANEL: Texts<typeof en.CHART_PANEL> = {
  style: 'చక్రం శైలి',
  northNeedsLagna: 'ఉత్తర భారత చక్రం లగ్నంతో మొదలవుతుంది, కాబట్టి దానికి పుట్టిన సమయం కావాలి.',
  legend: (lagna) => `${lagna} లగ్నం, వ వక్రం, అ అస్తంగతం. డిగ్రీలు రాశి లోపలివి.`,
  asText: 'ఇదే చక్రం మాటల్లో',
  styleAndText: 'ఇతర శైలులు, మాటల్లో కూడా',
  columns: { house: 'భావం', sign: 'రాశి', grahas: 'గ్రహాలు' },
}
