import type { DashaYearName } from '@muhurta/jyotish'
import type * as en from '../../en/charts/chart-conventions.ts'
import type { Texts } from '../../texts.ts'

/** Labels of the calculation settings, and texts that explain why two programs differ. */
export const AYANAMSA_LABELS: Texts<typeof en.AYANAMSA_LABELS> = {
  lahiri: 'లాహిరి',
  raman: 'రామన్',
  krishnamurti: 'కృష్ణమూర్తి (KP)',
  trueChitra: 'స్పష్ట చిత్ర',
  lahiriIcrc: 'లాహిరి (ICRC)',
  yukteshwar: 'శ్రీ యుక్తేశ్వర్',
  jnBhasin: 'జె. ఎన్. భాసిన్',
  kpNew: 'KP కొత్తది (బాలచంద్రన్, 2003)',
  kp291: 'KP, 291 నుంచి (సెంథిలతిబన్, 2019)',
  truePushya: 'స్పష్ట పుష్య',
  trueRevati: 'స్పష్ట రేవతి',
  suryaSiddhanta: 'సూర్య సిద్ధాంతం',
  faganBradley: 'ఫేగన్-బ్రాడ్లీ',
}

export const NODE_LABELS: Texts<typeof en.NODE_LABELS> = { mean: 'మధ్యమ రాహువు', true: 'స్పష్ట రాహువు' }

export const HOUSE_LABELS: Texts<typeof en.HOUSE_LABELS> = {
  wholeSign: 'రాశే భావం',
  equalMiddle: 'సమ భావాలు, లగ్నం మధ్యలో',
  sripati: 'శ్రీపతి భావాలు',
  kp: 'KP భావాలు (ప్లాసిడస్)',
}

export const SUNRISE_LABELS: Texts<typeof en.SUNRISE_LABELS> = {
  hindu: 'సూర్యబింబం మధ్యభాగం ఉదయం, వక్రీభవనం లేకుండా',
  upperLimb: 'సూర్యబింబం పై అంచు ఉదయం, వక్రీభవనంతో',
}

export const DASHA_YEAR_LABELS: Readonly<Record<DashaYearName, (days: number) => string>> = {
  julian: (days) => `${days} రోజులు (జూలియన్ సంవత్సరం)`,
  sidereal: (days) => `${days} రోజులు (నాక్షత్ర సంవత్సరం)`,
  gregorian: (days) => `${days} రోజులు (గ్రెగోరియన్ సంవత్సరం)`,
  tropical: (days) => `${days} రోజులు (సాయన సంవత్సరం)`,
  savana: (days) => `${days} రోజులు (సావన సంవత్సరం)`,
}

export const CONVENTION_LINES: Texts<typeof en.CONVENTION_LINES> = {
  zodiac: (ayanamsa) => `${ayanamsa} అయనాంశ`,
  customAyanamsa: 'సొంతం',
  yearDays: (days) => `దశా సంవత్సరం ${days} రోజులు`,
  engine: (version) => `గణన ${version}`,
}

export const CONVENTION_LABELS: Texts<typeof en.CONVENTION_LABELS> = {
  ayanamsa: 'అయనాంశ',
  node: 'రాహుకేతువులు',
  houseSystem: 'భావాలు',
  sunriseRule: 'సూర్యోదయం',
  yearDays: 'దశా సంవత్సరం',
}

export const DIFFERENCE: Texts<typeof en.DIFFERENCE> = {
  heading: 'నా జాతకం ఎందుకు తేడాగా ఉంది?',
  lead: 'వేరే ప్రోగ్రామ్‌లోని విలువలను ఇక్కడ పేస్ట్ చేయండి, లైన్‌కు ఒకటి. ఆ తేడా ఏ సెట్టింగ్‌ల వల్ల వస్తుందో వెతుకుతాం.',
  label: 'వేరే ప్రోగ్రామ్ విలువలు',
  hint: 'ఇంగ్లిష్‌లో, ఉదాహరణకు “Moon 14° 23′ Scorpio”, “Lagna 5° 12′ 30″ Leo”, దశ మొదలుకు “Rahu 12 Mar 2004”.',
  explain: 'తేడా వివరించండి',
  missing: 'దయచేసి కనీసం ఒక విలువ పేస్ట్ చేయండి.',
  unread: (line) => `ఈ లైన్ చదవలేకపోయాం: “${line}”. దయచేసి ఉదాహరణల్లోలా రాయండి.`,
  agrees: 'ఈ విలువలు ఈ జాతకంతో సరిపోతున్నాయి. తేడా లేదు.',
  explained: 'ఈ సెట్టింగ్‌లతో సరిగ్గా అవే విలువలు వస్తాయి:',
  ambiguous: 'చాలా సెట్టింగ్‌లతో ఈ విలువలు వస్తాయి. మరో విలువ లేదా మరిన్ని అంకెలు ఇవ్వండి:',
  unexplained: 'మాకు తెలిసిన ఏ సెట్టింగ్‌తోనూ ఈ విలువలు రావు. అక్కడ సమయం లేదా ఊరు వేరుగా రాసి ఉండవచ్చు.',
  notExplained: 'విలువలను పోల్చలేకపోయాం. దయచేసి మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  notTested: {
    node: 'రాహుకేతువులు: ఈ విలువలతో తెలియదు',
    yearDays: 'దశా సంవత్సరం: ఈ విలువలతో తెలియదు',
  },
  clocks: {
    'as-given': 'మీరు రాసిన సమయం',
    'hour-less': 'ఒక గంట తక్కువ, వేసవి లేదా యుద్ధ సమయం లెక్కించనట్టు',
    'hour-more': 'ఒక గంట ఎక్కువ, వేసవి సమయం లెక్కించినట్టు',
    indian: 'భారత కాలమానం (IST)',
    greenwich: 'గ్రీనిచ్ సమయం',
    'local-mean': 'ఆ ఊరి స్థానిక మధ్యమ సమయం',
    bombay: 'బొంబాయి సమయం',
    calcutta: 'కలకత్తా సమయం',
  },
  clockLabel: 'గడియారం',
}
