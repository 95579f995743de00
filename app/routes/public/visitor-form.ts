import type { RouterContextProvider } from 'react-router'
import { HONEYPOT_FIELD, VISITOR_FORMS } from '#app/content/visitor-forms.ts'
import { clientAddressContext, clockContext } from '#app/http/contexts.ts'
import type { SentForm } from '#app/http/form.ts'
import { rejected, tooOften } from '#app/http/respond.ts'
import type { FieldProblem, FieldProblems } from '#domain/field-problems.ts'
import type { TooOften } from '#usecases/limits/count-try.ts'
import type { Invalid, Visit } from '#usecases/visitors/visit.ts'

type Words<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldProblem, string>>>>

export function visitOf(form: SentForm, context: Readonly<RouterContextProvider>): Visit {
  return {
    address: context.get(clientAddressContext),
    now: context.get(clockContext)(),
    honeypot: form.text(HONEYPOT_FIELD),
  }
}

/** The texts of a form, by the names that its rule knows. */
export function textsOf<Field extends string>(form: SentForm, names: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(names.map((name) => [name, form.text(name)])) as Record<Field, string>
}

/** The form again, with what is wrong beside each field and everything that was typed. */
export function refuseForm<Field extends string>(
  refusal: Invalid<Field> | TooOften,
  words: Words<Field>,
  values: Readonly<Record<string, string>>,
) {
  if (refusal.reason === 'too-often') {
    return tooOften({ title: VISITOR_FORMS.tooOften }, refusal.retryAfterSeconds, values)
  }
  const fieldErrors = wordsFor(refusal.problems, words)
  return rejected({ title: VISITOR_FORMS.somethingMissing }, { fieldErrors, values })
}

function wordsFor<Field extends string>(problems: FieldProblems<Field>, words: Words<Field>): Record<string, string> {
  const found = Object.entries(problems) as [Field, FieldProblem][]
  return Object.fromEntries(found.map(([field, problem]) => [field, words[field][problem]]))
}
