import type { KalaSarpaKind } from '@muhurta/jyotish/kala-sarpa'

export const POSITIONS = {
  caption: 'Lagna and grahas',
  columns: ['Graha', 'Position', 'Nakshatra, pada', 'House', 'Dignity', 'State', 'To the sign lord', 'Speed a day'],
  lagna: 'Lagna',
  dignities: {
    exalted: 'Exalted',
    moolatrikona: 'Moolatrikona',
    own: 'Own sign',
    friend: 'Friend’s sign',
    neutral: 'Neutral sign',
    enemy: 'Enemy’s sign',
    debilitated: 'Debilitated',
  },
  relations: {
    'great-friend': 'Great friend',
    friend: 'Friend',
    neutral: 'Neutral',
    enemy: 'Enemy',
    'great-enemy': 'Great enemy',
  },
  deltaT: 'Delta T (Earth’s rotation)',
  seconds: (value: string) => `${value} s`,
  predicted: (value: string, error: string) => `${value} s, a prediction with a standard error of ${error} s`,
  retrograde: 'Retrograde',
  combust: 'Combust',
} as const

export const VARGAS_PANE = {
  varga: 'Varga',
  caption: 'Signs in the sixteen vargas',
  column: 'Varga',
  lagna: 'Lagna',
  vargottama: 'Vargottama',
  none: 'None',
} as const

export const HOUSES = {
  caption: 'Houses',
  columns: ['House', 'From', 'Middle', 'To', 'Lord of its sign', 'Grahas'],
  compared: 'House of each graha by system',
  graha: 'Graha',
  midheaven: 'Midheaven',
} as const

export const ASPECTS = {
  nodes: 'Aspects of Rahu and Ketu',
  nodeLabels: { none: 'None', seventh: 'The seventh', 'fifth-seventh-ninth': 'Fifth, seventh and ninth' },
  grahas: 'Full aspects of grahas',
  grahaColumns: ['Graha', 'Aspects signs', 'Aspects grahas', 'Is aspected by'],
  signs: 'Aspects of signs (rashi drishti)',
  signColumns: ['Sign', 'With', 'Aspects signs', 'Aspects grahas'],
} as const

export const YOGAS_PANE = {
  caption: 'Yogas in this chart',
  columns: ['Yoga', 'Why it applies', 'Rule', 'Source'],
  none: 'This chart has none of the yogas that we look for.',
} as const

export const POINTS = {
  lagnas: 'Special lagnas',
  columns: ['Point', 'Place'],
  lagnaLabels: {
    bhava: 'Bhava lagna',
    hora: 'Hora lagna',
    ghati: 'Ghati lagna',
    vighati: 'Vighati lagna',
    sree: 'Sree lagna',
    pranapada: 'Pranapada',
    bhriguBindu: 'Bhrigu bindu',
  },
  indu: 'Indu lagna',
  varnada: 'Varnada lagna',
  solar: 'Upagrahas of the Sun',
  solarLabels: {
    dhuma: 'Dhuma',
    vyatipata: 'Vyatipata',
    parivesha: 'Parivesha',
    indrachapa: 'Indrachapa',
    upaketu: 'Upaketu',
  },
  parts: 'Upagrahas of the parts of the day',
  partColumns: ['Upagraha', 'At the beginning', 'In the middle', 'At the end'],
  partLabels: {
    kala: 'Kala (Sun)',
    mrityu: 'Mrityu (Mars)',
    ardhaprahara: 'Ardhaprahara (Mercury)',
    yamaghantaka: 'Yamaghantaka (Jupiter)',
    gulika: 'Gulika (Saturn)',
  },
  mandi: 'Mandi, by ghatis',
  noSunrise: 'These points count from sunrise. At this place the Sun neither rose nor set on that day.',
} as const

