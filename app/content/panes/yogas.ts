export const YOGAS_PANE = {
  about:
    'Combinations of the chart that the classics name, each with its rule, where the rule is written and how this chart meets it. Books differ in how many yogas they list and how strictly they read them; what a yoga gives depends on the strength of its grahas and on the periods, so none is read alone.',
  caption: 'Yogas in this chart',
  columns: ['Yoga', 'Why it applies', 'Rule', 'Source'],
  none: 'None of the yogas that we look for is in this chart.',
} as const
