import type * as en from '../../../en/staff/practice/outbox.ts'
import type { Texts } from '../../../texts.ts'

export const OUTBOX: Texts<typeof en.OUTBOX> = {
  title: 'పంపాల్సిన ఈమెయిల్‌లు',
  lead: 'మెయిల్ సర్వర్ ఇంకా పెట్టలేదు, కాబట్టి ఈమెయిల్‌లు ఇక్కడే ఉంటాయి. టెర్మినల్‌లో చూపిన లింక్ తెరిచిన బ్రౌజర్‌లో, ఈ కంప్యూటర్‌లో మాత్రమే వాటిని చదవగలరు.',
  none: 'ఇంకా ఈమెయిల్‌లు లేవు',
  noneLead: 'బుకింగ్‌లు, ఆహ్వానాలు, సందేశాల ఈమెయిల్‌లు ఇక్కడ కనిపిస్తాయి.',
  columns: { email: 'ఈమెయిల్', to: 'ఎవరికి', written: 'రాసిన సమయం', state: 'స్థితి' },
  noSubject: 'విషయం లేదు',
  attachments: 'జతచేసిన ఫైళ్లు',
}
