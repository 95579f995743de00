import { useMemo } from 'react'
import { ERROR_ACTIONS, ERROR_LABELS } from '#app/content/errors.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { connectionProblem } from './connection-problem.ts'

type LoadFailureProps = {
  error: unknown
  message: { readonly title: string; readonly detail: string }
  /** The failed page; not after a form, which has its own button for that. */
  retryHref?: string
  /** The request id, as in the log. */
  requestId?: string | undefined
}

/** Replaces one part of a page that could not be loaded, and shows a toast. */
export function LoadFailure({ error, message, retryHref, requestId }: LoadFailureProps) {
  const problem = connectionProblem(error)
  const { title } = message
  // What did not reach the site is no failure of ours.
  const detail = problem ? ERROR_LABELS[problem].lead : message.detail
  // The same failure shows one toast, however often the page renders.
  const toast = useMemo(() => ({ tone: 'error', title, detail }) as const, [title, detail])
  return (
    <>
      <PageToast toast={toast} />
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
          <a className="text-link inline-flex min-h-11 items-center" href={retryHref}>
            {ERROR_ACTIONS.retry}
          </a>
        )}
      </Notice>
    </>
  )
}
