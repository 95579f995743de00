import { plural } from '#content/words/grammar.ts'
import { fileSize, numberText } from '#content/words/numbers.ts'
import {
  LARGEST_STATEMENT_BYTES,
  LONGEST_LINE,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_STATEMENT_ROWS,
} from '#domain/statements/statement-limits.ts'
import type * as en from '../../../en/staff/money/bank-statement.ts'
import type { Texts } from '../../../texts.ts'

const DOWNLOAD_AGAIN = 'దయచేసి స్టేట్‌మెంట్‌ను మీ బ్యాంక్ నుంచి మళ్లీ డౌన్‌లోడ్ చేసి'
const XLSX_OR_CSV = 'XLSX లేదా CSV గా'
const SHORTER_PERIOD = 'దయచేసి తక్కువ రోజులకు డౌన్‌లోడ్ చేయండి.'

/** Texts of the bank statement upload. */
export const STATEMENT: Texts<typeof en.STATEMENT> = {
  title: 'బ్యాంక్ స్టేట్‌మెంట్',
  lead: 'మీ బ్యాంక్ స్టేట్‌మెంట్ అప్‌లోడ్ చేయండి. చెల్లించామని క్లయింట్లు చెప్పిన వాటితో పోల్చి, సరిపోయిన వరుసలు మాత్రమే ఉంచుకుంటాం.',
  file: 'బ్యాంక్ స్టేట్‌మెంట్ (XLSX లేదా CSV)',
  fileHint: `HDFC, ICICI, SBI, Axis, Kotak, Yes, IDFC First, Federal, Canara, PNB, Bank of Baroda స్టేట్‌మెంట్‌లు, PhonePe, Google Pay ఎక్స్‌పోర్ట్‌లను గుర్తుపడతాం. వేరే బ్యాంక్ అయితే ఏ కాలమ్ ఏదో ఒకసారి చెబితే చాలు. ${fileSize(LARGEST_STATEMENT_BYTES)}, ${numberText(MOST_STATEMENT_ROWS)} వరుసల వరకు.`,
  upload: 'చెల్లింపులు పోల్చండి',
  uploading: 'స్టేట్‌మెంట్ చదువుతున్నాం…',
  notRead: 'స్టేట్‌మెంట్ చదవలేకపోయాం',
  read: (bank, credits, debits) =>
    `${bank}: ${plural(credits, 'డబ్బు వచ్చిన 1 వరుస', `డబ్బు వచ్చిన ${credits} వరుసలు`)} చదివాం, ${plural(debits, 'వెళ్లిన 1 వరుస', `వెళ్లిన ${debits} వరుసలు`)} వదిలేశాం`,
  unfinished: (count) =>
    plural(count, 'విఫలమైన లేదా పెండింగ్‌లో ఉన్న 1 చెల్లింపును వదిలేశాం', `విఫలమైన లేదా పెండింగ్‌లో ఉన్న ${count} చెల్లింపులను వదిలేశాం`),
  skipped: (count) => plural(count, '1 వరుస చదవలేక వదిలేశాం', `${count} వరుసలు చదవలేక వదిలేశాం`),
  skippedLine: (line) => `వరుస ${line}`,
  rounded: (count) =>
    `ఫైల్‌ను Excel లాంటి దాంట్లో సేవ్ చేయడంతో ${plural(count, 'ఒక చెల్లింపు', `${count} చెల్లింపుల`)} రిఫరెన్స్‌లో చివరి అంకెలు పోయాయి (ఉదాహరణకు 4.12E+11). కాబట్టి ${plural(count, 'దాన్ని', 'వాటిని')} పోల్చలేదు. ${DOWNLOAD_AGAIN}, తెరవకుండానే అప్‌లోడ్ చేయండి.`,
  nothingReadable: (lines, why) =>
    `${plural(lines, 'ఈ ఫైల్‌లో ఉన్న ఒక్క వరుసనూ చదవలేకపోయాం', `ఈ ఫైల్‌లోని ${lines} వరుసల్లో ఒక్కటీ చదవలేకపోయాం`)}: ${why}. ${DOWNLOAD_AGAIN}, Excel లాంటి దాంట్లో తెరవకుండానే అప్‌లోడ్ చేయండి.`,
  known: (count) => plural(count, 'డబ్బు వచ్చిన 1 వరుసను ఇప్పటికే సరిచూశాం', `డబ్బు వచ్చిన ${count} వరుసలను ఇప్పటికే సరిచూశాం`),
  matched: 'సరిపోయినవి',
  matchedLead: 'రిఫరెన్స్, మొత్తం, తేదీ సరిపోయాయి. అన్నిటినీ ఒక్క క్లిక్‌తో సరిచూసినట్టు నమోదు చేయండి.',
  byAmount: 'మొత్తాన్ని బట్టి దొరికింది, అదే మొత్తం చెల్లించాల్సిన మరే బుకింగ్‌కూ లేదు. బ్యాంక్ రిఫరెన్స్ చూపలేదు.',
  unreported: 'చెల్లించారు, కానీ చెప్పలేదు',
  unreportedLead: 'మొత్తాన్ని బట్టి దొరికాయి, అవే మొత్తాలు చెల్లించాల్సిన మరే బుకింగ్‌కూ లేవు. బుకింగ్ తెరిచి చెల్లింపు నమోదు చేయండి.',
  verifyAll: (count) => plural(count, '1 చెల్లింపు సరిచూశాను', `${count} చెల్లింపులు సరిచూశాను`),
  verifying: 'నమోదు చేస్తున్నాం…',
  recorded: (amount) => `${amount} నమోదైంది`,
  verified: (count) => plural(count, '1 చెల్లింపు సరిచూశాం', `${count} చెల్లింపులు సరిచూశాం`),
  left: (count) =>
    count === 0
      ? 'కొన్ని సెకన్లలో క్లయింట్లకు ఈమెయిల్ వెళ్తుంది.'
      : `${plural(count, '1 చెల్లింపును', `${count} చెల్లింపులను`)} వదిలేశాం: ఇప్పటికే ఎవరో చూశారు, లేదా మీ సొంత బుకింగ్.`,
  differing: 'రిఫరెన్స్ సరిపోయింది, కానీ తేడా ఉంది',
  differingLead: 'తేడా ఏమిటో చూసి, నిర్ణయించండి.',
  claimed: 'క్లయింట్ చెప్పినది',
  atBank: 'బ్యాంక్',
  showLines: 'వరుసలు చూపండి',
  nearMisses: 'దాదాపు సరిపోయినవి',
  nearMissesLead: 'ఇవి మీ క్లయింట్ల చెల్లింపులు కావచ్చు. జాగ్రత్తగా చూసి, నిర్ణయించండి.',
  nearness: {
    'one-digit': 'రిఫరెన్స్‌లో ఒక అంకె తేడా, లేదా రెండు అంకెలు తారుమారు',
    'two-digits': 'రిఫరెన్స్‌లో రెండు అంకెలు తేడా; మొత్తం, తేదీ సరిపోయాయి',
    'no-reference': 'బ్యాంక్ రిఫరెన్స్ చూపలేదు; మొత్తం, తేదీ సరిపోయాయి',
  },
  verifyOne: 'సరిచూశాను',
  received: (amount) => `${amount} అందినట్టు నమోదు చేయండి`,
  askClient: 'క్లయింట్‌ను అడగండి',
  unclaimed: 'ఏ బుకింగ్‌దో తెలియని డబ్బు',
  forCancelled: 'రద్దయిన బుకింగ్‌కు వచ్చిన డబ్బు',
  forCancelledLead: 'ఈ చెల్లింపు సరిచూడకముందే బుకింగ్ రద్దయింది. బుకింగ్ తెరిచి, డబ్బు వచ్చినట్టు నమోదు చేయండి.',
  nothingDue: 'మీ రీఫండ్ విధానం ప్రకారం రీఫండ్ ఇవ్వనక్కర్లేదు.',
  due: (amount) => `${amount} తిరిగి ఇవ్వాలి.`,
  refunds: 'రీఫండ్‌లు',
  refundsLead: 'మీరు నమోదు చేసిన రీఫండ్‌లను డెబిట్‌లలో రిఫరెన్స్‌తో వెతికాం.',
  refundMissing: 'ఈ ఫైల్‌లో లేదు. బదిలీ వెళ్లిందో లేదో చూడండి.',
  refundOther: (amount, day) => `బ్యాంక్‌లో ${day} న ${amount} కనిపిస్తోంది.`,
  refundFound: (day) => `${day} న మీ ఖాతా నుంచి వెళ్లింది.`,
  openBooking: (code) => `${code} తెరవండి`,
  unpaid: 'డబ్బు రాని బుకింగ్‌లు',
  unpaidUncertain: 'చదవగలిగిన వరుసల్లో కనిపించని బుకింగ్‌లు',
  unpaidUncertainLead: 'ఈ ఫైల్‌లో కొంత చదవలేకపోయాం, కాబట్టి వీటికి డబ్బు వచ్చి ఉండవచ్చు. దయచేసి మీ బ్యాంక్‌లో చూడండి.',
  notCovered: 'చెల్లించిన రోజు ఈ స్టేట్‌మెంట్‌లో లేదు.',
  none: 'ఏవీ లేవు',
  mappingTitle: 'ఇలాంటి ఫైల్ మాకు కొత్త',
  mappingLead: 'దయచేసి ఏ కాలమ్ ఏదో చెప్పి, ఫైల్‌ను మళ్లీ ఎంచుకోండి. దీన్ని గుర్తుంచుకుంటాం.',
  mappingSave: 'ఈ కాలమ్‌లతో చదవండి',
  notThere: 'ఈ ఫైల్‌లో లేదు',
  columns: {
    date: 'తేదీ',
    narration: 'వివరం (Narration)',
    reference: 'రిఫరెన్స్',
    credit: 'వచ్చిన డబ్బు',
    debit: 'వెళ్లిన డబ్బు',
    amount: 'మొత్తం (వచ్చినది, వెళ్లినది)',
    direction: 'వచ్చిందా వెళ్లిందా (Cr/Dr)',
    status: 'స్థితి (పూర్తయింది లేదా విఫలమైంది)',
  },
  unnamedColumn: (number) => `కాలమ్ ${number}`,
  differences: {
    amount: 'మొత్తం వేరు',
    date: 'తేదీ వేరు',
    'several-lines': 'ఈ రిఫరెన్స్‌తో చాలా వరుసలు',
    'several-claims': 'ఒకే వరుసకు చాలా బుకింగ్‌లు',
  },
  skipReasons: {
    'date-unreadable': 'తేదీ చదవలేకపోయాం',
    'amount-unreadable': 'మొత్తం చదవలేకపోయాం',
    'both-directions': 'డబ్బు వచ్చినట్టూ వెళ్లినట్టూ ఉంది',
    'direction-unclear': 'డబ్బు వచ్చిందో వెళ్లిందో తెలియదు',
    'lines-run-together': 'ఒక కొటేషన్ గుర్తు మూయలేదు',
    'columns-shifted': 'శీర్షికల కంటే కాలమ్‌లు ఎక్కువ లేదా తక్కువ ఉన్నాయి',
  },
  banks: {
    hdfc: 'HDFC Bank',
    icici: 'ICICI Bank',
    sbi: 'State Bank of India',
    axis: 'Axis Bank',
    kotak: 'Kotak Mahindra Bank',
    yes: 'Yes Bank',
    idfc: 'IDFC First Bank',
    federal: 'Federal Bank',
    canara: 'Canara Bank',
    pnb: 'Punjab National Bank',
    bob: 'Bank of Baroda',
    phonepe: 'PhonePe',
    gpay: 'Google Pay',
    other: 'మీ బ్యాంక్',
  },
}

