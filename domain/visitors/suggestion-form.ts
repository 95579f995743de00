import { parseEmail } from '#domain/email-address.ts'
import { type FieldProblems, fieldProblems, hasProblems, lengthProblem } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine, normalizeText } from '#domain/text.ts'

export const LONGEST_TOPIC = 150
export const LONGEST_DETAILS = 2_000
const LONGEST_LINK = 2_000

export type SuggestionField = 'topic' | 'link' | 'details' | 'email'

/** The typed text of each field; '' for an empty one. */
export type SuggestionForm = Readonly<Record<SuggestionField, string>>

export type Suggestion = {
  readonly topic: string
  readonly link: string | null
  readonly details: string | null
  readonly email: string | null
}

/** Only the topic is required. */
export function readSuggestionForm(form: SuggestionForm): Outcome<Suggestion, FieldProblems<SuggestionField>> {
  const topic = normalizeLine(form.topic)
  const details = normalizeText(form.details)
  const link = form.link.trim() === '' ? null : webAddress(form.link.trim())
  const email = form.email.trim() === '' ? null : parseEmail(form.email)

  const problems = fieldProblems({
    topic: lengthProblem(topic, LONGEST_TOPIC, { isRequired: true }),
    details: lengthProblem(details, LONGEST_DETAILS, { isRequired: false }),
    link: link === undefined ? 'invalid' : undefined,
    email: email === undefined ? 'invalid' : undefined,
  })
  if (link === undefined || email === undefined || hasProblems(problems)) return refused(problems)

  return accepted({ topic, link, details: details === '' ? null : details, email })
}

/** Staff will click on it, so it must be a plain http(s) URL without credentials. */
function webAddress(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  return url.href.length > LONGEST_LINK ? undefined : url.href
}
