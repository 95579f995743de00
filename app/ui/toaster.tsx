import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { Icon } from './icon.tsx'
import { toastError, toastNote, toastSuccess } from './raise-toast.ts'
import { onToastRequest } from './toast-request.ts'

const VISIBLE_MS = 4000
const RAISE = { note: toastNote, success: toastSuccess, error: toastError }

/** Toasts of applications: at most three, four seconds each; those raised with `toastError` wait to be dismissed. */
export function Toaster() {
  // The enhancement script lives outside React: what it has to say is said here, in one corner.
  useEffect(() => onToastRequest(({ title, detail, tone }) => RAISE[tone](title, detail)), [])

  return (
    <div role="status">
      <Sonner
        visibleToasts={3}
        duration={VISIBLE_MS}
        position="bottom-right"
        expand
        closeButton
        icons={{ close: <Icon of={X} size={18} /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Dismiss',
          classNames: {
            toast: 'toast',
            success: 'toast-success',
            error: 'toast-error',
            content: 'toast-words',
            title: 'toast-title',
            description: 'toast-detail',
            closeButton: 'toast-close',
          },
        }}
      />
    </div>
  )
}
