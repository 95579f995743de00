import type { RuleId, RuleSource } from '@muhurta/jyotish/muhurta'

type RuleWords = {
  readonly name: string
  readonly sentence: string
  /** For a rule that asks for something good: what is said where it is missing. */
  readonly missing?: string
}

/** The rules of the muhurta finder in words. */
export const MUHURTA_RULES: Readonly<Record<RuleId, RuleWords>> = {
  'adhika-month': { name: 'అధిక మాసం', sentence: 'ఇది అధిక మాసం, ఇందులో శుభకార్యాలు మొదలుపెట్టరు.' },
  'kshaya-month': { name: 'క్షయ మాసం', sentence: 'ఇది క్షయ మాసం: సూర్యుడు ఇందులో రెండు రాశుల్లోకి ప్రవేశించి, ఒక మాసం పోతుంది.' },
  chaturmas: { name: 'చాతుర్మాస్యం', sentence: 'ఇది చాతుర్మాస్యం, తొలి ఏకాదశి నుంచి ఉత్థాన ఏకాదశి వరకు, విష్ణువు యోగనిద్రలో ఉండే కాలం.' },
  'pitru-paksha': { name: 'పితృ పక్షం', sentence: 'ఇది పితృ పక్షం, భాద్రపద అమావాస్యకు ముందు పితృదేవతల పక్షం.' },
  kharmas: { name: 'శూన్య మాసం (ధనుర్మాసం, మీన మాసం)', sentence: 'సూర్యుడు గురువు రాశులైన ధనుస్సులో లేదా మీనంలో ఉన్నాడు.' },
  'solar-month': { name: 'సౌర మాసం', sentence: 'సూర్యుడు ఉన్న రాశిలో ఈ కార్యం చేయరు.' },
  'lunar-month': {
    name: 'చాంద్రమాన మాసం',
    sentence: 'ఈ కార్యం కొన్ని చాంద్రమాన మాసాల్లో మాత్రమే చేస్తారు.',
    missing: 'ఈ కార్యానికి చెప్పిన మాసాల్లో ఇది లేదు.',
  },
  'venus-set': { name: 'శుక్ర మౌఢ్యమి', sentence: 'ఈ ఊరి నుంచి శుక్రుడు కనిపించడు (శుక్ర మౌఢ్యమి), లేదా ఆ కాలానికి మూడు రోజుల లోపే ఉంది.' },
  'jupiter-set': { name: 'గురు మౌఢ్యమి', sentence: 'ఈ ఊరి నుంచి గురువు కనిపించడు (గురు మౌఢ్యమి), లేదా ఆ కాలానికి మూడు రోజుల లోపే ఉంది.' },
  'sankranti-day': { name: 'సంక్రమణం', sentence: 'ఈ రోజు సూర్యుడు రాశి మారతాడు (సంక్రమణం).' },
  'eclipse-day': { name: 'గ్రహణం', sentence: 'ఈ రోజు ఈ ఊరి నుంచి గ్రహణం కనిపిస్తుంది.' },
  star: {
    name: 'నక్షత్రం',
    sentence: 'చంద్రుడు ఈ కార్యానికి తగిన నక్షత్రంలో ఉన్నాడు.',
    missing: 'చంద్రుడు ఈ కార్యానికి తగిన నక్షత్రంలో లేడు.',
  },
  'star-edge': {
    name: 'నక్షత్ర సంధి',
    sentence: 'ఇది మఘ లేదా మూల మొదటి పాదం, లేదా రేవతి చివరి పాదం; జల, అగ్ని రాశులు కలిసే చోటు.',
  },
  gandanta: { name: 'గండాంతం', sentence: 'చంద్రుడు జల రాశి నుంచి అగ్ని రాశికి మారుతున్నాడు (గండాంతం).' },
  tithi: {
    name: 'తిథి',
    sentence: 'తిథి ఈ కార్యానికి తగినది.',
    missing: 'తిథి ఈ కార్యానికి తగినది కాదు.',
  },
  weekday: {
    name: 'వారం',
    sentence: 'వారం ఈ కార్యానికి తగినది.',
    missing: 'వారం ఈ కార్యానికి తగినది కాదు.',
  },
  yoga: { name: 'దుష్ట యోగం', sentence: 'సూర్య చంద్రుల యోగం విడిచిపెట్టాల్సిన వాటిలో ఒకటి.' },
  'great-fault-yoga': { name: 'వ్యతీపాతం, వైధృతి', sentence: 'యోగం వ్యతీపాతం లేదా వైధృతి.' },
  karana: { name: 'కరణం (భద్ర)', sentence: 'కరణం విష్టి (భద్ర), లేదా అమావాస్య దగ్గరి నాలుగు స్థిర కరణాల్లో ఒకటి.' },
  'moon-panchaka': { name: 'చంద్ర పంచకం', sentence: 'చంద్రుడు చివరి ఐదు నక్షత్రాల్లో, ధనిష్ఠ మధ్య నుంచి, ఉన్నాడు (పంచకం).' },
  'sum-panchaka': {
    name: 'లగ్న పంచకం',
    sentence: 'తిథి, వారం, నక్షత్రం, లగ్నం కలిపి లెక్కిస్తే పంచకం వస్తుంది: మృత్యు, అగ్ని, రాజ, చోర లేదా రోగ.',
  },
  'rahu-kalam': { name: 'రాహు కాలం', sentence: 'ఇది రాహు కాలం.' },
  yamaganda: { name: 'యమగండం', sentence: 'ఇది యమగండం.' },
  gulika: { name: 'గుళిక కాలం', sentence: 'ఇది గుళిక కాలం.' },
  'dur-muhurta': { name: 'దుర్ముహూర్తం', sentence: 'ఇది ఆ వారపు దుర్ముహూర్తం.' },
  varjyam: { name: 'వర్జ్యం', sentence: 'ఇది వర్జ్యం, నక్షత్రంలో విడిచిపెట్టే భాగం.' },
  night: { name: 'రాత్రి', sentence: 'ఇది రాత్రి వేళ; ఈ కార్యం పగలు చేస్తారు.' },
  'late-start': { name: 'ఆలస్యంగా మొదలు', sentence: 'శుభ సమయం రాత్రి 9 తర్వాత మొదలవుతుంది; అలాంటివి జాబితాలో ఉండవు.' },
  'short-window': { name: 'తక్కువసేపు', sentence: 'శుభ సమయం నాలుగు గంటల కంటే తక్కువ; పంచాంగం అలాంటివి చూపదు.' },
  lagna: { name: 'లగ్నం', sentence: 'లగ్నం ఈ కార్యానికి ఉత్తమమైన వాటిలో ఒకటి.' },
  navamsa: { name: 'నవాంశ లగ్నం', sentence: 'ఉదయించే నవాంశ బుధ, శుక్ర లేదా గురువులది.' },
  'eighth-house': { name: 'అష్టమంలో గ్రహం', sentence: 'లగ్నం నుంచి అష్టమ భావంలో గ్రహం ఉంది.' },
  'seventh-house': { name: 'సప్తమంలో గ్రహం', sentence: 'ఖాళీగా ఉండాల్సిన సప్తమ భావంలో గ్రహం ఉంది.' },
  'benefic-angle': {
    name: 'కేంద్రంలో శుభ గ్రహం',
    sentence: 'గురువు, శుక్రుడు లేదా బుధుడు లగ్నం నుంచి కేంద్రంలో ఉండి బలం ఇస్తున్నాడు.',
  },
  'malefic-rising': { name: 'లగ్నంలో పాప గ్రహం', sentence: 'కుజుడు, శని, రాహువు లేదా కేతువు లగ్నంలో ఉన్నాడు.' },
  'moon-house': { name: 'చంద్రుడు 6, 8 లేదా 12లో', sentence: 'చంద్రుడు లగ్నం నుంచి ఆరు, ఎనిమిది లేదా పన్నెండో భావంలో ఉన్నాడు.' },
  'disha-shula': { name: 'వార శూల', sentence: 'ఈ వారానికి ప్రయాణ దిక్కులో వార శూల (దిశా శూల) ఉంది.' },
  abhijit: { name: 'అభిజిత్ ముహూర్తం', sentence: 'ఇది అభిజిత్, పగటి మధ్య భాగం; చాలా దోషాలను పోగొడుతుంది (బుధవారం కాదు).' },
  godhuli: { name: 'గోధూళి', sentence: 'ఇది గోధూళి వేళ; లగ్న దోషాలు లెక్కలోకి రావు.' },
  'amrita-kala': { name: 'అమృత కాలం', sentence: 'ఇది అమృత కాలం, నక్షత్రంలో ఉత్తమమైన భాగం.' },
  'waxing-moon': { name: 'చంద్ర పుష్టి', sentence: 'చంద్రుడు వృద్ధి చెందుతున్నాడు, లేదా ఇంకా క్షీణించలేదు.' },
  chandrashtama: { name: 'చంద్రాష్టమం', sentence: 'చంద్రుడు ఒకరి రాశికి ఎనిమిదో రాశిలో ఉన్నాడు (చంద్రాష్టమం).' },
  'chandra-bala': { name: 'చంద్రబలం తక్కువ', sentence: 'చంద్రుడు ఒకరి రాశికి నాలుగు లేదా పన్నెండో రాశిలో ఉన్నాడు; అక్కడ బలం ఇవ్వడు.' },
  'good-chandra-bala': { name: 'చంద్రబలం', sentence: 'వారి రాశి నుంచి లెక్కిస్తే, అందరికీ చంద్రబలం ఉంది.' },
  'tara-naidhana': { name: 'నైధన తార', sentence: 'నక్షత్రం ఒకరి జన్మ నక్షత్రానికి ఏడవది (నైధన తార, మొదటి తొమ్మిదిలో).' },
  'tara-bala': {
    name: 'తారాబలం తక్కువ',
    sentence: 'నక్షత్రం ఒకరి జన్మ నక్షత్రానికి జన్మ, విపత్ లేదా ప్రత్యక్ తార, లేదా తర్వాతి ఆవృత్తిలో నైధన తార.',
  },
  'birth-eighth-rising': { name: 'జన్మానికి అష్టమ లగ్నం', sentence: 'లగ్నం ఒకరి రాశికి లేదా జన్మ లగ్నానికి ఎనిమిదవది.' },
  'birth-rising': {
    name: 'వ్యక్తికి తగిన లగ్నం',
    sentence: 'లగ్నం అందరి రాశికి లేదా జన్మ లగ్నానికి మూడు, ఆరు, పది లేదా పదకొండవది.',
  },
  'dasha-lord': {
    name: 'దశాధిపతి',
    sentence: 'ఒకరి నడుస్తున్న మహాదశాధిపతి లగ్నం నుంచి ఆరు, ఎనిమిది లేదా పన్నెండో భావంలో ఉన్నాడు.',
  },
  'good-tara-bala': { name: 'తారాబలం', sentence: 'నక్షత్రం అందరి జన్మ నక్షత్రాలకూ అనుకూలం.' },
}

