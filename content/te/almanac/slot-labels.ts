/** What the almanac says about free times, if the practice shows it. */
export const SLOT_LABEL_TEXTS = {
  names: {
    'rahu-kalam': 'రాహు కాలం',
    yamaganda: 'యమగండం',
    gulika: 'గుళిక కాలం',
    abhijit: 'అభిజిత్',
    'good-choghadiya': 'మంచి చౌఘడియా',
    'tara-bala': 'తారాబలం',
    'chandra-bala': 'చంద్రబలం',
    chandrashtama: 'చంద్రాష్టమం',
  },
  note: (place: string, isOwn: boolean) =>
    `సమయం కింద ఉన్న మాటలు ${place} పంచాంగం ప్రకారం ఆ సమయం ఎలా ఉందో చెబుతాయి${isOwn ? ', మీ జన్మ నక్షత్రానికి చంద్రుడు ఎలా ఉన్నాడో కూడా' : ''}. వీటిని చూసి ఎంచుకునేవారి కోసం ఇవి; సంప్రదింపు ఏ సమయంలోనైనా ఒకేలా ఉంటుంది.`,
} as const
