import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, clockContext } from '#app/http/contexts.ts'
import { type FieldText, fieldMessages } from '#app/http/field-text.ts'
import type { SentForm } from '#app/http/form.ts'
import { rejectedFields, tooOften } from '#app/http/respond.ts'
import { tooOftenText } from '#content/accounts/accounts.ts'
import { HONEYPOT_FIELD, PUBLIC_FORMS } from '#content/frame/public-forms.ts'
import { LANGUAGE } from '#content/language.ts'
import type { TooOften } from '#usecases/limits/count-try.ts'
import type { FormOrigin, Invalid } from '#usecases/visitors/form-origin.ts'

export function formOriginOf(form: SentForm, context: Readonly<RouterContextProvider>): FormOrigin {
  return {
    address: context.get(clientAddressContext),
    now: context.get(clockContext)(),
    language: LANGUAGE,
    honeypot: form.text(HONEYPOT_FIELD),
  }
}

/** The form again, with errors and everything that was typed. */
export function refuseForm<Field extends string>(
  refusal: Invalid<Field> | TooOften,
  messages: FieldText<Field>,
  values: Readonly<Record<string, string>>,
) {
  if (refusal.reason === 'too-often') {
    const title = refusal.isMailboxFull ? tooOftenText(refusal) : PUBLIC_FORMS.tooOften
    return tooOften({ title }, refusal.retryAfterSeconds, values)
  }
  const fieldErrors = fieldMessages(refusal.problems, messages)
  return rejectedFields(fieldErrors, values)
}
