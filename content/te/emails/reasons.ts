import type { EmailState } from '#domain/emails/emails.ts'
import { isSkipReason, NOT_COMPOSED, type SkipReason } from '#domain/emails/skip-reasons.ts'

/** Why an email was out of date when it could be sent, as staff read it in the list of emails. */
const SKIP_REASON_TEXTS: Readonly<Record<SkipReason, string>> = {
  expired: 'ఈ ఈమెయిల్‌కు సమయం దాటిపోయింది.',
  'booking-cancelled': 'బుకింగ్ రద్దయింది.',
  'payment-reported': 'క్లయింట్ అప్పటికే ట్రాన్సాక్షన్ ID పంపారు.',
  'payment-checked': 'చెల్లింపును అప్పటికే సరిచూశారు.',
  'new-time-chosen': 'క్లయింట్ అప్పటికే కొత్త సమయం ఎంచుకున్నారు.',
  'no-longer-waiting': 'క్లయింట్ ఇక ఖాళీ సమయం కోసం వేచి లేరు.',
  'offer-ended': 'ఆ సమయాన్ని ఈ క్లయింట్ కోసం ఇక ఉంచలేదు.',
  'moved-again': 'సెషన్ సమయం మళ్లీ మారింది. సరైన సమయం కొత్త ఈమెయిల్‌లో ఉంది.',
  'moved-later': 'సెషన్ తర్వాతి సమయానికి మారింది. దానికి ముందు మరో రిమైండర్ వెళ్తుంది.',
  'no-sessions': 'ఆ రోజు ఇక సెషన్లు లేవు.',
  'not-completed': 'సెషన్ పూర్తి కాలేదు, లేదా దాని చెల్లింపు తిరిగి ఇచ్చారు.',
  'already-answered': 'ప్రశ్నకు అప్పటికే జవాబిచ్చారు.',
  'remedy-done': 'క్లయింట్ అప్పటికే చేశారు, లేదా పరిహారం మారింది.',
  'already-reviewed': 'క్లయింట్ అప్పటికే రివ్యూ రాశారు.',
  'invitations-stopped': 'రివ్యూ కోసం ఇక ఈమెయిల్‌లు వద్దని క్లయింట్ చెప్పారు.',
  'already-reminded': 'ఈ సెషన్ సరైన సమయం మరో రిమైండర్‌లో ఉంది.',
  'link-changed': 'మీటింగ్ లింక్ మారింది లేదా తీసేశారు.',
  'link-unusable': 'ఈ ఈమెయిల్‌లోని లింక్ ఇక పనిచేయదు: దాన్ని వాడేశారు, లేదా కొత్తది వచ్చింది.',
  'code-unusable': 'ఈ ఈమెయిల్‌లోని కోడ్ ఇక పనిచేయదు: దాన్ని వాడేశారు, లేదా కొత్తది వచ్చింది.',
  'voucher-over': 'వోచర్‌ను వాడేశారు, లేదా అది ఇక చెల్లదు.',
  'enrollment-ended': 'కోర్సులో చేరిక ముగిసింది.',
  'lessons-seen': 'విద్యార్థి పాఠాలను ముందే తెరిచారు, లేదా పాఠాలను సైట్ నుంచి తీసేశారు.',
  'question-removed': 'ప్రశ్న తొలగించారు.',
  'account-active': 'ఖాతాలో మళ్లీ సైన్ ఇన్ జరిగింది.',
  'deletion-undone': 'ఖాతా తొలగింపును ఆపేశారు.',
  unsubscribed: 'ఈ ఈమెయిల్‌లను ఆపేశారు.',
  'already-subscribed': 'ఈ ఈమెయిల్‌లను అప్పటికే ధ్రువీకరించారు.',
  'post-unpublished': 'వ్యాసం ఇక ప్రచురణలో లేదు.',
}

const NOT_COMPOSED_TEXT = 'ఈ ఈమెయిల్‌ను తయారుచేయలేకపోయాం. కారణం సర్వర్ రికార్డులో ఉంది.'

/** Why an email was not delivered: our own reasons in words, those of a mail server as it gave them. */
export function emailReasonText<Reason extends string | null>(state: EmailState, reason: Reason): Reason | string {
  if (state === 'skipped') return reason !== null && isSkipReason(reason) ? SKIP_REASON_TEXTS[reason] : reason
  return reason === NOT_COMPOSED ? NOT_COMPOSED_TEXT : reason
}
