import { plural } from '#content/words/grammar.ts'
import { howOften } from '#content/words/numbers.ts'
import type * as en from '../../../en/staff/inbox/emails.ts'
import type { Texts } from '../../../texts.ts'

/** Texts of the lists of emails and of failed jobs. */
export const EMAIL_LIST: Texts<typeof en.EMAIL_LIST> = {
  title: 'ఈమెయిల్‌లు',
  lead: 'సైట్ పంపే ప్రతి ఈమెయిల్, అది చేరిందో లేదో.',
  states: { queued: 'పెండింగ్', sending: 'వెళ్తోంది', sent: 'పంపాం', failed: 'చేరలేదు', skipped: 'పంపలేదు' },
  all: 'అన్నీ',
  columns: { email: 'ఈమెయిల్', to: 'ఎవరికి', at: 'ఎప్పుడు', state: 'స్థితి', note: 'గమనిక' },
  resend: 'మళ్లీ పంపండి',
  resent: 'ఈమెయిల్ మళ్లీ పంపుతాం',
  tries: (count) => `${howOften(count)} ప్రయత్నించాం`,
  heldUp: (count) =>
    `ప్రస్తుతం ఈమెయిల్‌లు వెళ్లడం లేదు. ${plural(
      count,
      'మెయిల్ సర్వర్ పనిచేసేవరకు ఒకటి ఆగి ఉంది. అది ఆగిన సమయం:',
      `మెయిల్ సర్వర్ పనిచేసేవరకు ${count} ఆగి ఉన్నాయి. మొదటిది ఆగిన సమయం:`,
    )}`,
  heldUpReason: 'మేము ప్రయత్నిస్తూనే ఉంటాం, ఏ ఈమెయిలూ పోదు. మెయిల్ సర్వర్ చెప్పిన కారణం:',
  none: 'ఇక్కడ ఈమెయిల్‌లు లేవు',
  noneLead: 'బుకింగ్‌లు, ఆహ్వానాలు, సందేశాల ఈమెయిల్‌లు ఇక్కడ కనిపిస్తాయి.',
  problems: {
    'email-not-found': 'ఈ ఈమెయిల్ ఇప్పుడు లేదు.',
    'email-on-its-way': 'ఈ ఈమెయిల్ ఇప్పుడే వెళ్తోంది.',
  },
}

export const DEAD_JOBS: Texts<typeof en.DEAD_JOBS> = {
  names: {
    'notify-subscribers': 'కొత్త వ్యాసం గురించి ఈమెయిల్‌లు పంపడం',
    'apply-decision': 'చెల్లింపు నిర్ణయం అమలు చేయడం',
    'queue-session-reminders': 'రెండు రోజుల ముందు సెషన్ రిమైండర్లు',
    'queue-soon-reminders': 'త్వరలో మొదలయ్యే సెషన్ల రిమైండర్లు',
    'release-expired-holds': 'చెల్లించని సమయాలు మళ్లీ ఖాళీ చేయడం',
    'publish-scheduled-posts': 'షెడ్యూల్ చేసిన వ్యాసాలు ప్రచురించడం',
    'requeue-stuck-emails': 'ఆగిపోయిన ఈమెయిల్‌లు మళ్లీ పంపడం',
    'purge-accounts': 'తొలగించాల్సిన ఖాతాలు తొలగించడం',
    'purge-visits': 'పాత సైన్ ఇన్‌లు, సందర్శనల రికార్డులు తొలగించడం',
    'make-backup': 'రాత్రి బ్యాకప్',
    'check-records': 'రాత్రి రికార్డుల పరీక్ష',
  },
  givenUp: 'ప్రతిసారీ కుదరలేదు. ఆగిన సమయం:',
  retry: 'మళ్లీ ప్రయత్నించండి',
  retried: 'మళ్లీ ప్రయత్నిస్తాం',
  gone: 'ఈ పని ఇప్పుడు జాబితాలో లేదు.',
}
