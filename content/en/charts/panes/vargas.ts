export const VARGAS_PANE = {
  varga: 'Varga',
  caption: 'Signs in the sixteen vargas',
  column: 'Varga',
  lagna: 'Lagna',
  vargottama: 'Vargottama',
  none: 'None',
} as const
