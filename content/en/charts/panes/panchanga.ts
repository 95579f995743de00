export const PANCHANGA_PANE = {
  caption: 'Limbs at birth',
  columns: ['Limb', 'At birth', 'From', 'To'],
  vara: 'Vara',
} as const
