import { Notice } from '#app/ui/notice.tsx'
import { ERROR_ACTIONS, ERROR_LABELS } from '#content/frame/errors.ts'
import { to } from '#content/language.ts'
import { connectionProblem } from './connection-problem.ts'

type LoadFailureProps = {
  error: unknown
  message: { readonly title: string; readonly detail: string }
  /** The failed page; not after a form, which has its own button for that. */
  retryHref?: string
  /** The request id, as in the log. */
  requestId?: string | undefined
}

/** Replaces one part of a page that could not be loaded. */
export function LoadFailure({ error, message, retryHref, requestId }: LoadFailureProps) {
  const problem = connectionProblem(error)
  const { title } = message
  // What did not reach the site is no failure of ours.
  const detail = problem ? ERROR_LABELS[problem].lead : message.detail
  return (
    <div role="alert">
      <Notice tone="danger">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{detail}</p>
        {requestId && (
          <p className="hint">
            {ERROR_ACTIONS.requestId}: <code>{requestId}</code>
          </p>
        )}
        {retryHref && (
          <a className="text-link inline-flex min-h-11 items-center" href={to(retryHref)}>
            {ERROR_ACTIONS.retry}
          </a>
        )}
      </Notice>
    </div>
  )
}
