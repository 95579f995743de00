export const SENSITIVITY = {
  about:
    'What changes at which minute when the birth time is a little off: the lagna, the lagnas of the sixteen vargas, the pada of the Moon and the first dasha lord. It follows no book: the chart is cast again at each minute. It shows how far a chart can be trusted, and is a first sheet for rectification. Most certificates round the time to five minutes or more.',
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
