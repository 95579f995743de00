import type * as en from '../../../en/charts/panes/chart-panes.ts'
import type { Texts } from '../../../texts.ts'

export const POSITIONS: Texts<typeof en.POSITIONS> = {
  caption: 'లగ్నం, గ్రహాలు',
  columns: ['గ్రహం', 'స్థానం', 'నక్షత్రం, పాదం', 'భావం', 'స్థితి', 'అవస్థ', 'రాశ్యధిపతితో సంబంధం', 'రోజు గమనం'],
  lagna: 'లగ్నం',
  dignities: {
    exalted: 'ఉచ్చ',
    moolatrikona: 'మూలత్రికోణం',
    own: 'స్వక్షేత్రం',
    friend: 'మిత్ర క్షేత్రం',
    neutral: 'సమ క్షేత్రం',
    enemy: 'శత్రు క్షేత్రం',
    debilitated: 'నీచ',
  },
  relations: {
    'great-friend': 'అధిమిత్రుడు',
    friend: 'మిత్రుడు',
    neutral: 'సముడు',
    enemy: 'శత్రువు',
    'great-enemy': 'అధిశత్రువు',
  },
  deltaT: 'డెల్టా T (భూ భ్రమణం)',
  seconds: (value) => `${value} సె.`,
  predicted: (value, error) => `${value} సె., అంచనా, ప్రామాణిక దోషం ${error} సె.`,
  retrograde: 'వక్రం',
  combust: 'అస్తంగతం',
}

export const VARGAS_PANE: Texts<typeof en.VARGAS_PANE> = {
  varga: 'వర్గం',
  caption: 'పదహారు వర్గాల్లో రాశులు',
  column: 'వర్గం',
  lagna: 'లగ్నం',
  vargottama: 'వర్గోత్తమం',
  none: 'ఏదీ లేదు',
}

export const HOUSES: Texts<typeof en.HOUSES> = {
  caption: 'భావాలు',
  columns: ['భావం', 'నుంచి', 'మధ్య', 'వరకు', 'రాశ్యధిపతి', 'గ్రహాలు'],
  compared: 'ఒక్కో పద్ధతిలో గ్రహాల భావం',
  graha: 'గ్రహం',
  midheaven: 'దశమ మధ్యం',
}

export const ASPECTS: Texts<typeof en.ASPECTS> = {
  nodes: 'రాహుకేతువుల దృష్టి',
  nodeLabels: { none: 'ఏదీ లేదు', seventh: '7వది', 'fifth-seventh-ninth': '5, 7, 9' },
  grahas: 'గ్రహాల పూర్ణ దృష్టి',
  grahaColumns: ['గ్రహం', 'చూసే రాశులు', 'చూసే గ్రహాలు', 'దీన్ని చూసేవి'],
  signs: 'రాశి దృష్టి',
  signColumns: ['రాశి', 'రాశిలో ఉన్నవి', 'చూసే రాశులు', 'చూసే గ్రహాలు'],
}

export const YOGAS_PANE: Texts<typeof en.YOGAS_PANE> = {
  caption: 'ఈ జాతకంలో యోగాలు',
  columns: ['యోగం', 'ఎందుకు ఉంది', 'నియమం', 'ఆధారం'],
  none: 'మేము చూసే యోగాలేవీ ఈ జాతకంలో లేవు.',
}

export const POINTS: Texts<typeof en.POINTS> = {
  lagnas: 'ప్రత్యేక లగ్నాలు',
  columns: ['బిందువు', 'స్థానం'],
  lagnaLabels: {
    bhava: 'భావ లగ్నం',
    hora: 'హోరా లగ్నం',
    ghati: 'ఘటీ లగ్నం',
    vighati: 'విఘటీ లగ్నం',
    sree: 'శ్రీ లగ్నం',
    pranapada: 'ప్రాణపదం',
    bhriguBindu: 'భృగు బిందువు',
  },
  indu: 'ఇందు లగ్నం',
  varnada: 'వర్ణద లగ్నం',
  solar: 'సూర్యుడి ఉపగ్రహాలు',
  solarLabels: {
    dhuma: 'ధూమం',
    vyatipata: 'వ్యతీపాతం',
    parivesha: 'పరివేషం',
    indrachapa: 'ఇంద్రచాపం',
    upaketu: 'ఉపకేతువు',
  },
  parts: 'రోజు భాగాల ఉపగ్రహాలు',
  partColumns: ['ఉపగ్రహం', 'మొదట్లో', 'మధ్యలో', 'చివర్లో'],
  partLabels: {
    kala: 'కాల (సూర్యుడు)',
    mrityu: 'మృత్యు (కుజుడు)',
    ardhaprahara: 'అర్ధప్రహర (బుధుడు)',
    yamaghantaka: 'యమఘంటక (గురువు)',
    gulika: 'గుళిక (శని)',
  },
  mandi: 'మాంది, ఘటికల ప్రకారం',
  noSunrise: 'ఈ బిందువులను సూర్యోదయం నుంచి లెక్కిస్తారు. ఆ రోజు ఇక్కడ సూర్యోదయ సూర్యాస్తమయాలు లేవు.',
}

