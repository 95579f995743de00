import { LONGEST_TAG, MOST_TAGS } from '#domain/accounts/client-tags.ts'
import { MAX_PROFILES } from '#domain/births/birth-profiles.ts'
import { LONGEST_SAVED_NOTE, MOST_SAVED_CHARTS } from '#domain/charts/saved-chart.ts'
import type * as en from '../../en/charts/saved-charts.ts'
import type { Texts } from '../../texts.ts'
import { plural } from '../words/grammar.ts'
import { numberText } from '../words/numbers.ts'

/** Texts of the private list of charts of an astrologer, and of saving a chart there or for a client. */
export const SAVED_CHARTS: Texts<typeof en.SAVED_CHARTS> = {
  title: 'సేవ్ చేసిన జాతకాలు',
  lead: 'మీ సొంత జాబితా. ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం, మీకు మాత్రమే కనిపిస్తుంది, మీ ఖాతాతో పాటు తొలగిపోతుంది.',
  search: 'పేరు, ఊరు, ట్యాగ్ లేదా తేదీతో వెతకండి',
  allTags: 'అన్నీ',
  tagsLabel: 'ట్యాగ్‌లు',
  none: 'ఇంకా జాతకాలు లేవు',
  noneLead: 'తక్షణ జాతకం వేసి సేవ్ చేయండి, లేదా కింద Jagannatha Hora ఫైళ్లు జోడించండి.',
  nothingFound: 'జాతకం దొరకలేదు',
  nothingFoundLead: 'పేరు, ఊరు లేదా ట్యాగ్ మొదటి అక్షరాలతో చూడండి.',
  caption: 'మీ జాతకాలు',
  name: 'పేరు',
  nameless: 'పేరు లేదు',
  birth: 'జన్మ వివరాలు',
  shown: (shown, all) =>
    shown === all
      ? `${numberText(all)} ${plural(all, 'జాతకం', 'జాతకాలు')}`
      : `${numberText(all)} జాతకాలలో ${numberText(shown)}`,
  more: (count) => `ఇంకా ${numberText(count)} ${plural(count, 'ఉంది', 'ఉన్నాయి')}. వెతికి చూడండి.`,
  quick: 'తక్షణ జాతకం',
  now: 'ఇప్పుడు, ఇక్కడ',
  export: 'జాబితా డౌన్‌లోడ్ చేయండి',
  exportHint: 'ఈ ఫైళ్లలో జన్మ వివరాలు ఉంటాయి, జాగ్రత్తగా ఉంచండి.',
  asCsv: 'పట్టికగా (CSV)',
  asJhd: '.jhd ఫైళ్లుగా (జిప్)',
  csvColumns: {
    name: 'పేరు',
    date: 'తేదీ',
    time: 'సమయం',
    place: 'ఊరు',
    latitude: 'అక్షాంశం',
    longitude: 'రేఖాంశం',
    timeZone: 'టైమ్ జోన్',
    tags: 'ట్యాగ్‌లు',
    note: 'గమనిక',
    savedOn: 'సేవ్ చేసిన తేదీ',
  },
}

/** One chart of the list. */
export const SAVED_CHART: Texts<typeof en.SAVED_CHART> = {
  back: 'సేవ్ చేసిన జాతకాలకు తిరిగి వెళ్లండి',
  backToClient: 'క్లయింట్ పేజీకి తిరిగి వెళ్లండి',
  about: 'ట్యాగ్‌లు, గమనిక',
  change: 'సేవ్ చేయండి',
  changed: 'సేవ్ అయింది',
  notChanged: 'ఇది సేవ్ కాలేదు',
  remove: 'జాబితా నుంచి తొలగించండి',
  removed: 'జాతకం తొలగించాం',
  forClient: 'క్లయింట్ కోసం సేవ్ చేయండి',
}

