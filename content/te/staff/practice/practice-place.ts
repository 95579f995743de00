import { shortDateTime } from '#content/words/dates.ts'
import { plural } from '#content/words/grammar.ts'
import { BACKUP_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../../en/staff/practice/practice-place.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the place Practice: its first page, getting paid, and backups. */
export const PRACTICE_PLACE: Texts<typeof en.PRACTICE_PLACE> = {
  topics: {
    people: 'పనిచేసేవారు',
    payment: 'డబ్బు',
    defaults: 'మామూలు అమరికలు',
    emails: 'ఈమెయిల్‌లు',
    records: 'రికార్డులు',
  },
  hours: 'వేళలు, ముందస్తు సమయం, పరిమితులు',
  hoursLine: 'కేంద్రం మొత్తానికి, జ్యోతిష్కులు ఒక్కొక్కరికి',
  orderLine: 'వారి వరుస క్రమం, నమూనాలు',
  teamLine: 'ఆహ్వానాలు, అధికారాలు, పరిచయాలు',
  emailsLine: 'క్లయింట్లకు వెళ్లే విషయం, మాటలు',
  goLiveLine: 'నమూనాలు, ఇంకా చేయాల్సినవి',
  auditLine: 'ఎవరు, ఎప్పుడు, ఏం చేశారు',
  backupsLine: (last) => (last ? `చివరిది: ${shortDateTime(last)}` : 'ఇంకా ఏదీ లేదు'),
}

export const GETTING_PAID: Texts<typeof en.GETTING_PAID> = {
  title: 'చెల్లింపు సెట్టింగ్‌లు',
  noMethods: 'క్లయింట్లు ఇంకా చెల్లించలేరు. దయచేసి UPI ID లేదా వేరే చెల్లింపు విధానం పెట్టండి.',
  noUpi: 'ఇంకా UPI ID లేదు',
  offered: (methods) => (methods.length === 0 ? 'ఇంకా ఏదీ లేదు' : methods.join(', ')),
  next: (prefix) => `నంబర్లు ${prefix} తో మొదలవుతాయి`,
  gst: (mode, gstin) => (gstin ? `${mode}, ${gstin}` : mode),
  howClientsPay: 'క్లయింట్లు ఎలా చెల్లిస్తారు',
  invoices: 'ఇన్‌వాయిస్‌లు',
}

export const BACKUPS: Texts<typeof en.BACKUPS> = {
  title: 'బ్యాకప్‌లు',
  lead: 'బ్యాకప్ అంటే అన్నీ ఉన్న ఒక ఫైల్: క్లయింట్లు, బుకింగ్‌లు, చెల్లింపులు, ఇన్‌వాయిస్‌లు, మీరు రాసినవి, అప్‌లోడ్ చేసిన ఫైళ్లు, వాటిని చదివే కీలు.',
  last: (at) => `చివరి బ్యాకప్: ${shortDateTime(at)}.`,
  size: (tables, files) =>
    `అందులో ${plural(tables, '1 టేబుల్', `${tables} టేబుళ్లు`)}, ${plural(files, 'అప్‌లోడ్ చేసిన 1 ఫైల్ ఉన్నాయి', `అప్‌లోడ్ చేసిన ${files} ఫైళ్లు ఉన్నాయి`)}.`,
  none: 'ఇంకా బ్యాకప్ లేదు. సైట్ నడిపేవారిని దయచేసి ఒకటి చేయమని అడగండి.',
  old: 'అది రెండు రోజుల కంటే పాతది. రోజూ రాత్రి బ్యాకప్ అవుతోందో లేదో, దయచేసి సైట్ నడిపేవారిని అడగండి.',
  notFromHere: 'మీ సర్వర్ చూసుకునేవారు బ్యాకప్‌లు అక్కడే చేస్తారు, సైట్ నడుస్తూనే ఉంటుంది. ఆ ఫైల్ కూడా సైట్ అంత గోప్యమైనది, కాబట్టి ఇక్కడ డౌన్‌లోడ్ చేయలేరు.',
  forOperator: 'సైట్ నడిపేవారికి పంపాల్సినది',
  operatorLead: 'కాపీ చేసి సందేశంలో పంపండి. వారికి ఇది చాలు.',
  message: (appUrl) =>
    `దయచేసి ${appUrl} బ్యాకప్ రోజూ రాత్రి చేయండి (npm run backup -- /safe), దాన్ని మరో కంప్యూటర్‌లో కాపీ చేయండి, ${BACKUP_DAYS} రోజులు దాటిన ఫైళ్లు తొలగించండి, మూడు నెలలకోసారి తిరిగి తీసుకువచ్చి చూడండి: ఖాళీ డేటాబేస్‌లోకి npm run restore, తర్వాత npm run fsck. వివరాలు docs/operations.md లో “Backup and restore” దగ్గర ఉన్నాయి.`,
  check: 'బ్యాకప్ సరిగ్గా ఉందో ఎలా చూడాలి',
  checkLines: [
    'సరికొత్త ఫైల్‌ను మరో కంప్యూటర్‌లో తిరిగి తీసుకువచ్చి, అక్కడ పరీక్ష నడపమని సైట్ నడిపేవారిని అడగండి. అది డబ్బు, సమయాలు, స్థితులు, ఈమెయిల్‌లు, ఎన్‌క్రిప్ట్ చేసినవి అన్నీ చూస్తుంది.',
    'అక్కడ సైన్ ఇన్ చేసి మీ చివరి బుకింగ్, దాని జాతకం, ఇన్‌వాయిస్ తెరిచి చూడండి.',
    'సైట్‌లో సమాచారం ఉంటే బ్యాకప్ దాన్ని ఎప్పుడూ చెరపదు: ముందే ఆగి, కుదరదని చెబుతుంది.',
  ],
  privacy: `ఖాతా తొలగించిన క్లయింట్ల సమాచారం పాత ఫైళ్లలో ఇంకా ఉంటుంది. ${BACKUP_DAYS} రోజుల తర్వాత అవి ఉండవని మీ గోప్యతా విధానం చెబుతుంది.`,
}

export const NEWEST_HASH: Texts<typeof en.NEWEST_HASH> = {
  title: 'రికార్డుల తాజా హ్యాష్',
  lead: 'మార్పుల రికార్డులోని ప్రతి నమోదుకు, ప్రతి రుసుముకు, చెల్లింపుకు, రీఫండ్‌కు ఒక హ్యాష్ ఉంటుంది. అందులో దాని ముందు నమోదు కూడా కలిసి ఉంటుంది. తాజా హ్యాష్ ప్రతి బ్యాకప్ పేరులో ఉంటుంది. దీన్ని సైట్ బయట కూడా రాసి పెట్టుకోండి: తర్వాత ఎవరైనా నేరుగా డేటాబేస్‌లోనైనా ఒక నమోదును మార్చినా, తొలగించినా, సైట్ నడిపేవారు ఈ హ్యాష్‌తో దాన్ని పట్టుకుంటారు (npm run fsck -- --expect, తర్వాత హ్యాష్).',
  records: (count) => plural(count, '1 నమోదు', `${count} నమోదులు`),
  whole: 'పూర్తి హ్యాష్',
}