export const STRENGTHS: Texts<typeof en.STRENGTHS> = {
  total: 'షడ్బలం',
  totalColumns: ['గ్రహం', 'రూపలు', 'కావలసిన బలంతో నిష్పత్తి', 'స్థాన', 'దిక్', 'కాల', 'చేష్టా', 'నైసర్గిక', 'దృక్', 'విరూపలు'],
  sthana: 'స్థాన బలం',
  sthanaLabels: {
    uccha: 'ఉచ్చ',
    saptavargaja: 'సప్తవర్గజ',
    ojayugma: 'ఓజయుగ్మ',
    kendra: 'కేంద్ర',
    drekkana: 'ద్రేక్కాణ',
  },
  kala: 'కాల బలం',
  kalaLabels: {
    natonnata: 'నతోన్నత',
    paksha: 'పక్ష',
    tribhaga: 'త్రిభాగ',
    abda: 'అబ్ద',
    masa: 'మాస',
    vara: 'వార',
    hora: 'హోరా',
    ayana: 'అయన',
  },
  variants: 'ఇతర పాఠాలు, మొత్తంలో లేవు',
  variantLabels: {
    saptavargajaMtByDegrees: 'సప్తవర్గజ, డిగ్రీల ప్రకారం మూలత్రికోణం',
    horaUnequal: 'హోర, పగలు రాత్రుల పన్నెండో భాగాలు',
    ayanaTrueDeclination: 'అయన, స్పష్ట క్రాంతి',
    cheshtaModernMean: 'చేష్టా, ఆధునిక మధ్యమ గ్రహాలు',
  },
  graha: 'గ్రహం',
  bhava: 'భావ బలం',
  bhavaColumns: ['భావం', 'మధ్య', 'అధిపతి', 'అధిపతిది', 'దిక్', 'దృష్టి', 'విరూపలు', 'రూపలు'],
  wars: 'గ్రహ యుద్ధం, ఒక డిగ్రీ లోపు',
  noWars: 'ఏదీ లేదు',
  noSunrise: 'ఈ బలాలను సూర్యోదయం నుంచి లెక్కిస్తారు. ఆ రోజు ఇక్కడ సూర్యోదయ సూర్యాస్తమయాలు లేవు.',
}

export const ASHTAKAVARGA: Texts<typeof en.ASHTAKAVARGA> = {
  tables: 'బిందువుల పట్టిక',
  tableLabels: { varahamihira: 'వరాహమిహిర', parashara: 'పరాశర ముద్రిత పాఠం' },
  reading: 'రెండో శోధన',
  readings: { parashara: 'పరాశర', raman: 'బి. వి. రామన్' },
  bhinna: 'రాశుల బిందువులు',
  first: 'త్రికోణ శోధన తర్వాత',
  second: 'ఏకాధిపత్య శోధన తర్వాత',
  pinda: 'శోధ్య పిండం',
  pindaColumns: ['గ్రహం', 'రాశులది', 'గ్రహాలది', 'మొత్తం'],
  graha: 'గ్రహం',
  sum: 'మొత్తం',
  sarva: 'ఏడూ కలిపి',
  lagna: 'లగ్నం (మొత్తంలో లేదు)',
  transits: 'దీనిపై ఇప్పటి గోచారం',
  transitColumns: ['గ్రహం', 'ఏ రాశిలో', 'సొంత బిందువులు', 'ఏడింటివి'],
}

