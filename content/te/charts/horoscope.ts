import type * as en from '../../en/charts/horoscope.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the horoscope pages: the frame, daily texts, planetary positions and compatibility. */
export const HOROSCOPE: Texts<typeof en.HOROSCOPE> = {
  title: 'జాతకం (బీటా)',
  description: 'ఉత్తర, దక్షిణ, తూర్పు భారత శైలుల్లో ఉచిత జాతకం, దశలు, పంచాంగం, రోజు రాశిఫలాలు, గ్రహ స్థానాలు, అష్టకూట పొంతన.',
  eyebrow: 'బీటా',
  heading: 'మీ ఉచిత జాతకం',
  lead: 'గ్రహాల కచ్చితమైన స్థానాలను మీ బ్రౌజర్‌లోనే లెక్కిస్తాం. మీరు సేవ్ చేస్తే తప్ప ఇక్కడ రాసేవి మీ పరికరంలోనే ఉంటాయి.',
  tabs: {
    label: 'జాతకం',
    birthChart: 'జన్మ జాతకం',
    daily: 'రాశిఫలాలు',
    planets: 'గ్రహ స్థానాలు',
    compatibility: 'జాతక పొంతన',
  },
  closingTitle: 'మీ జాతకం గురించి ఇంకా తెలుసుకోవాలనుందా?',
  closingLead: 'సెషన్‌లో మీ ప్రశ్నలు అడగండి, లేదా జాతకం చదవడం మీరే నేర్చుకోండి.',
  bookConsultation: 'సంప్రదింపు బుక్ చేయండి',
  exploreCourses: 'కోర్సులు చూడండి',
}

export const DAILY: Texts<typeof en.DAILY> = {
  heading: (date) => `రాశిఫలాలు: ${date}`,
  lead: 'ఇవి చంద్ర రాశికి రాసినవి, పత్రికల్లోని సూర్య రాశికి కాదు. చాలాసార్లు రెండూ వేరుగా ఉంటాయి.',
  findMoonSign: 'మీ రాశి తెలుసుకోండి',
  days: 'రాబోయే ఏడు రోజులు',
  today: 'ఈరోజు',
  why: 'ఎందుకు',
  placed: (graha, sign, house) => `${graha}: ${sign}, ${house} స్థానం`,
  reasonFrom: (reason, sign) => `${reason} (${sign} నుంచి లెక్కిస్తే).`,
  everybody: 'అందరికీ',
  star: (name) => `చంద్రుడు ఉన్న నక్షత్రం: ${name}.`,
  moonMoves: (sign, time) => `చంద్రుడు రాశి మారే సమయం: ${time} IST, ${sign}.`,
  rule: 'వీటికి స్థిరమైన నియమాలు ఉన్నాయి: భారత కాలమానం మధ్యాహ్నం 12 గంటలకు చంద్రుడు, వంతులవారీగా సూర్యుడు, గురువు, శని మీ రాశి నుంచి ఏ స్థానంలో ఉన్నారో లెక్కిస్తాం.',
  moonSign: 'ఈ చంద్ర రాశి ఫలం.',
  sunDates: (dates) => `సూర్య రాశిగా: ${dates}`,
}

export const CURRENT_SKY: Texts<typeof en.CURRENT_SKY> = {
  heading: 'ఇప్పటి ఆకాశం',
  lead: (time) => `నిరయన స్థానాలు, ${time}. ప్రతి నిమిషం మారతాయి.`,
  caption: 'నవగ్రహాలు',
  columns: {
    graha: 'గ్రహం',
    position: 'స్థానం',
    nakshatra: 'నక్షత్రం',
    house: 'భావం',
  },
  houseNote: (place, lagna) => `భావాలు ఇప్పటి లగ్నం నుంచి లెక్కించాం (${place}): ${lagna}.`,
  retrograde: 'వక్రం',
  combust: 'అస్తంగతం',
  panchanga: 'నేటి పంచాంగం',
  place: 'ఊరు',
  change: 'ఈ ఊరు చూపండి',
  wheelLabel: (time) => `నిరయన ఆకాశం, ${time}`,
}

export const GAZETTEER_CREDIT = 'ఊళ్లు: GeoNames, CC BY 4.0'
