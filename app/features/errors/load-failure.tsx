import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { Notice } from '#app/ui/notice.tsx'

type LoadFailureProps = { words: { readonly title: string; readonly detail: string } }

/** Stands in for the one part of a page that could not be read, and says so in a toast as well. */
export function LoadFailure({ words }: LoadFailureProps) {
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
