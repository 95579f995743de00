import type { Toast } from '#app/ui/overlays/toasts.ts'
import { checkFields } from '#content/frame/errors.ts'
import { PROBLEM_MARK } from './problem-mark.ts'

type FormSummaryProps = {
  /** What was refused, and what to do about it. */
  message?: { readonly title: string; readonly detail?: string } | null | undefined
  fieldErrors?: Readonly<Record<string, string>> | undefined
  /** The id of a field's control, where it is not the field's name. */
  idOf?: (field: string) => string
}

/** Of a problem that names its control. */
export function fieldErrorsOf({ title, detail, field }: Toast): Readonly<Record<string, string>> {
  return field === undefined ? {} : { [field]: detail ?? title }
}

/**
 * What is wrong with a form, above it: the message, and a link to each field with an error. A single field gets the
 * focus itself. `recheck-fields.ts` takes out what was corrected.
 */
export function FormSummary({ message, fieldErrors = {}, idOf = (field) => field }: FormSummaryProps) {
  const problems = Object.entries(fieldErrors).filter(([, text]) => text)
  if (!message && problems.length === 0) return null

  const isListed = (said: string | undefined) => !said || problems.some(([, text]) => text === said)
  return (
    <div className="form-summary" role="alert" tabIndex={-1} {...(problems.length !== 1 && PROBLEM_MARK)}>
      <p className="form-summary-title">{isListed(message?.title) ? checkFields(problems.length) : message?.title}</p>
      {!isListed(message?.detail) && <p>{message?.detail}</p>}
      <ul>
        {problems.map(([field, text]) => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
