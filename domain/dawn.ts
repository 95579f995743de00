/** The colours of dawn, the light sky of the site, for what no style sheet reaches: emails, papers and pictures. */
export const DAWN = {
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
