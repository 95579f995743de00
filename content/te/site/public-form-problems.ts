import { tooLong } from '#content/frame/field-texts.ts'
import { EMAIL_LABELS } from '#content/frame/public-forms.ts'
import { LONGEST_DETAILS, LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_TOPIC } from '#domain/visitors/form-limits.ts'
import type * as en from '../../en/site/public-form-problems.ts'
import type { Texts } from '../../texts.ts'

/** Shown beside a field with a problem. */
export const CONTACT_PROBLEMS: Texts<typeof en.CONTACT_PROBLEMS> = {
  name: problem('మీ పేరు రాయండి'),
  email: EMAIL_LABELS,
  phone: problem('ఫోన్ నంబర్ రాయండి, ఉదాహరణకు +91 98765 43210, లేదా ఖాళీగా వదిలేయండి'),
  subject: { ...problem('విషయం రాయండి'), 'too-long': tooLong(LONGEST_SUBJECT) },
  message: { ...problem('మీ సందేశం రాయండి'), 'too-long': tooLong(LONGEST_MESSAGE) },
  inquiryType: problem('వీటిలో ఒక విషయం ఎంచుకోండి'),
}

export const SUGGESTION_PROBLEMS: Texts<typeof en.SUGGESTION_PROBLEMS> = {
  topic: { ...problem('మీ సూచన రాయండి'), 'too-long': tooLong(LONGEST_TOPIC) },
  link: problem('https:// తో మొదలయ్యే లింక్ రాయండి, లేదా ఖాళీగా వదిలేయండి'),
  details: { ...problem('మరికొంచెం రాయండి'), 'too-long': tooLong(LONGEST_DETAILS) },
  email: EMAIL_LABELS,
}

function problem(text: string) {
  return { missing: text, invalid: text, 'too-long': text } as const
}
