import { useMemo } from 'react'
import { PageToast } from '#app/features/accounts/page-toast.tsx'
import { Notice } from '#app/ui/notice.tsx'

type LoadFailureProps = { words: { readonly title: string; readonly detail: string } }

/** Stands in for the one part of a page that could not be read, and says so in a toast as well. */
export function LoadFailure({ words: { title, detail } }: LoadFailureProps) {
  // The same failure is told once, however often the page is rendered.
  const toast = useMemo(() => ({ tone: 'error', title, detail }) as const, [title, detail])
  return (
    <>
      <PageToast toast={toast} />
      <Notice tone="danger">
        <p>
          <strong>{title}</strong>
        </p>
        <p>{detail}</p>
      </Notice>
    </>
  )
}
