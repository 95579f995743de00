/**
 * The light theme's colours for what no style sheet reaches: emails, PDFs and link previews, which have no dark theme.
 * The site's own colours are in `app/styles/tokens.css`; a test compares the two.
 */
export const LIGHT_PALETTE = {
  page: '#FFFBF3',
  panel: '#FFFFFF',
  panelStrong: '#F7EAD0',
  ink: '#2B1D14',
  inkSoft: '#6B5644',
  action: '#A8480B',
  onAction: '#FFFFFF',
  link: '#7A1F2B',
  goldText: '#8A5A00',
  gold: '#D9A441',
  hairline: '#EBDCBF',
  danger: '#B3261E',
  success: '#1F6B3A',
} as const
