import type * as en from '../../en/frame/public-forms.ts'
import type { Texts } from '../../texts.ts'

export { HONEYPOT_FIELD } from '../../en/frame/public-forms.ts'

/** Texts shared by the public forms. */
export const PUBLIC_FORMS: Texts<typeof en.PUBLIC_FORMS> = {
  tooOften: 'यह कई बार भेजा जा चुका है। कृपया थोड़ी देर बाद फिर भेजें।',
}

export const HONEYPOT_LABEL = 'कृपया इसे खाली छोड़ें'

const CHECK_EMAIL = 'कृपया ईमेल पता फिर देखें, जैसे name@example.com'

/** Beside an address. */
export const EMAIL_LABELS: Texts<typeof en.EMAIL_LABELS> = {
  missing: 'कृपया अपना ईमेल पता लिखें',
  invalid: CHECK_EMAIL,
  'too-long': CHECK_EMAIL,
}

/** Shown beside a field with a problem. */
export const EMAIL_PROBLEMS: Texts<typeof en.EMAIL_PROBLEMS> = { email: EMAIL_LABELS }
