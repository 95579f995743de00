import type * as en from '../../en/charts/chart-marks.ts'
import type { Texts } from '../../texts.ts'

/** The rising point, listed among the grahas. */
export const LAGNA_LABELS: Texts<typeof en.LAGNA_LABELS> = { code: 'ल', name: 'लग्न' }

export const CHART_STYLE_LABELS: Texts<typeof en.CHART_STYLE_LABELS> = {
  north: 'उत्तर',
  south: 'दक्षिण',
  east: 'पूर्व',
}

/** What a drawing says about a graha or a sign, short and written out. */
export const CHART_MARKS: Texts<typeof en.CHART_MARKS> = {
  short: { retrograde: 'व', combust: 'अ', uncertain: '?' },
  retrograde: 'वक्री',
  combust: 'अस्त',
  uncertain: 'दिन के कुछ हिस्से में',
  house: (ordinal, sign) => `${ordinal} भाव, ${sign}`,
  contents: (where, marks) => `${where}: ${marks.length > 0 ? marks.join(', ') : 'खाली'}`,
}

/** What stands around a drawing, and in the table that says the same. */
export const CHART_PANEL: Texts<typeof en.CHART_PANEL> = {
  style: 'कुंडली की शैली',
  northNeedsLagna: 'उत्तर भारतीय कुंडली लग्न से शुरू होती है, इसलिए उसमें जन्म समय चाहिए।',
  legend: (lagna) => `${lagna} लग्न, व वक्री, अ अस्त। अंश राशि के अंदर के हैं।`,
  asText: 'यही कुंडली शब्दों में',
  styleAndText: 'दूसरी शैलियाँ, और शब्दों में',
  columns: { house: 'भाव', sign: 'राशि', grahas: 'ग्रह' },
}
