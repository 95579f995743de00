import { shortDateTime } from '#content/words/dates.ts'
import { duration, numberInWords } from '#content/words/numbers.ts'
import { LONGEST_KEY_NAME, MOST_API_KEYS } from '#domain/accounts/api-keys.ts'
import type * as en from '../../../en/staff/practice/programs.ts'
import type { Texts } from '../../../texts.ts'

/** Keys with which other programs of the practice read and book. */
export const PROGRAMS: Texts<typeof en.PROGRAMS> = {
  title: 'ప్రోగ్రామ్‌లు',
  line: 'చదివి, బుక్ చేసే ప్రోగ్రామ్‌ల కీలు',
  lead: 'మీ మరో ప్రోగ్రామ్ ఇక్కడ చదవడానికి, బుక్ చేయడానికి అనుమతించండి: లెక్కల షీట్, ఫోన్ సేవ, మీ మరో సైట్. అది మీ పేరుతో పనిచేస్తుంది, మీరు చేయలేనిది అదీ చేయలేదు.',
  description: 'ప్రోగ్రామ్‌లు ఏం అడగవచ్చు',
  none: 'ఏ ప్రోగ్రామ్‌కూ ఇంకా కీ లేదు.',
  made: 'మీ కీ',
  madeLead: 'ఇప్పుడే కాపీ చేసుకోండి. ఇది ఒక్కసారే కనిపిస్తుంది, మా దగ్గర దీని కాపీ ఉండదు.',
  add: 'కీ తయారుచేయండి',
  name: 'ఏ ప్రోగ్రామ్ కోసం',
  nameHint: `${LONGEST_KEY_NAME} అక్షరాల వరకు, ఉదాహరణకు “బుకింగ్‌ల షీట్”`,
  scopes: 'అది ఏం చేయవచ్చు',
  scopeNames: {
    read: 'సేవలు, బుకింగ్‌లు, క్లయింట్లు, చెల్లింపులు చదవడం',
    write: 'బుక్ చేయడం, సమయం మార్చడం, రద్దు చేయడం, కొత్త క్లయింట్ పేజీ తెరవడం',
    birth: 'జన్మ వివరాలు చదవడం',
  },
  onlyAstrologer: 'బుక్ చేసే, జన్మ వివరాలు చదివే కీని జ్యోతిష్కులు కూడా అయిన అడ్మిన్ మాత్రమే తయారుచేయగలరు: కీ తన యజమాని కంటే ఎక్కువ చేయలేదు.',
  days: 'ఎంత కాలం',
  daysOf: (days) => duration(days, 'day'),
  submit: 'కీ తయారుచేయండి',
  until: (at) => `${shortDateTime(at)} వరకు పనిచేస్తుంది`,
  ended: (at) => `గడువు ముగిసింది: ${shortDateTime(at)}`,
  revokedAt: (at) => `రద్దయింది: ${shortDateTime(at)}`,
  used: (at) => (at ? `చివరిగా వాడింది: ${shortDateTime(at)}` : 'ఇంకా వాడలేదు'),
  by: (name) => `తయారుచేసినవారు: ${name}`,
  revoke: 'రద్దు చేయండి',
  revokeLead: 'ఇకపై ఈ ప్రోగ్రామ్ ఏమీ చేయలేదు. దీన్ని వెనక్కి తీసుకోలేరు.',
  confirmRevoke: 'అవును, కీ రద్దు చేయండి',
  revoked: 'కీ రద్దయింది',
  problems: {
    'name-missing': 'కీ ఏ ప్రోగ్రామ్ కోసమో రాయండి.',
    'scope-missing': 'ప్రోగ్రామ్ ఏం చేయవచ్చో ఎంచుకోండి.',
    'scope-not-yours': 'ఇది మీరే చేయలేరు, కాబట్టి ప్రోగ్రామ్ కూడా చేయలేదు.',
    'days-unknown': 'కీ ఎంత కాలం పనిచేయాలో ఎంచుకోండి.',
    'too-many-keys': `ఇప్పటికే ${numberInWords(MOST_API_KEYS)} కీలు ఉన్నాయి. ముందు ఒకటి రద్దు చేయండి.`,
  },
}
