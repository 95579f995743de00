import { useEffect } from 'react'
import { FormSummary, fieldErrorsOf } from '#app/ui/fields/form-summary.tsx'
import { ToastCard } from '#app/ui/overlays/toast-region.tsx'
import { raiseToast, type Toast } from '#app/ui/overlays/toasts.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

type PageToastProps = {
  toast: Toast | null | undefined
  /** Of a refused form whose controls have the names of the fields as ids. */
  fieldErrors?: Readonly<Record<string, string>> | undefined
}

/** What the server answered: a problem stands in the page with links to its fields, anything else is a toast. */
export function PageToast({ toast, fieldErrors }: PageToastProps) {
  const isHydrated = useIsHydrated()
  const isProblem = toast?.tone === 'error'
  // Toasts are plain DOM outside React's tree. Raised once the server's card is gone, so that there are never two.
  useEffect(() => {
    if (toast && !isProblem && isHydrated) raiseToast(toast)
  }, [toast, isProblem, isHydrated])

  if (isProblem) return <FormSummary message={toast} fieldErrors={fieldErrors ?? fieldErrorsOf(toast)} />
  if (!toast || isHydrated) return null
  return (
    <div className="toast-region" role="status">
      <ToastCard {...toast} />
    </div>
  )
}