/** Who teaches a rule. Names of publishers stay as they are. */
export const RULE_SOURCES: Readonly<Record<RuleSource, string>> = {
  chintamani: 'ముహూర్త చింతామణి',
  'chintamani-visibility': 'ముహూర్త చింతామణి; దర్శనం ఖగోళ లెక్క ప్రకారం',
  raman: 'బి. వి. రామన్, ముహూర్త',
  dharmasindhu: 'ధర్మసింధు',
  south: 'దక్షిణ భారత పంచాంగాలు',
  drik: 'Drik Panchang పద్ధతి',
  astrosage: 'AstroSage పద్ధతి',
  clickastro: 'ClickAstro',
  jathakamchart: 'Jathakamchart',
  news18: 'News18',
  'hindustan-times': 'Hindustan Times',
  astrobix: 'Astrobix',
  starzspeak: 'StarzSpeak',
  'future-samachar': 'Future Samachar',
  'cafe-jyotish': 'Cafe Jyotish',
  'vastu-tapeshwar': 'Vastu Tapeshwar',
  astrotalk: 'AstroTalk',
  housivity: 'Housivity',
  hindupad: 'HinduPad',
  'astro-shastra': 'Astro Shastra',
  practice: 'జ్యోతిష్కుల సాధారణ ఆచారం',
}