/** The form that saves a chart. */
export const SAVE_CHART: Texts<typeof en.SAVE_CHART> = {
  title: 'జాతకం సేవ్ చేయండి',
  button: 'ఈ జాతకం సేవ్ చేయండి',
  lead: 'మీ సొంత జాబితాలో, క్లయింట్ జన్మ వివరాల్లో, లేదా కొత్త క్లయింట్ కోసం.',
  whose: 'ఎవరి జన్మ వివరాలు?',
  fullName: 'పేరు',
  otherBirth: 'వేరే జన్మ వివరాలు రాయండి',
  toTheMinute: 'క్లయింట్ కోసం సమయాన్ని నిమిషం వరకు సేవ్ చేస్తాం.',
  where: 'ఎక్కడ?',
  toList: 'నా సొంత జాబితా',
  toListHint: 'మీకు మాత్రమే కనిపిస్తుంది.',
  toClient: 'క్లయింట్',
  toClientHint: 'క్లయింట్ దీన్ని తమ జన్మ వివరాల్లో చూస్తారు, దీనితో బుక్ చేసుకోగలరు, తొలగించగలరు.',
  toNew: 'కొత్త క్లయింట్',
  toNewHint: 'ఇంకా బుక్ చేసుకోని వారి కోసం క్లయింట్ పేజీ తెరుస్తాం. వారికి ఏమీ పంపం.',
  newName: 'క్లయింట్ పేరు',
  newNameHint: 'జన్మ వివరాల్లోని పేరే అయితే ఖాళీగా వదిలేయండి.',
  newPhone: 'ఫోన్',
  newPhoneHint: 'ఫోన్ నంబర్ లేదా ఈమెయిల్ చిరునామా, ఏదో ఒకటి చాలు.',
  newEmail: 'ఈమెయిల్',
  sameNumber: 'ఈ ఫోన్ నంబర్ ఇప్పటికే మా దగ్గర ఉంది. ఇది ఎవరు?',
  hasAccount: 'ఖాతా ఉన్న ఒకరు',
  tags: 'ట్యాగ్‌లు',
  tagsHint: 'మధ్యలో కామా పెట్టండి, ఉదాహరణకు: ప్రశ్న, గురువు.',
  note: 'గమనిక',
  client: 'క్లయింట్',
  clientHint: 'పేరు, ఈమెయిల్ లేదా ఫోన్ మొదటి అక్షరాలు.',
  find: 'వెతకండి',
  found: 'ఏ క్లయింట్?',
  noneFound: 'క్లయింట్ దొరకలేదు. దయచేసి పేరు సరిచూడండి.',
  ofFamily: 'ఈ పేరుతో',
  ofFamilyHint: (client) => `${client}, లేదా ఈ జన్మ వివరాలు ఎవరివో ఆ కుటుంబ సభ్యుల పేరు.`,
  consent: 'క్లయింట్ కోసం: తాము తొలగించే వరకు ఈ జన్మ వివరాలను ఎన్‌క్రిప్ట్ చేసి ఉంచడానికి వారు అంగీకరించారు.',
  replaces: 'ఈ పేరుతో సేవ్ చేసిన జన్మ వివరాల స్థానంలో వీటిని ఉంచండి',
  saved: 'జాతకం సేవ్ అయింది',
  known: 'ఈ జాతకం మీ జాబితాలో ఇప్పటికే ఉంది',
  savedForClient: (client) => `${client} కోసం జన్మ వివరాలు సేవ్ అయ్యాయి`,
  notSaved: 'జాతకం సేవ్ కాలేదు',
}

