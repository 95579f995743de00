import { PROBLEM_MARK } from './problem-mark.ts'

export type FormProblem = {
  message: string
  /** The id of its control, to link to. */
  fieldId?: string
}

type FormSummaryProps = { problems: readonly FormProblem[]; title?: string }

/** All problems of a form, above it. */
export function FormSummary({ problems, title = 'Please check these fields' }: FormSummaryProps) {
  if (problems.length === 0) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} {...PROBLEM_MARK}>
      <p className="form-summary-title">{title}</p>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
