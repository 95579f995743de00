import { MOST_LIFE_EVENTS } from '#domain/births/kept-events.ts'
import type * as en from '../../en/charts/timeline.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the timeline: the periods, transits and events of a life on one strip. */
export const LIFE_TIMELINE: Texts<typeof en.LIFE_TIMELINE> = {
  title: 'జీవన రేఖ',
  titleOf: (name) => `జీవన రేఖ: ${name}`,
  open: 'జీవన రేఖ',
  rectify: 'పుట్టిన సమయం వెతకండి',
  label: 'కొలత ప్రకారం జీవన రేఖ. బాణం కీలు: ఎడమ, కుడి కాలాన్ని మారుస్తాయి, పైకి దగ్గరగా, కిందికి దూరంగా.',
  zoom: 'ఎంత కాలం',
  zooms: { life: 'జీవితం', decade: 'పదేళ్లు', year: 'సంవత్సరం', month: 'నెల' },
  earlier: 'ముందు',
  later: 'తర్వాత',
  today: 'ఈరోజు',
  keys: 'దగ్గరగా చూడడానికి ఒక దశను ఎంచుకోండి. కీబోర్డులో ←, → కాలాన్ని మారుస్తాయి, ↑ దగ్గరగా, ↓ దూరంగా.',
  range: (from, until) => `${from} నుంచి ${until} వరకు`,
  running: (day) => `${day} నాటి దశలు`,
  noDasha: 'ఈ రోజు 120 సంవత్సరాల దశల బయట ఉంది.',
  levels: ['మహాదశ', 'అంతర్దశ', 'విదశ', 'సూక్ష్మ దశ', 'ప్రాణ దశ'],
  sadeSati: 'ఏలినాటి శని',
  phases: {
    rising: 'మొదటి భాగం, చంద్రుడి నుంచి 12వ రాశిలో శని',
    peak: 'మధ్య భాగం, చంద్రుడి రాశిలో శని',
    setting: 'చివరి భాగం, చంద్రుడి నుంచి 2వ రాశిలో శని',
  },
  phasesShort: { rising: '12', peak: '1', setting: '2' },
  passages: 'సూర్య చంద్రులు',
  stay: (sign, fromMoon, fromLagna) => `${sign}, చంద్రుడి నుంచి ${fromMoon}, లగ్నం నుంచి ${fromLagna}`,
  return: (graha) => `${graha}: పుట్టినప్పటి స్థానానికి తిరిగి రాక`,
  over: (graha, point) => `${graha}: పుట్టినప్పటి ${point} మీదుగా`,
  lagna: 'లగ్నం',
  lagnaShort: 'ల',
  returnShort: '↻',
  events: 'జీవిత సంఘటనలు',
  sessions: 'సెషన్లు',
  asTable: 'ఇవే పట్టికగా',
  columns: { what: 'ఏమిటి', from: 'నుంచి', until: 'వరకు' },
  nothing: 'ఈ కాలంలో ఏమీ లేదు.',
  aroundSession: 'సెషన్ చుట్టూ పదేళ్లు',
}

/** Where the desk records the events of a client's life. */
export const LIFE_EVENTS: Texts<typeof en.LIFE_EVENTS> = {
  heading: 'జీవిత సంఘటనలు',
  leads: {
    booking:
      'బృందానికి మాత్రమే, ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. ఈ జన్మ వివరాలున్న ప్రతి బుకింగ్ జీవన రేఖలో కనిపిస్తాయి, వీటితో పుట్టిన సమయం వెతుకుతాం. క్లయింట్ ఖాతాతో పాటు ఇవీ తొలగిపోతాయి; తమ సమాచారం కోరిన క్లయింట్లకు ఇవి కూడా వెళ్తాయి.',
    birth:
      'బృందానికి మాత్రమే, ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. ఈ జన్మ వివరాలున్న బుకింగ్‌ల జీవన రేఖలో కూడా కనిపిస్తాయి, వీటితో పుట్టిన సమయం వెతుకుతాం. క్లయింట్ ఈ జన్మ వివరాలను లేదా ఖాతాను తొలగిస్తే ఇక్కడ రాసిన సంఘటనలూ తొలగిపోతాయి; తమ సమాచారం కోరిన క్లయింట్లకు ఇవి కూడా వెళ్తాయి.',
    chart: 'మీకు మాత్రమే, ఈ జాబితాలాగే ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. వీటితో పుట్టిన సమయం వెతుకుతాం. ఈ జాతకాన్ని తొలగిస్తే ఇవీ తొలగిపోతాయి.',
  },
  none: 'ఇంకా సంఘటనలు లేవు.',
  given: 'బుకింగ్‌తో చెప్పినది',
  add: 'సంఘటన జోడించండి',
  change: 'ఈ సంఘటన మార్చండి',
  when: 'ఎప్పుడు',
  whenHint: 'ఉదాహరణకు 2004, 05/2004 లేదా 12/05/2004',
  kind: 'ఏం జరిగింది',
  choose: 'ఎంచుకోండి',
  weight: 'ఎంత ముఖ్యం',
  weights: {
    great: 'జీవితాన్నే మార్చింది',
    ordinary: 'ముఖ్యం',
    small: 'చిన్నది, లేదా తేదీ సరిగ్గా తెలియదు',
  },
  note: 'గమనిక',
  noteHint: 'రెండు మూడు మాటలు',
  save: 'సంఘటన సేవ్ చేయండి',
  saved: 'సంఘటన సేవ్ అయింది',
  edit: 'మార్చండి',
  remove: 'తొలగించండి',
  removed: 'సంఘటన తొలగించాం',
  cancel: 'వద్దు',
  notSaved: 'సంఘటన సేవ్ కాలేదు',
  refusals: {
    'when-missing': 'ఎప్పుడు జరిగిందో రాయండి; సంవత్సరం చాలు',
    'when-invalid': '2004 లాంటి సంవత్సరం లేదా 12/05/2004 లాంటి తేదీ రాయండి, పుట్టిన తర్వాతది, ఈరోజు వరకు',
    'kind-missing': 'ఏం జరిగిందో ఎంచుకోండి',
    'too-many-events': `ఈ జాతకంలో ${MOST_LIFE_EVENTS} సంఘటనలు ఉన్నాయి. దయచేసి ముందు ఒకటి తొలగించండి.`,
    'event-not-found': 'ఈ సంఘటనను ఈలోగా తొలగించారు.',
  },
}