export const FILE_TOO_LARGE: typeof en.FILE_TOO_LARGE = (bytes) =>
  `ఫైల్ ${fileSize(bytes)} ఉంది. ${fileSize(LARGEST_STATEMENT_BYTES)} వరకే చదవగలం. ${SHORTER_PERIOD}`

export const UPLOAD_REFUSALS: Texts<typeof en.UPLOAD_REFUSALS> = {
  'file-empty': 'దయచేసి ఒక ఫైల్ ఎంచుకోండి.',
  'file-is-archive': `ఇది zip ఫైల్, Excel కాదు. దయచేసి స్టేట్‌మెంట్‌ను ${XLSX_OR_CSV} సేవ్ చేయండి.`,
  'file-is-old-spreadsheet': `ఇది పాత Excel ఫైల్ (.xls). దయచేసి దాన్ని తెరిచి, ${XLSX_OR_CSV} సేవ్ చేసి, అది అప్‌లోడ్ చేయండి.`,
  'file-protected': `ఈ ఫైల్‌కు పాస్‌వర్డ్ ఉంది. దయచేసి తెరిచి, పాస్‌వర్డ్ లేకుండా ${XLSX_OR_CSV} సేవ్ చేసి, అది అప్‌లోడ్ చేయండి.`,
  'file-damaged': `ఈ Excel ఫైల్ పాడైంది. దయచేసి స్టేట్‌మెంట్‌ను మీ బ్యాంక్ నుంచి మళ్లీ ${XLSX_OR_CSV} డౌన్‌లోడ్ చేయండి.`,
  'file-unpacks-too-large': 'ఈ Excel ఫైల్‌లో చాలా ఎక్కువ ఉంది. దయచేసి తక్కువ రోజులకు డౌన్‌లోడ్ చేయండి, లేదా CSV గా సేవ్ చేయండి.',
  'file-is-pdf': `ఇది PDF. దయచేసి స్టేట్‌మెంట్‌ను ${XLSX_OR_CSV} డౌన్‌లోడ్ చేయండి.`,
  'file-is-web-page': `పేరు .xls అయినా ఇది వెబ్ పేజీ. దయచేసి Excel లాంటి దాంట్లో తెరిచి, ${XLSX_OR_CSV} సేవ్ చేసి, అది అప్‌లోడ్ చేయండి.`,
  'file-not-text': `ఇది Excel కాదు, టెక్స్ట్ కూడా కాదు. దయచేసి స్టేట్‌మెంట్‌ను ${XLSX_OR_CSV} డౌన్‌లోడ్ చేయండి.`,
  'too-many-rows': `ఈ ఫైల్‌లో ${numberText(MOST_STATEMENT_ROWS)} కంటే ఎక్కువ వరుసలు ఉన్నాయి. ${SHORTER_PERIOD}`,
  'too-many-cells': `ఈ ఫైల్‌లో ${numberText(MOST_CELLS)} కంటే ఎక్కువ గడులు ఉన్నాయి. ${SHORTER_PERIOD}`,
  'lines-too-long': `ఈ ఫైల్‌లో ఒక వరుసకు ${MOST_COLUMNS} కాలమ్‌లు లేదా ${numberText(LONGEST_LINE)} అక్షరాలు దాటాయి, ఏ బ్యాంక్ స్టేట్‌మెంట్‌లోనూ అన్ని ఉండవు. దయచేసి స్టేట్‌మెంట్‌ను మీ బ్యాంక్ నుంచి మళ్లీ ${XLSX_OR_CSV} డౌన్‌లోడ్ చేయండి.`,
  'too-much-to-read':
    'ఈ ఫైల్‌లో మేము చదవగలిగిన దానికంటే ఎక్కువ ఉంది, లేదా అది పాడైంది. దయచేసి స్టేట్‌మెంట్‌ను మీ బ్యాంక్ నుంచి తక్కువ రోజులకు మళ్లీ డౌన్‌లోడ్ చేయండి.',
  'quotes-broken': 'ఈ ఫైల్‌లో ఒక కొటేషన్ గుర్తు మూయలేదు, కాబట్టి వరుసలు చదవలేం. దయచేసి మళ్లీ డౌన్‌లోడ్ చేయండి.',
  'no-rows': 'ఈ ఫైల్ ఖాళీగా ఉంది. దయచేసి వేరే ఫైల్ ఎంచుకోండి.',
  'mapping-unusable': 'దయచేసి వచ్చిన డబ్బు ఏ కాలమ్‌లో ఉందో ఎంచుకోండి.',
}
