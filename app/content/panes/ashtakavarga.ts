export const ASHTAKAVARGA = {
  about:
    'The bindus that the seven grahas and the lagna give to each sign (Brihat Parashara Hora Shastra, chapters 66 to 72). The sum of the seven is the sarvashtakavarga, always 337. Printed tables differ in four cells: Varahamihira’s are the default, those of Parashara’s print are the other. The second reduction is read in two ways where one of two signs of a lord is occupied.',
  tables: 'Table of bindus',
  tableLabels: { varahamihira: 'Varahamihira', parashara: 'Parashara’s print' },
  reading: 'Second reduction',
  readings: { parashara: 'Parashara', raman: 'B. V. Raman' },
  bhinna: 'Bindus by sign',
  first: 'After the first reduction (trikona)',
  second: 'After the second reduction (ekadhipatya)',
  pinda: 'Shodhya pinda',
  pindaColumns: ['Graha', 'Of signs', 'Of grahas', 'Sum'],
  graha: 'Graha',
  sum: 'Sum',
  sarva: 'All seven',
  lagna: 'Lagna (not in the sum)',
  transits: 'Transits over it now',
  transitColumns: ['Graha', 'Passes', 'Own bindus', 'Of all seven'],
} as const
