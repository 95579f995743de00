import type * as en from '../../en/booking/intake.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the practice's own questions and of life events: the form, the desk and the client's page. */
export const INTAKE: Texts<typeof en.INTAKE> = {
  questions: 'మరికొన్ని ప్రశ్నలు',
  questionsLead: 'మీ జవాబులు ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. మీరు, మీ జ్యోతిష్కులు మాత్రమే చదవగలరు.',
  choose: 'ఎంచుకోండి',
  fileLater: 'బుక్ చేశాక ఈ ఫైల్‌ను మీ డాష్‌బోర్డ్‌లో చేర్చవచ్చు.',
  events: 'జీవితంలోని సంఘటనలు',
  eventsLead: 'తేదీలున్న సంఘటనలతో పుట్టిన సమయం కనుక్కుంటాం. కనీసం మూడు రాయండి, ఐదు లేదా ఎక్కువైతే మంచిది. రోజు గుర్తులేకపోతే సంవత్సరం చాలు.',
  event: (number) => `సంఘటన ${number}`,
  eventWhen: 'ఎప్పుడు',
  eventWhenHint: 'ఉదాహరణకు 2004, 05/2004 లేదా 12/05/2004',
  eventKind: 'ఏం జరిగింది',
  eventNote: 'గమనిక',
  eventNoteHint: 'రెండు మూడు మాటలు',
  moreEvents: 'మరిన్ని సంఘటనలు',
  given: 'బుకింగ్ ఫారం జవాబులు',
  eventsGiven: 'పుట్టిన సమయం కోసం సంఘటనలు',
}

/** Where the desk records what a client says on the phone. */
export const DESK_INTAKE: Texts<typeof en.DESK_INTAKE> = {
  title: 'జవాబులు, జీవిత సంఘటనలు',
  open: 'జవాబులు, సంఘటనలు రాయండి',
  lead: 'క్లయింట్ ఫోన్‌లో చెప్పినవి. తర్వాత వచ్చి సరిచేయవచ్చు.',
  back: (code) => `బుకింగ్ ${code}`,
  save: 'జవాబులు సేవ్ చేయండి',
  saved: 'జవాబులు సేవ్ అయ్యాయి',
  refusals: {
    invalid: 'పొరపాటు చూపిన చోట మరోసారి చూడండి.',
    'details-missing': 'ఈ బుకింగ్ వివరాలు తొలగించాం.',
    'intake-changed': 'ఈలోగా మీ సహోద్యోగి ఈ జవాబులు మార్చారు. పేజీ మళ్లీ తెరవండి.',
  },
}

export const EVENT_KINDS: Texts<typeof en.EVENT_KINDS> = {
  marriage: 'పెళ్లి లేదా సహజీవనం',
  child: 'బిడ్డ పుట్టడం',
  family: 'కుటుంబంలో పుట్టుక లేదా పెళ్లి',
  studies: 'చదువు లేదా పరీక్ష',
  work: 'ఉద్యోగం లేదా వ్యాపారం',
  move: 'ఇల్లు మారడం లేదా విదేశీ ప్రయాణం',
  illness: 'అనారోగ్యం లేదా ఆపరేషన్',
  accident: 'ప్రమాదం',
  loss: 'ఆత్మీయుల మరణం',
  other: 'వేరే ఏదైనా',
}

export const INTAKE_PROBLEMS: Texts<typeof en.INTAKE_PROBLEMS> = {
  missing: 'ఈ ప్రశ్నకు జవాబు రాయండి',
  invalid: 'ఉన్న జవాబుల్లో ఒకటి ఎంచుకోండి, లేదా సరైన తేదీ రాయండి',
  'too-long': 'జవాబు కొంచెం చిన్నదిగా రాయండి',
}

export const EVENT_PROBLEMS: Texts<typeof en.EVENT_PROBLEMS> = {
  missing: 'ఎప్పుడు జరిగిందో రాయండి; సంవత్సరం చాలు',
  invalid: '2004 లాంటి సంవత్సరం లేదా 12/05/2004 లాంటి తేదీ రాయండి, పుట్టిన తర్వాతది, ఈరోజు వరకు',
  'too-long': 'తక్కువగా రాయండి',
}
