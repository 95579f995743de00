import { plural } from '#content/words/grammar.ts'
import type * as en from '../../en/charts/studio.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the chart studio around its panes. What a pane is stands in `pane-abouts.ts`, its other texts in `panes/`. */

export const PANE_TITLES: Texts<typeof en.PANE_TITLES> = {
  positions: 'గ్రహ స్థానాలు, బలం',
  vargas: 'వర్గ చక్రాలు',
  panchanga: 'పుట్టిన సమయం పంచాంగం',
  periods: 'దశలు',
  'sign-periods': 'రాశి దశలు',
  transits: 'గోచారం',
  ephemeris: 'గ్రహ స్ఫుట పట్టిక',
  compare: 'రెండు జాతకాలు, ఈ క్షణం',
  'sade-sati': 'ఏలినాటి శని',
  ashtakavarga: 'అష్టకవర్గం',
  strengths: 'బలాలు',
  avasthas: 'అవస్థలు',
  yogas: 'యోగాలు',
  aspects: 'దృష్టులు',
  houses: 'భావాలు, సంధులు',
  jaimini: 'జైమిని',
  kp: 'KP',
  year: 'వర్షఫలం',
  points: 'ప్రత్యేక లగ్నాలు, ఉపగ్రహాలు',
  sudarshana: 'సుదర్శన చక్రం',
  nodes: 'కాలసర్ప',
  mangal: 'కుజ దోషం',
  matching: 'జాతక పొంతన',
  sensitivity: 'పుట్టిన సమయం ప్రభావం',
  day: 'హోరలు, చౌఘడియాలు',
}

/** Open at the first visit. */
export const FIRST_PANES = ['positions', 'periods'] as const

export const STUDIO: Texts<typeof en.STUDIO> = {
  title: 'జాతక స్టూడియో',
  heading: 'జాతక స్టూడియో',
  lead: 'ఒకే జాతకం, అనేక సంప్రదాయాల సాధనాలతో. లెక్కలు మీ పరికరంలోనే జరుగుతాయి.',
  withoutScript: 'JavaScript లేకపోతే మా సర్వర్ లెక్కిస్తుంది, ఏదీ దాచుకోదు.',
  description: 'ఒక జాతకానికి దశలు, బలాలు, గోచారం, జైమిని, KP ఇంకా ఎన్నో, మీరు ఎంచుకున్న పద్ధతుల్లో.',
  open: 'లోతుగా: జాతక స్టూడియో తెరవండి',
  openHint: 'ఐదు స్థాయిల దశలు, బలాలు, గోచారం ఇంకా ఎన్నో, అన్ని గణన పద్ధతులు ఒకే చోట.',
  openBooking: 'జాతక స్టూడియో',
  back: 'జాతకానికి తిరిగి వెళ్లండి',
  noChart: 'ఈ ట్యాబ్‌లో ఇంకా జాతకం లేదు.',
  noChartLead: 'ముందు జన్మ వివరాలు రాయండి, తర్వాత జాతకం కింద స్టూడియో తెరవండి.',
  makeChart: 'జాతకం వేయండి',
  needsTime: 'స్టూడియోకు పుట్టిన తేదీ, సమయం, ఊరు కావాలి.',
  chartOf: (name) => (name ? `${name} జాతకం` : 'ఈ జాతకం'),
  conventions: 'గణన పద్ధతులు',
  apply: 'వర్తింపజేయండి',
  show: 'చూపండి',
  showPane: (title) => `${title}: చూపండి`,
  closeAll: 'అన్నీ మూసివేయండి',
  compact: 'వివరణలు లేకుండా',
  find: 'భాగం వెతకండి',
  earlier: 'ఒక నిమిషం ముందు',
  later: 'ఒక నిమిషం తర్వాత',
  shifted: (minutes) =>
    minutes > 0
      ? `ఇచ్చిన సమయానికి ${plural(minutes, '1 నిమిషం', `${minutes} నిమిషాల`)} తర్వాత`
      : `ఇచ్చిన సమయానికి ${plural(-minutes, '1 నిమిషం', `${-minutes} నిమిషాల`)} ముందు`,
  asGiven: 'ఇచ్చిన సమయానికి',
  beside: 'పక్కన ఉన్న చక్రం',
  hideChart: 'చిన్న చక్రం దాచండి',
  print: 'ప్రింట్ చేయండి',
  computing: 'లెక్కిస్తున్నాం…',
  failed: 'ఈ భాగాన్ని లెక్కించలేకపోయాం. మీ ఇంటర్నెట్ చూసుకుని, దీన్ని మూసి మళ్లీ తెరవండి.',
  marked: '(ఇప్పుడు)',
  scroll: (caption) => `${caption}, పక్కకు జరపవచ్చు`,
}

export const SETTING_LABELS: Texts<typeof en.SETTING_LABELS> = {
  ayanamsaValue: '1 జనవరి 2000 నాటి సొంత అయనాంశ',
  d2: 'హోర (D2)',
  d3: 'ద్రేక్కాణం (D3)',
  d4: 'చతుర్థాంశ (D4)',
  d30: 'త్రింశాంశ (D30)',
  charaSchool: 'చర దశ, వృశ్చిక, కుంభ అధిపతులు',
  karakas: 'చర కారకాలు',
}

export const SETTING_HINTS: Texts<typeof en.SETTING_HINTS> = {
  ayanamsaValue: 'డిగ్రీలు, నిమిషాలు, సెకన్లు, ఉదాహరణకు 23 51 26. అయనాంశ “సొంతం” అయితే దీన్ని వాడతాం.',
}

export const SETTING_PROBLEMS: Texts<typeof en.SETTING_PROBLEMS> = {
  ayanamsaValue: 'దయచేసి 0 నుంచి 40 వరకు డిగ్రీలు రాయండి, ఉదాహరణకు 23 51 26 లేదా 23.857.',
}

export const CUSTOM_AYANAMSA = 'సొంతం'

export const METHOD_LABELS: Texts<typeof en.METHOD_LABELS> = {
  parashara: 'పరాశర',
  parivritti: 'పరివృత్తి (ఒకదాని తర్వాత ఒకటి)',
  samasaptaka: 'సమసప్తక',
  somanatha: 'సోమనాథ',
  jagannatha: 'జగన్నాథ',
}

export const CHARA_LABELS: Texts<typeof en.CHARA_LABELS> = {
  soleLords: 'కుజుడు, శని మాత్రమే (కె. ఎన్. రావు)',
  strongerLords: 'ఇద్దరు అధిపతుల్లో బలవంతుడు (క్రమం కె. ఎన్. రావుది)',
}

export const KARAKA_LABELS: Texts<typeof en.KARAKA_LABELS> = { seven: 'ఏడు', eight: 'ఎనిమిది, రాహువుతో' }

export const SETTING_LINES: Texts<typeof en.SETTING_LINES> = {
  vargas: (names) => names.join(', '),
  charaSchool: (label) => `చర దశ: ${label}`,
  karakas: (label) => `చర కారకాలు: ${label}`,
}
