export const VARGAS_PANE = {
  about:
    'One of the sixteen divisional charts of Parashara, drawn, and the signs of all of them in a table (Brihat Parashara Hora Shastra, chapters 6 and 7). The hora, drekkana, chaturthamsha and trimshamsha are cast in other ways too; the way of each is set under Conventions. A graha is vargottama when it keeps its sign in the navamsha.',
  varga: 'Varga',
  caption: 'Signs in the sixteen vargas',
  column: 'Varga',
  lagna: 'Lagna',
  vargottama: 'Vargottama',
  none: 'None',
} as const
