export const YOGAS_PANE = {
  caption: 'Yogas in this chart',
  columns: ['Yoga', 'Why it applies', 'Rule', 'Source'],
  none: 'None of the yogas that we look for is in this chart.',
} as const
