/** The rising point, listed among the grahas. */
export const LAGNA_LABELS = { code: 'La', name: 'Lagna' } as const

export const CHART_STYLE_LABELS = { north: 'North', south: 'South', east: 'East' } as const

/** What a drawing says about a graha or a sign, short and written out. */
export const CHART_MARKS = {
  short: { retrograde: 'R', combust: 'C', uncertain: '?' },
  retrograde: 'retrograde',
  combust: 'combust',
  uncertain: 'for part of the day',
  house: (ordinal: string, sign: string) => `${ordinal} house, ${sign}`,
  contents: (where: string, marks: readonly string[]) => `${where}: ${marks.length > 0 ? marks.join(', ') : 'empty'}`,
} as const

/** What stands around a drawing, and in the table that says the same. */
export const CHART_PANEL = {
  style: 'Chart style',
  northNeedsLagna: 'The North Indian style starts with the lagna, so it needs a time of birth.',
  legend: (lagna: string) => `${lagna} lagna, R retrograde, C combust. Degrees are within the sign.`,
  asText: 'This chart as text',
  styleAndText: 'Other styles, and as text',
  columns: { house: 'House', sign: 'Sign', grahas: 'Grahas' },
} as const
