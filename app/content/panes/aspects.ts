export const ASPECTS = {
  about:
    'Who looks at whom. Every graha fully aspects the seventh sign from its own; Mars also the fourth and eighth, Jupiter the fifth and ninth, Saturn the third and tenth (Brihat Parashara Hora Shastra, chapter 26). Signs aspect each other by their quality, as Jaimini reads them. The texts disagree on the aspects of Rahu and Ketu, so you choose.',
  nodes: 'Aspects of Rahu and Ketu',
  nodeLabels: { none: 'None', seventh: 'The seventh', 'fifth-seventh-ninth': 'Fifth, seventh and ninth' },
  grahas: 'Full aspects of grahas',
  grahaColumns: ['Graha', 'Aspects signs', 'Aspects grahas', 'Is aspected by'],
  signs: 'Aspects of signs (rashi drishti)',
  signColumns: ['Sign', 'With', 'Aspects signs', 'Aspects grahas'],
} as const
