import { tooLong } from '#content/frame/field-texts.ts'
import { EMAIL_LABELS } from '#content/frame/public-forms.ts'
import { LONGEST_DETAILS, LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_TOPIC } from '#domain/visitors/form-limits.ts'
import type * as en from '../../en/site/public-form-problems.ts'
import type { Texts } from '../../texts.ts'

/** Shown beside a field with a problem. */
export const CONTACT_PROBLEMS: Texts<typeof en.CONTACT_PROBLEMS> = {
  name: problem('अपना नाम लिखें'),
  email: EMAIL_LABELS,
  phone: problem('फ़ोन नंबर लिखें, जैसे +91 98765 43210, या खाली छोड़ें'),
  subject: { ...problem('विषय लिखें'), 'too-long': tooLong(LONGEST_SUBJECT) },
  message: { ...problem('अपना संदेश लिखें'), 'too-long': tooLong(LONGEST_MESSAGE) },
  inquiryType: problem('इनमें से कोई विषय चुनें'),
}

export const SUGGESTION_PROBLEMS: Texts<typeof en.SUGGESTION_PROBLEMS> = {
  topic: { ...problem('अपना सुझाव लिखें'), 'too-long': tooLong(LONGEST_TOPIC) },
  link: problem('https:// से शुरू होने वाला लिंक लिखें, या खाली छोड़ें'),
  details: { ...problem('थोड़ा और लिखें'), 'too-long': tooLong(LONGEST_DETAILS) },
  email: EMAIL_LABELS,
}

function problem(text: string) {
  return { missing: text, invalid: text, 'too-long': text } as const
}