export const STRENGTHS = {
  total: 'Shadbala',
  totalColumns: [
    'Graha',
    'Rupas',
    'Ratio to required',
    'Sthana',
    'Dig',
    'Kala',
    'Cheshta',
    'Naisargika',
    'Drik',
    'Virupas',
  ],
  sthana: 'Sthana bala (place)',
  sthanaLabels: {
    uccha: 'Uccha',
    saptavargaja: 'Saptavargaja',
    ojayugma: 'Ojayugma',
    kendra: 'Kendra',
    drekkana: 'Drekkana',
  },
  kala: 'Kala bala (time)',
  kalaLabels: {
    natonnata: 'Natonnata',
    paksha: 'Paksha',
    tribhaga: 'Tribhaga',
    abda: 'Abda',
    masa: 'Masa',
    vara: 'Vara',
    hora: 'Hora',
    ayana: 'Ayana',
  },
  variants: 'Other readings, not in the total',
  variantLabels: {
    saptavargajaMtByDegrees: 'Saptavargaja, moolatrikona by degrees',
    horaUnequal: 'Hora, twelfths of day and night',
    ayanaTrueDeclination: 'Ayana, true declination',
    cheshtaModernMean: 'Cheshta, modern mean longitudes',
  },
  graha: 'Graha',
  bhava: 'Bhava bala',
  bhavaColumns: ['House', 'Middle', 'Lord', 'Of the lord', 'Dig', 'Drishti', 'Virupas', 'Rupas'],
  wars: 'At war, within one degree',
  noWars: 'None',
  noSunrise: 'These strengths count from sunrise. At this place the Sun neither rose nor set on that day.',
} as const