export const NODES: Texts<typeof en.NODES> = {
  caption: 'కాలసర్ప, ఒక్కో సంప్రదాయంలో',
  columns: ['సంప్రదాయం', 'ఫలితం', 'వైపు', 'బయట'],
  measures: { degrees: 'డిగ్రీల ప్రకారం', signs: 'పూర్తి రాశుల ప్రకారం' },
  absent: 'లేదు',
  extents: { full: 'పూర్ణం', partial: 'పాక్షికం, ఒక గ్రహం బయట' },
  sides: { 'ahead-of-rahu': 'రాహువు నుంచి ముందుకు కేతువు వరకు', 'behind-rahu': 'కేతువు నుంచి ముందుకు రాహువు వరకు' },
  kinds: {
    ananta: 'అనంత',
    kulika: 'కులిక',
    vasuki: 'వాసుకి',
    shankhapala: 'శంఖపాల',
    padma: 'పద్మ',
    mahapadma: 'మహాపద్మ',
    takshaka: 'తక్షక',
    karkotaka: 'కర్కోటక',
    shankhachuda: 'శంఖచూడ',
    ghataka: 'ఘాతక',
    vishadhara: 'విషధర',
    sheshanaga: 'శేషనాగ',
  },
  result: (extent, kind, house) => `${extent}: ${kind}, రాహువు ${house}వ భావంలో`,
}

export const SUDARSHANA: Texts<typeof en.SUDARSHANA> = {
  caption: 'మూడు వలయాల భావాలు',
  columns: ['భావం', 'లగ్నం నుంచి', 'చంద్రుడి నుంచి', 'సూర్యుడి నుంచి'],
  year: 'ఈ సంవత్సరం భావం',
  month: 'ఈ నెల భావం',
  before: 'పుట్టకముందు',
}

export const JAIMINI: Texts<typeof en.JAIMINI> = {
  karakas: 'చర కారకాలు',
  karakaColumns: ['కారకం', 'గ్రహం', 'రాశిలో డిగ్రీలు', 'దేనికి'],
  karakaLabels: {
    atma: 'ఆత్మకారకుడు',
    amatya: 'అమాత్యకారకుడు',
    bhratri: 'భ్రాతృకారకుడు',
    matri: 'మాతృకారకుడు',
    pitri: 'పితృకారకుడు',
    putra: 'పుత్రకారకుడు',
    gnati: 'జ్ఞాతికారకుడు',
    dara: 'దారకారకుడు',
  },
  meanings: {
    atma: 'తాను',
    amatya: 'మంత్రి, పని',
    bhratri: 'తోబుట్టువులు',
    matri: 'తల్లి',
    pitri: 'తండ్రి',
    putra: 'సంతానం',
    gnati: 'బంధువులు',
    dara: 'జీవిత భాగస్వామి',
  },
  arudhas: 'ఆరూఢ పదాలు',
  arudhaColumns: ['పదం', 'ఏ భావానిది', 'రాశి', 'లగ్నం నుంచి భావం', 'గ్రహాలు'],
  arudhaLagna: 'AL',
  upapada: 'UL',
  argala: 'అర్గళ',
  argalaColumns: ['ఏ భావంపై', 'అర్గళ ఎక్కడి నుంచి', 'గ్రహాలు', 'విరోధం ఎక్కడి నుంచి', 'దేనితో', 'ప్రబలం'],
  yes: 'అవును',
  no: 'కాదు',
}

export const MANGAL: Texts<typeof en.MANGAL> = {
  caption: 'కుజ దోషం, ఒక్కో నియమంలో',
  columns: ['నియమాలు', 'ఫలితం', 'కుజుడు ఎక్కడ', 'దేనితో సడలింది', 'నియమం'],
  sets: { northern: 'ఉత్తర భారత', raman: 'బి. వి. రామన్', combined: 'కలిపినది', lagna: 'లగ్నం మాత్రమే' },
  present: 'ఉంది',
  cancelled: 'సడలింది',
  absent: 'లేదు',
  references: { lagna: 'లగ్నం', moon: 'చంద్రుడు', venus: 'శుక్రుడు' },
  found: (house, from) => `${house} (లెక్క మొదలు: ${from})`,
}

export const MATCHING: Texts<typeof en.MATCHING> = {
  role: 'ఈ జాతకం ఎవరిది',
  roles: { bride: 'వధువు', groom: 'వరుడు' },
  partner: 'భాగస్వామి నక్షత్రం, పాదం',
  addSecond: 'రెండు జాతకాల పొంతనకు “రెండో జాతకం” లో భాగస్వామి వివరాలు రాయండి; అప్పటివరకు భాగస్వామి నక్షత్రం ఎంచుకోండి.',
  partnerIs: 'ఎవరితో పొంతన',
  unnamed: 'రెండో జాతకం',
  partnerMoon: 'రెండో జాతక చంద్రుడు',
  mangal: 'రెండు జాతకాల్లో కుజుడు (ఉత్తర భారత నియమం)',
  kootas: 'అష్టకూటం, ఒక్కో గ్రంథంలో',
  koota: 'కూటం',
  points: (points, most) => `${most}కి ${points}`,
  books: { standard: 'వాడుక పట్టికలు', maitreya: 'మైత్రేయ', raman: 'బి. వి. రామన్' },
  why: 'ఎందుకు (వాడుక పట్టికలు)',
  total: '36కి మొత్తం',
  poruthams: 'దశ పొంతనలు',
  poruthamColumns: ['పొంతన', 'ఫలితం', 'ఎందుకు'],
  agreements: { good: 'కుదిరింది', middling: 'మధ్యమం', none: 'కుదరలేదు' },
}

