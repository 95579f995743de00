import { useEffect } from 'react'
import { PlainToastCard } from '#app/ui/plain-toasts.tsx'
import { toastError, toastNote, toastSuccess } from '#app/ui/raise-toast.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export type PageToastText = {
  readonly tone: 'note' | 'success' | 'error'
  readonly title: string
  readonly detail?: string
}

const RAISE = { note: toastNote, success: toastSuccess, error: toastError }

/** Says one thing about what just happened: as a toast, and as plain text in the same corner where no script runs. */
export function PageToast({ toast }: { toast: PageToastText | null | undefined }) {
  const isHydrated = useIsHydrated()
  // Toasts live outside React's tree, in the corner that the toaster keeps.
  useEffect(() => {
    if (toast) RAISE[toast.tone](toast.title, toast.detail)
  }, [toast])

  if (!toast || isHydrated) return null
  return (
    <div className="toast-region" role={toast.tone === 'error' ? 'alert' : 'status'}>
      <PlainToastCard {...toast} />
    </div>
  )
}
