import type * as en from '../../../en/staff/clients/phone-messages.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the list of messages that staff send from their own phones. */
export const MESSAGES: Texts<typeof en.MESSAGES> = {
  title: 'పంపాల్సిన సందేశాలు',
  lead: 'ఈరోజు, రేపు ఉన్న సెషన్లు, చెల్లించాల్సినవి, కొత్త జవాబుల కోసం. నొక్కితే WhatsApp లేదా SMS సందేశంతో సహా తెరుచుకుంటుంది. పంపాక “పంపాను” నొక్కండి.',
  none: 'పంపాల్సిన సందేశాలు లేవు',
  noneLead: 'ఈరోజు, రేపు సెషన్లు లేవు. చెల్లించాల్సినవి, కొత్త జవాబులు కూడా లేవు.',
  withoutEmail: 'ఈమెయిల్ లేనివారు',
  withoutEmailLead: 'వీరికి ఈమెయిల్‌లు వెళ్లవు: మీరు పంపే సందేశంతోనే విషయం తెలుస్తుంది.',
  withEmail: 'ఈమెయిల్ ఉన్నవారు',
  withEmailLead: 'ఇదే విషయం వీరికి ఈమెయిల్‌లో వెళ్తుంది. కావాలంటే సందేశం కూడా పంపండి.',
  sent: 'పంపినవి',
  kinds: { reminder: 'రిమైండర్', link: 'మీటింగ్ లింక్', pay: 'చెల్లింపు', answer: 'జవాబు సిద్ధం' },
  whatsApp: 'WhatsApp',
  sms: 'SMS',
  open: (way, name, kind) => `${way}: ${name}, ${kind}`,
  text: 'సందేశం',
  numberIncomplete: 'ఈ నంబర్ సరిగ్గా లేదనిపిస్తోంది. క్లయింట్ పేజీలో దేశం కోడ్‌తో సరిచేయండి.',
  markSent: 'పంపాను',
  markSentOf: (name, kind) => `పంపాను: ${name}, ${kind}`,
  undo: 'వెనక్కి తీసుకోండి',
  sentBy: (name, at) => `పంపినవారు ${name}, ${at}`,
  marked: 'పంపినట్టు గుర్తు పెట్టాం',
  unmarked: 'మళ్లీ జాబితాలోకి వచ్చింది',
}
