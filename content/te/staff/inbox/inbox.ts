import type * as en from '../../../en/staff/inbox/inbox.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the inbox: what its tabs share, messages and suggestions. */
export const INBOX: Texts<typeof en.INBOX> = {
  title: 'ఇన్‌బాక్స్',
  failed: { title: 'ఇన్‌బాక్స్‌లో ఈ భాగం తెరుచుకోలేదు', detail: 'ఏదీ మారలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.' },
  messages: 'సందేశాలు',
  messagesLead: '“మాకు రాయండి” ఫారం నుంచి వచ్చినవి. సందేశం తెరిచి చదవండి, ఈమెయిల్‌లో జవాబివ్వండి.',
  suggestions: 'సూచనలు',
  suggestionsLead: 'వెబ్‌సైట్ చూసినవారు సూచించిన ఉచిత పాఠాలు.',
  unanswered: 'జవాబివ్వాలి',
  answered: 'జవాబిచ్చాం',
  all: 'అన్నీ',
  reply: 'ఈమెయిల్‌లో జవాబివ్వండి',
  markAnswered: 'అయింది',
  forItem: (button, subject) => `${button}: ${subject}`,
  reopen: 'మళ్లీ తెరవండి',
  markedAnswered: 'జవాబిచ్చినట్టు గుర్తు పెట్టాం',
  reopened: 'మళ్లీ తెరిచాం',
  none: 'ఇక్కడ సందేశాలు లేవు',
  noneLead: 'కొత్త సందేశాలు వెంటనే ఇక్కడ కనిపిస్తాయి.',
  noSuggestions: 'ఇక్కడ సూచనలు లేవు',
  anonymous: 'ఈమెయిల్ చిరునామా లేదు',
}
