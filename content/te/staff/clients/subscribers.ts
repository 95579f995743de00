import type * as en from '../../../en/staff/clients/subscribers.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of newsletter subscribers. */
export const SUBSCRIBERS: Texts<typeof en.SUBSCRIBERS> = {
  title: 'న్యూస్‌లెటర్ పాఠకులు',
  lead: 'న్యూస్‌లెటర్ వీరికి వెళ్తుంది. చేరడం, ఆపడం వారే ఈమెయిల్ లింక్‌లతో చేసుకుంటారు.',
  states: { confirmed: 'నిర్ధారించారు', pending: 'ఇంకా నిర్ధారించలేదు', unsubscribed: 'ఆపేశారు' },
  all: 'అందరూ',
  none: 'ఇక్కడ ఎవరూ లేరు',
  noneLead: 'వెబ్‌సైట్ చూసేవారు పేజీ అడుగున, బ్లాగ్‌లో చేరవచ్చు.',
  sources: { footer: 'పేజీ అడుగున', blog: 'బ్లాగ్' },
  columns: { address: 'చిరునామా', state: 'స్థితి', source: 'ఎక్కడి నుంచి', requestedAt: 'అడిగిన రోజు' },
}
