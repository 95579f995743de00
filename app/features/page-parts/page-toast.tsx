import { useEffect } from 'react'
import { ToastCard } from '#app/ui/toast-region.tsx'
import { raiseToast, type Toast } from '#app/ui/toasts.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Shows a message as a toast, or in the server's markup where no script runs. */
export function PageToast({ toast }: { toast: Toast | null | undefined }) {
  const isHydrated = useIsHydrated()
  // Toasts are plain DOM outside React's tree. Raised once the server's card is gone, so that there are never two.
  useEffect(() => {
    if (toast && isHydrated) raiseToast(toast)
  }, [toast, isHydrated])

  if (!toast || isHydrated) return null
  return (
    <div className="toast-region" role={toast.tone === 'error' ? 'alert' : 'status'}>
      <ToastCard {...toast} />
    </div>
  )
}
