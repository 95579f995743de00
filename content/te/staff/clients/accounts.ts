import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'
import type * as en from '../../../en/staff/clients/accounts.ts'
import type { Texts } from '../../../texts.ts'
import { numberInWords } from '../../words/numbers.ts'

/** Texts of the list of accounts, and of the account on a person's card. */
export const ACCOUNTS: Texts<typeof en.ACCOUNTS> = {
  title: 'ఖాతా',
  lead: 'ఖాతా ఉన్నవారందరూ, బుకింగ్ ఉన్నా లేకపోయినా.',
  all: 'అన్నీ',
  filters: { closed: 'మూసినవి', leaving: 'తొలగించాల్సినవి' },
  none: 'ఇక్కడ ఖాతాలు లేవు',
  columns: { name: 'పేరు', contact: 'ఫోన్, ఈమెయిల్', lastActive: 'చివరిగా వచ్చిన రోజు', state: 'స్థితి', note: 'గమనిక' },
  isClosed: 'మూసి ఉంది',
  closeHint: 'ఖాతా మూస్తే వారు వెంటనే సైన్ అవుట్ అవుతారు. ఏదీ తొలగిపోదు.',
  toTeam: 'అధికారాలు మార్చండి',
  unverified: 'ఈమెయిల్ ధ్రువీకరించలేదు',
  noEmail: 'ఈమెయిల్ లేదు',
  close: 'ఖాతా మూసివేయండి',
  open: 'ఖాతా మళ్లీ తెరవండి',
  closed: 'ఖాతా మూసేశాం',
  opened: 'ఖాతా మళ్లీ తెరుచుకుంది',
  leaves: 'ఖాతా తొలగించమన్నారు. తొలగించే సమయం:',
  leavesInactive: `${numberInWords(INACTIVE_YEARS)} సంవత్సరాలుగా సైన్ ఇన్ చేయలేదు. తొలగించే సమయం:`,
  problems: {
    'last-admin': 'ఉన్న అడ్మిన్ వీరొక్కరే. దయచేసి ముందు వేరొకరిని అడ్మిన్ చేయండి.',
    'own-account': 'మీ సొంత ఖాతాను ఇక్కడ మూయలేరు. ప్రొఫైల్‌లో తొలగించవచ్చు.',
    'account-erased': 'ఈ ఖాతా తొలగించాం, మళ్లీ తెరవలేం.',
  },
}
