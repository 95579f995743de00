/**
 * The colours of `app/styles/tokens.css` for what no style sheet reaches: emails, PDFs, link previews, drawings that are files of
 * their own, the browser's bar. A test compares the two palettes with the tokens.
 */
export const LIGHT_PALETTE = {
  page: '#fffbf3',
  panel: '#ffffff',
  panelStrong: '#f7ead0',
  ink: '#2b1d14',
  inkSoft: '#6b5644',
  action: '#a8480b',
  onAction: '#ffffff',
  link: '#7a1f2b',
  goldText: '#8a5a00',
  gold: '#d9a441',
  hairline: '#ebdcbf',
  danger: '#b3261e',
  success: '#1f6b3a',
} as const

export const DARK_PALETTE = {
  page: '#130f20',
  panel: '#1c1732',
  panelStrong: '#2a2246',
  ink: '#f6ebd7',
  inkSoft: '#c4b59a',
  action: '#e9b949',
  onAction: '#1b1206',
  link: '#f2c96b',
  goldText: '#f2c96b',
  gold: '#e9b949',
  hairline: '#3a315a',
  danger: '#f2877f',
  success: '#7fd6a0',
} as const

/** Charts on paper: lines that print well, and the house of the lagna. */
export const PRINTED_CHART = { line: '#c08a26', lagna: '#fbf3e0' } as const

/** The grounds of blog covers, two tones each, dark enough for gold lines in both themes. */
export const COVER_GROUNDS = {
  violet: ['#3d2463', '#191036'],
  blue: ['#1e3a6b', '#0c1533'],
  maroon: ['#7a1f2b', '#330b14'],
  copper: ['#8f4312', '#3a1606'],
  teal: ['#1d5450', '#08211f'],
  indigo: ['#4a3a86', '#130f20'],
  brown: ['#6b4a24', '#24150a'],
  plum: ['#75305c', '#2a0d24'],
} as const

/** The marks of sign-in providers, in the colours that they prescribe. */
export const PROVIDER_COLOURS = {
  google: { red: '#ea4335', yellow: '#fbbc05', green: '#34a853', blue: '#4285f4' },
  facebook: { ground: '#1877f2', mark: '#ffffff' },
} as const
