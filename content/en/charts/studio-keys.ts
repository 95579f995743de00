/** Texts of the studio's keys. */
export const STUDIO_KEYS = {
  title: 'Keys',
  show: 'Keys',
  lead: 'They act while nothing is being typed.',
  key: 'Key',
  does: 'What it does',
  use: 'Use these keys',
  acts: {
    help: 'Show these keys',
    find: 'Find a pane',
    nextVarga: 'The next chart beside the rashi',
    earlierVarga: 'The one before',
    moreCharts: 'One more chart beside it, up to six in all',
    fewerCharts: 'One chart less',
    earlier: 'One minute earlier',
    later: 'One minute later',
    asGiven: 'The given time again',
    today: 'Transits of today',
    compact: 'With or without explanations',
    closeAll: 'Close all panes',
  },
  pane: (title: string) => `Open or close: ${title}`,
} as const