export const ASHTAKAVARGA = {
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

export const NODES = {
  caption: 'Kala sarpa by reading',
  columns: ['Reading', 'Result', 'Side', 'Outside'],
  measures: { degrees: 'By degrees', signs: 'By whole signs' },
  absent: 'Not present',
  extents: { full: 'Full', partial: 'Partial, one graha outside' },
  sides: { 'ahead-of-rahu': 'From Rahu forward to Ketu', 'behind-rahu': 'From Ketu forward to Rahu' },
  kinds: {
    ananta: 'Ananta',
    kulika: 'Kulika',
    vasuki: 'Vasuki',
    shankhapala: 'Shankhapala',
    padma: 'Padma',
    mahapadma: 'Mahapadma',
    takshaka: 'Takshaka',
    karkotaka: 'Karkotaka',
    shankhachuda: 'Shankhachuda',
    ghataka: 'Ghataka',
    vishadhara: 'Vishadhara',
    sheshanaga: 'Sheshanaga',
  } satisfies Record<KalaSarpaKind, string>,
  result: (extent: string, kind: string, house: number) => `${extent}: ${kind}, Rahu in house ${house}`,
} as const

export const SUDARSHANA = {
  caption: 'Houses of the three rings',
  columns: ['House', 'From the lagna', 'From the Moon', 'From the Sun'],
  year: 'House of this year',
  month: 'House of this month',
  before: 'Before birth',
} as const

export const JAIMINI = {
  karakas: 'Chara karakas',
  karakaColumns: ['Karaka', 'Graha', 'Degrees in the sign', 'Stands for'],
  karakaLabels: {
    atma: 'Atma karaka',
    amatya: 'Amatya karaka',
    bhratri: 'Bhratri karaka',
    matri: 'Matri karaka',
    pitri: 'Pitri karaka',
    putra: 'Putra karaka',
    gnati: 'Gnati karaka',
    dara: 'Dara karaka',
  },
  meanings: {
    atma: 'Self',
    amatya: 'Minister, work',
    bhratri: 'Siblings',
    matri: 'Mother',
    pitri: 'Father',
    putra: 'Children',
    gnati: 'Relatives',
    dara: 'Spouse',
  },
  arudhas: 'Arudha padas',
  arudhaColumns: ['Pada', 'Of house', 'Sign', 'House from the lagna', 'Grahas'],
  arudhaLagna: 'AL',
  upapada: 'UL',
  argala: 'Argala',
  argalaColumns: ['On house', 'Argala from', 'Grahas', 'Obstructed from', 'By', 'Prevails'],
  yes: 'Yes',
  no: 'No',
} as const

export const MANGAL = {
  caption: 'Mangal dosha by rule set',
  columns: ['Rule set', 'Result', 'Mars found', 'Cancelled by', 'Rule'],
  sets: { northern: 'Northern', raman: 'B. V. Raman', combined: 'Combined', lagna: 'Lagna only' },
  present: 'Present',
  cancelled: 'Cancelled',
  absent: 'Not present',
  references: { lagna: 'lagna', moon: 'Moon', venus: 'Venus' },
  found: (house: string, from: string) => `${house} from ${from}`,
} as const

export const MATCHING = {
  role: 'This chart is of the',
  roles: { bride: 'Bride', groom: 'Groom' },
  partner: 'Partner’s Moon, nakshatra and pada',
  addSecond:
    'Enter the partner under Second chart to match two births; until then, choose the nakshatra of the partner’s Moon.',
  partnerIs: 'Matched with',
  unnamed: 'The second birth',
  partnerMoon: 'Moon of the second birth',
  mangal: 'Mars in both charts (northern rule)',
  kootas: 'Ashtakoota by rule book',
  koota: 'Koota',
  points: (points: number, most: number) => `${points} of ${most}`,
  books: { standard: 'Common tables', maitreya: 'Maitreya', raman: 'B. V. Raman' },
  why: 'Why (common tables)',
  total: 'Total of 36',
  poruthams: 'Ten poruthams',
  poruthamColumns: ['Porutham', 'Agreement', 'Why'],
  agreements: { good: 'Agrees', middling: 'Middling', none: 'Does not agree' },
} as const

export const KP = {
  number: 'Horary number',
  numberProblem: 'Please enter a number from 1 to 249.',
  of: 'Chart',
  charts: { birth: 'Of birth', horary: 'Horary, of this moment' },
  cusps: 'Cusps',
  cuspColumns: ['House', 'Cusp', 'Sign lord', 'Star lord', 'Sub lord', 'Sub-sub lord'],
  grahas: 'Grahas',
  grahaColumns: ['Graha', 'Place', 'House', 'Sign lord', 'Star lord', 'Sub lord', 'Sub-sub lord'],
  houses: 'Significators of houses',
  houseColumns: ['House', 'In the star of occupants', 'Occupants', 'In the star of the owner', 'Owner'],
  signified: 'Houses signified by grahas',
  signifiedColumns: ['Graha', 'By its star lord’s place', 'By its own place', 'Owned by its star lord', 'Owned'],
  ruling: 'Ruling planets of this moment',
  rulingColumns: ['Of', 'Lord'],
  rulingLabels: {
    day: 'Day',
    lagnaSign: 'Lagna, sign',
    lagnaStar: 'Lagna, star',
    lagnaSub: 'Lagna, sub',
    moonSign: 'Moon, sign',
    moonStar: 'Moon, star',
    moonSub: 'Moon, sub',
  },
  refused: 'KP needs cusps of Placidus, which do not exist inside the polar circles.',
} as const

export const COMPARE = {
  date: 'Moment',
  dateHint: 'Leave empty for the current time.',
  outside: 'Please choose a date from 1900 to 2100.',
  first: 'This chart',
  second: 'Second chart',
  chosen: 'The moment',
  lagna: 'Lagna',
  positions: 'Positions side by side',
  point: 'Point',
  secondOver: (name: string) => `${name || 'Second chart'} over this chart`,
  firstOver: (name: string) => `This chart over ${name || 'the second chart'}`,
  chosenOver: 'The moment over this chart',
  overColumns: ['Graha', 'Place', 'House from lagna', 'House from Moon', 'In the sign of'],
  addSecond: 'Enter a birth or open a file under Second chart, and it is compared here.',
} as const

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
