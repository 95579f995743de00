export const SENSITIVITY = {
  minutes: 'Minutes either side',
  minutesProblem: 'Please enter 1 to 60 minutes.',
  caption: 'Changes around the birth time',
  columns: ['When', 'From birth', 'What', 'From', 'To'],
  lagna: 'Lagna',
  varga: (name: string) => `Lagna of ${name}`,
  pada: 'Pada of the Moon',
  dasha: 'First dasha lord',
  offset: (minutes: string) => `${minutes} min`,
  none: 'Nothing changes within these minutes.',
} as const