export const KP: Texts<typeof en.KP> = {
  number: 'ప్రశ్న సంఖ్య',
  numberProblem: 'దయచేసి 1 నుంచి 249 వరకు సంఖ్య రాయండి.',
  of: 'చక్రం',
  charts: { birth: 'జన్మది', horary: 'ప్రశ్నది, ఈ క్షణానిది' },
  cusps: 'సంధులు',
  cuspColumns: ['భావం', 'సంధి', 'రాశ్యధిపతి', 'నక్షత్రాధిపతి', 'ఉపాధిపతి', 'ఉప-ఉపాధిపతి'],
  grahas: 'గ్రహాలు',
  grahaColumns: ['గ్రహం', 'స్థానం', 'భావం', 'రాశ్యధిపతి', 'నక్షత్రాధిపతి', 'ఉపాధిపతి', 'ఉప-ఉపాధిపతి'],
  houses: 'భావ కారకాలు',
  houseColumns: ['భావం', 'ఉన్న గ్రహాల నక్షత్రంలో', 'ఉన్నవి', 'అధిపతి నక్షత్రంలో', 'అధిపతి'],
  signified: 'గ్రహాలు కారకమైన భావాలు',
  signifiedColumns: ['గ్రహం', 'నక్షత్రాధిపతి స్థానంతో', 'తన స్థానంతో', 'నక్షత్రాధిపతి భావాలు', 'సొంత భావాలు'],
  ruling: 'ఈ క్షణపు పాలక గ్రహాలు',
  rulingColumns: ['దేనిది', 'అధిపతి'],
  rulingLabels: {
    day: 'రోజు',
    lagnaSign: 'లగ్నం, రాశి',
    lagnaStar: 'లగ్నం, నక్షత్రం',
    lagnaSub: 'లగ్నం, ఉప',
    moonSign: 'చంద్రుడు, రాశి',
    moonStar: 'చంద్రుడు, నక్షత్రం',
    moonSub: 'చంద్రుడు, ఉప',
  },
  refused: 'KP కి ప్లాసిడస్ సంధులు కావాలి, ధ్రువ వృత్తాల లోపల అవి ఉండవు.',
}

export const COMPARE: Texts<typeof en.COMPARE> = {
  date: 'క్షణం',
  dateHint: 'ఇప్పటి సమయానికి ఖాళీగా వదిలేయండి.',
  outside: 'దయచేసి 1900 నుంచి 2100 వరకు తేదీ ఎంచుకోండి.',
  first: 'ఈ జాతకం',
  second: 'రెండో జాతకం',
  chosen: 'ఆ క్షణం',
  lagna: 'లగ్నం',
  positions: 'పక్కపక్కన స్థానాలు',
  point: 'బిందువు',
  secondOver: (name) => `ఈ జాతకంపై ${name || 'రెండో జాతకం'}`,
  firstOver: (name) => `${name || 'రెండో జాతకం'} పై ఈ జాతకం`,
  chosenOver: 'ఈ జాతకంపై ఆ క్షణం',
  overColumns: ['గ్రహం', 'స్థానం', 'లగ్నం నుంచి భావం', 'చంద్రుడి నుంచి భావం', 'ఎవరి రాశిలో'],
  addSecond: '“రెండో జాతకం” లో జన్మ వివరాలు రాయండి లేదా ఫైల్ తెరవండి, ఇక్కడ పోలుస్తాం.',
}

export const SENSITIVITY: Texts<typeof en.SENSITIVITY> = {
  minutes: 'రెండు వైపులా నిమిషాలు',
  minutesProblem: 'దయచేసి 1 నుంచి 60 నిమిషాలు రాయండి.',
  caption: 'పుట్టిన సమయం చుట్టూ మార్పులు',
  columns: ['ఎప్పుడు', 'పుట్టుక నుంచి', 'ఏమిటి', 'నుంచి', 'వరకు'],
  lagna: 'లగ్నం',
  varga: (name) => `${name} లగ్నం`,
  pada: 'చంద్రుడి పాదం',
  dasha: 'మొదటి దశాధిపతి',
  offset: (minutes) => `${minutes} నిమి.`,
  none: 'ఈ నిమిషాల్లో ఏమీ మారదు.',
}
