import type * as en from '../../en/frame/public-forms.ts'
import type { Texts } from '../../texts.ts'

export { HONEYPOT_FIELD } from '../../en/frame/public-forms.ts'

/** Texts shared by the public forms. */
export const PUBLIC_FORMS: Texts<typeof en.PUBLIC_FORMS> = {
  tooOften: 'మీరు దీన్ని చాలాసార్లు పంపారు. దయచేసి కాసేపటి తర్వాత మళ్లీ పంపండి.',
}

export const HONEYPOT_LABEL = 'దయచేసి దీన్ని ఖాళీగా వదిలేయండి'

const CHECK_EMAIL = 'దయచేసి ఈమెయిల్ చిరునామా మరోసారి చూడండి, ఉదాహరణకు name@example.com'

/** Beside an address. */
export const EMAIL_LABELS: Texts<typeof en.EMAIL_LABELS> = {
  missing: 'దయచేసి మీ ఈమెయిల్ చిరునామా రాయండి',
  invalid: CHECK_EMAIL,
  'too-long': CHECK_EMAIL,
}

/** Shown beside a field with a problem. */
export const EMAIL_PROBLEMS: Texts<typeof en.EMAIL_PROBLEMS> = { email: EMAIL_LABELS }
