export const ASPECTS = {
  nodes: 'Aspects of Rahu and Ketu',
  nodeLabels: { none: 'None', seventh: 'The seventh', 'fifth-seventh-ninth': 'Fifth, seventh and ninth' },
  grahas: 'Full aspects of grahas',
  grahaColumns: ['Graha', 'Aspects signs', 'Aspects grahas', 'Is aspected by'],
  signs: 'Aspects of signs (rashi drishti)',
  signColumns: ['Sign', 'With', 'Aspects signs', 'Aspects grahas'],
} as const
