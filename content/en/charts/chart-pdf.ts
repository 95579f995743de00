/** Texts of the chart PDF and the session brief PDF. */
export const CHART_PDF = {
  title: 'Birth chart',
  rashi: 'Rashi',
  secondPage: 'Divisions and periods',
  vimshottari: 'Vimshottari',
  subPeriods: 'Sub-periods',
  /** The title if our fonts lack the script of the client's name. */
  brief: 'Session brief',
  retrograde: 'retrograde',
  combust: 'combust',
  columns: {
    graha: 'Graha',
    degree: 'Degree',
    sign: 'Sign',
    nakshatra: 'Nakshatra, pada',
    house: 'House',
    state: 'State',
    from: 'From',
    until: 'Until',
    transit: 'Transit',
    varga: 'Signs in all divisions',
  },
} as const