export const SAVE_REFUSALS: Texts<typeof en.SAVE_REFUSALS> = {
  'tag-too-long': `దయచేసి ప్రతి ట్యాగ్‌ను ${LONGEST_TAG} అక్షరాల లోపు ఉంచండి.`,
  'too-many-tags': `దయచేసి ${MOST_TAGS} ట్యాగ్‌ల వరకే పెట్టండి.`,
  'note-too-long': `దయచేసి గమనికను ${numberText(LONGEST_SAVED_NOTE)} అక్షరాల లోపు ఉంచండి.`,
  'list-full': `మీ జాబితాలో ${numberText(MOST_SAVED_CHARTS)} జాతకాలు ఉన్నాయి. దయచేసి ముందు కొన్ని తొలగించండి.`,
  'chart-not-found': 'ఈ జాతకం ఇప్పుడు మీ జాబితాలో లేదు.',
  'client-not-found': 'దయచేసి క్లయింట్‌ను ఎంచుకోండి.',
  'contact-missing': 'దయచేసి ఫోన్ నంబర్ లేదా ఈమెయిల్ చిరునామా రాయండి.',
  'phone-invalid': 'దయచేసి ఫోన్ నంబర్ మరోసారి చూడండి.',
  'email-invalid': 'దయచేసి ఈమెయిల్ చిరునామా మరోసారి చూడండి.',
  'phone-known': 'ఈ ఫోన్ నంబర్ ఇప్పటికే మా దగ్గర ఉంది. ఎవరో దయచేసి ఎంచుకోండి.',
  'client-unknown': 'ఈ క్లయింట్ ఇప్పుడు లేరు. దయచేసి మళ్లీ మొదలుపెట్టండి.',
  'name-missing': 'దయచేసి ఇవి ఎవరి జన్మ వివరాలో రాయండి.',
  'consent-missing': 'దయచేసి క్లయింట్‌ను అడిగి బాక్స్‌లో టిక్ పెట్టండి.',
  'person-known': 'ఈ పేరుతో వేరే జన్మ వివరాలు సేవ్ చేసి ఉన్నాయి. దయచేసి పేరు మార్చండి, లేదా వాటి స్థానంలో వీటిని ఉంచమని టిక్ పెట్టండి.',
  'too-many-profiles': `ఈ క్లయింట్ ఖాతాలో ${MAX_PROFILES} జన్మ వివరాలు ఉన్నాయి. వారు ముందు ఒకటి తొలగించవచ్చు.`,
}

/** A folder of chart files at once. */
export const CHART_FOLDER: Texts<typeof en.CHART_FOLDER> = {
  heading: 'జాతకాల ఫోల్డర్ జోడించండి',
  lead: 'Jagannatha Hora .jhd ఫైళ్లు ఎన్నైనా, లేదా వాటి ఒక జిప్ ఎంచుకోండి. ప్రతి ఫైల్ పేరే వ్యక్తి పేరు అవుతుంది.',
  files: 'ఫైళ్లు',
  tags: 'అన్నిటికీ ట్యాగ్‌లు',
  add: 'జాతకాలు జోడించండి',
  adding: 'ఫైళ్లు చదువుతున్నాం',
  nothingChosen: 'దయచేసి ఫైళ్లు లేదా జిప్ ఎంచుకోండి.',
  tooLarge: 'దయచేసి ఒకసారికి 5 MB వరకు ఎంచుకోండి.',
  tooMany: (most) => `దయచేసి ఒకసారికి ${numberText(most)} ఫైళ్ల వరకు ఎంచుకోండి.`,
  result: (saved) => `${numberText(saved)} ${plural(saved, 'జాతకం చేరింది', 'జాతకాలు చేరాయి')}`,
  known: (count) => `${numberText(count)} మీ జాబితాలో ఇప్పటికే ${plural(count, 'ఉంది', 'ఉన్నాయి')}`,
  unread: (count) => `${numberText(count)} ${plural(count, 'ఫైల్ చేరలేదు', 'ఫైళ్లు చేరలేదు')}`,
  file: 'ఫైల్',
  why: 'కారణం',
  brokenZip: 'ఈ జిప్ తెరుచుకోలేదు.',
}

/** A chart for this moment. */
export const NOW_HERE: Texts<typeof en.NOW_HERE> = {
  title: 'ఇప్పుడు, ఇక్కడ',
  practice: (place) => `ఇప్పుడు, ఊరు: ${place}`,
  device: 'ఇప్పుడు, ఈ పరికరం ఉన్న చోట',
  name: (place) => `ప్రశ్న, ${place}`,
  noPosition: 'ఈ పరికరం తన చోటు చెప్పడం లేదు. కేంద్రం ఊరు వాడండి, లేదా కింద ఊరు రాయండి.',
  hint: 'ఇప్పుడు అడిగిన ప్రశ్న కోసం ఈ క్షణపు జాతకం.',
}
