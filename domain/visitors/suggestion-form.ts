import { z } from 'zod'
import type { FieldProblems } from '#domain/field-problems.ts'
import { email, line, orNull, parsed, text } from '#domain/field-rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { fieldProblemOf, readFields } from '#domain/read-fields.ts'
import { LONGEST_DETAILS, LONGEST_TOPIC } from './form-limits.ts'

const LONGEST_LINK = 2_000

export type SuggestionField = 'topic' | 'link' | 'details' | 'email'

/** The typed text of each field; '' for an empty one. */
export type SuggestionFormValues = Readonly<Record<SuggestionField, string>>

export type Suggestion = {
  readonly topic: string
  readonly link: string | null
  readonly details: string | null
  readonly email: string | null
}

/** Only the topic is required. */
const suggestionSchema = z.object({
  topic: line(LONGEST_TOPIC),
  link: orNull(parsed(webAddress)),
  details: orNull(text(LONGEST_DETAILS)),
  email: orNull(email()),
})

export function readSuggestionForm(form: SuggestionFormValues): Outcome<Suggestion, FieldProblems<SuggestionField>> {
  return readFields(suggestionSchema, form, fieldProblemOf)
}

/** Staff will click on it, so it must be a plain http(s) URL without credentials. */
function webAddress(typed: string): string | undefined {
  const url = URL.parse(typed.trim())
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  return url.href.length > LONGEST_LINK ? undefined : url.href
}
