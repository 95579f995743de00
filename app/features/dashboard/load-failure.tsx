import { isRouteErrorResponse } from 'react-router'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { Notice } from '#app/ui/notice.tsx'

type LoadFailureProps = { error: unknown; words: { readonly title: string; readonly detail: string } }

/** One tab that could not be read does not take the others with it. What was answered on purpose goes its own way. */
export function LoadFailure({ error, words }: LoadFailureProps) {
  if (isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageToast toast={{ tone: 'error', ...words }} />
      <Notice tone="danger">
        <p>
          <strong>{words.title}</strong>
        </p>
        <p>{words.detail}</p>
      </Notice>
    </>
  )
}
