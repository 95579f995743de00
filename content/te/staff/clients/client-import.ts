import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import { LARGEST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '#domain/imports/import-limits.ts'
import type * as en from '../../../en/staff/clients/client-import.ts'
import type { Texts } from '../../../texts.ts'

const people = (count: number) => plural(count, '1 క్లయింట్', `${numberText(count)} క్లయింట్లు`)

/** Texts of the import of clients. */
export const IMPORT: Texts<typeof en.IMPORT> = {
  title: 'ఫైల్ నుంచి క్లయింట్లు',
  lead: 'మీ క్లయింట్ల జాబితాను ఇక్కడికి తీసుకురండి: స్ప్రెడ్‌షీట్, వేరే ప్రోగ్రామ్ లేదా ఫోన్ కాంటాక్ట్‌ల నుంచి. ఏదీ సేవ్ కాకముందే ప్రతి వరుస ఏమవుతుందో చూపిస్తాం.',
  file: 'క్లయింట్ల జాబితా (CSV, XLSX లేదా vCard)',
  fileHint: `కాలమ్‌లు ఎలా ఉన్నా సరే, ఏది ఏదో మీరు చెబుతారు. ${fileSize(LARGEST_IMPORT_BYTES)}, ${numberText(MOST_IMPORT_ROWS)} వరుసల వరకు.`,
  quiet: 'ఎవరికీ ఈమెయిల్ వెళ్లదు, న్యూస్‌లెటర్‌లో ఎవరూ చేరరు. జన్మ వివరాలు చదవం.',
  upload: 'ఫైల్ చదవండి',
  uploading: 'ఫైల్ చదువుతున్నాం…',
  notRead: 'ఫైల్ చదవలేకపోయాం',
  back: 'ఫైల్ ఎంపికకు తిరిగి',
  recent: 'గత రోజులో తెచ్చిన జాబితాలు',
  importedAt: (time, count) => `${time}: ${people(count)}`,
  wasUndone: 'వెనక్కి తీసుకున్నారు',
  columnsTitle: 'ఏ కాలమ్ ఏది?',
  columnsLead: 'ఇది మా అంచనా. చూసి, లేనివి ఎంచుకోండి: పేరు, ఇంకా ఈమెయిల్ లేదా ఫోన్ నంబర్.',
  unnamedColumn: (number) => `కాలమ్ ${number}`,
  sample: 'ఫైల్‌లోని మొదటి వరుసలు',
  notThere: 'ఈ ఫైల్‌లో లేదు',
  columns: {
    name: 'పేరు',
    surname: 'ఇంటి పేరు, విడిగా ఉంటే',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్',
    language: 'భాష',
    tags: 'ట్యాగ్‌లు',
    note: 'గమనిక',
  },
  check: 'ఏమవుతుందో చూపండి',
  columnsMissing: 'దయచేసి పేరు కాలమ్‌ను, ఈమెయిల్ లేదా ఫోన్ కాలమ్‌ను ఎంచుకోండి.',
  planTitle: 'ఏమవుతుంది',
  planLead: 'ఇంకా ఏదీ సేవ్ కాలేదు.',
  changeColumns: 'కాలమ్‌లు మార్చండి',
  kinds: {
    new: 'కొత్త క్లయింట్లు',
    similar: 'రెండుసార్లు ఉన్నట్టున్నవారు',
    same: 'ఇప్పటికే క్లయింట్లు',
    refused: 'తీసుకురాలేనివి',
  },
  kindLeads: {
    new: 'ఒక్కొక్కరికి ఒక పేజీ వస్తుంది.',
    similar: 'వీరి పేరు లేదా నంబర్ మరొకరిలా ఉంది. నిజంగా కొత్తవారిని టిక్ చేయండి.',
    same: 'వీరి ఈమెయిల్ లేదా ఫోన్ ఇప్పటికే ఉంది. వీరికి ఏదీ మారదు.',
    refused: 'ఈ వరుసలను ఫైల్‌లో సరిచేసి మళ్లీ అప్‌లోడ్ చేయండి. మిగతావారిని ఇప్పుడే తీసుకురావచ్చు.',
  },
  row: (line) => `వరుస ${numberText(line)}`,
  likeRow: (line) => `వరుస ${numberText(line)} లాగే`,
  like: (name) => `${name} లాగే`,
  somebody: 'పేరు లేని క్లయింట్',
  more: (count) => plural(count, 'ఇంకో 1 వరుస.', `ఇంకో ${numberText(count)} వరుసలు.`),
  isNew: (name) => `${name} కొత్తవారు`,
  allDuplicates: (count) => plural(count, 'వీరినీ తీసుకురండి', `ఈ ${numberText(count)} మందినీ తీసుకురండి`),
  refusals: {
    'name-missing': 'పేరు లేదు.',
    unreachable: 'ఈమెయిల్, ఫోన్ రెండూ లేవు.',
    'email-invalid': 'ఈమెయిల్ చిరునామా పూర్తిగా లేదు.',
    'phone-invalid': 'ఫోన్ నంబర్ చదవలేకపోయాం.',
  },
  import: (count) => (count === 0 ? 'టిక్ చేసినవి తీసుకురండి' : `${people(count)} తీసుకురండి`),
  importing: 'తీసుకువస్తున్నాం…',
  nothingNew: 'ఈ ఫైల్‌లో కొత్తవారు లేరు.',
  imported: (count) => plural(count, '1 క్లయింట్ వచ్చారు', `${numberText(count)} క్లయింట్లు వచ్చారు`),
  resultLead: (count) => `ఈ ఫైల్ నుంచి ${plural(count, '1 క్లయింట్ వచ్చారు', `${numberText(count)} క్లయింట్లు వచ్చారు`)}.`,
  toClients: 'క్లయింట్ల జాబితా తెరవండి',
  undoTitle: 'వెనక్కి తీసుకోవడం',
  undoLead: (until) => `${until} వరకు. ఈ ఫైల్ నుంచి వచ్చినవారిలో బుక్ చేయని, రాయని, సైన్ ఇన్ చేయని, పేజీ ఎవరూ మార్చని వారిని తొలగిస్తుంది.`,
  undo: 'వెనక్కి తీసుకోండి',
  undone: (count) => plural(count, '1 క్లయింట్‌ను తొలగించాం', `${numberText(count)} క్లయింట్లను తొలగించాం`),
  undoneLead: 'ఈ జాబితాను వెనక్కి తీసుకున్నారు.',
  stayTitle: 'ఈ క్లయింట్లు ఉంటారు',
  stayReasons: {
    used: 'వీరి బుకింగ్ లేదా మరేదో ఇక్కడ ఉంది',
    'signed-in': 'వీరు సైన్ ఇన్ చేశారు',
    written: 'వీరికి ఈమెయిల్ వెళ్లింది లేదా వీరి సందేశం వచ్చింది',
    changed: 'తెచ్చిన తర్వాత వీరి పేజీ మారింది',
  },
  tooLate: 'జాబితాను ఒక రోజు వరకే వెనక్కి తీసుకోవచ్చు. ఒక్కొక్కరిని వారి పేజీ నుంచి తొలగించండి.',
  gone: 'ఆ ఫైల్ ఇప్పుడు ఇక్కడ లేదు. దయచేసి మళ్లీ అప్‌లోడ్ చేయండి.',
}

export const IMPORT_TOO_LARGE: Texts<typeof en.IMPORT_TOO_LARGE> = (bytes) =>
  `ఫైల్ ${fileSize(bytes)} ఉంది. ${fileSize(LARGEST_IMPORT_BYTES)} వరకే చదవగలం. దయచేసి దాన్ని రెండుగా విడదీయండి.`

const SAVE_AS = 'దయచేసి జాబితాను XLSX లేదా CSV గా సేవ్ చేయండి.'

export const IMPORT_REFUSALS: Texts<typeof en.IMPORT_REFUSALS> = {
  'file-empty': 'దయచేసి ఒక ఫైల్ ఎంచుకోండి.',
  'file-is-archive': `ఇది zip ఫైల్, Excel కాదు. ${SAVE_AS}`,
  'file-is-old-spreadsheet': 'ఇది పాత Excel ఫైల్ (.xls). దయచేసి దాన్ని తెరిచి, XLSX లేదా CSV గా సేవ్ చేసి, అది అప్‌లోడ్ చేయండి.',
  'file-protected': 'ఈ ఫైల్‌కు పాస్‌వర్డ్ ఉంది. దయచేసి తెరిచి, పాస్‌వర్డ్ లేకుండా సేవ్ చేసి, అది అప్‌లోడ్ చేయండి.',
  'file-damaged': `ఈ Excel ఫైల్ పాడైంది. ${SAVE_AS}`,
  'file-unpacks-too-large': 'ఈ Excel ఫైల్‌లో చాలా ఎక్కువ ఉంది. దయచేసి క్లయింట్ల జాబితాను మాత్రమే CSV గా సేవ్ చేయండి.',
  'file-is-pdf': `ఇది PDF. ${SAVE_AS}`,
  'file-is-web-page': 'పేరు .xls అయినా ఇది వెబ్ పేజీ. దయచేసి స్ప్రెడ్‌షీట్‌లో తెరిచి, XLSX లేదా CSV గా సేవ్ చేయండి.',
  'file-not-text': `ఇది Excel కాదు, టెక్స్ట్ కాదు, కాంటాక్ట్‌లూ కావు. ${SAVE_AS}`,
  'too-many-rows': `ఈ ఫైల్‌లో ${numberText(MOST_IMPORT_ROWS)} కంటే ఎక్కువ వరుసలు ఉన్నాయి. దయచేసి విడదీసి, ఒక్కో భాగాన్ని తీసుకురండి.`,
  'too-many-cells': 'ఈ ఫైల్‌లో కాలమ్‌లు చాలా ఎక్కువ. దయచేసి పేరు, ఫోన్, ఈమెయిల్, గమనిక కాలమ్‌లు మాత్రమే సేవ్ చేయండి.',
  'lines-too-long': 'ఈ ఫైల్‌లో ఒక వరుస క్లయింట్ల జాబితాకు చాలా పొడవుగా ఉంది. దయచేసి మళ్లీ XLSX లేదా CSV గా సేవ్ చేయండి.',
  'too-much-to-read': 'ఈ ఫైల్‌లో మేము చదవగలిగిన దానికంటే ఎక్కువ ఉంది, లేదా అది పాడైంది. దయచేసి దాన్ని రెండుగా విడదీయండి.',
  'quotes-broken': 'ఈ ఫైల్‌లో ఒక కొటేషన్ గుర్తు మూయలేదు, కాబట్టి వరుసలు చదవలేం. దయచేసి మళ్లీ సేవ్ చేయండి.',
  'no-rows': 'ఈ ఫైల్‌లో క్లయింట్లు లేరు. దయచేసి వేరే ఫైల్ ఎంచుకోండి.',
}
