import X from 'lucide-react/icons/x'
import { Toaster as Sonner } from 'sonner'
import { Icon } from './icon.tsx'

export const TOAST_DURATION_MS = 4000

/** Toasts of applications: at most three, four seconds each; those raised with `toastError` wait to be dismissed. */
export function Toaster() {
  return (
    <Sonner
      visibleToasts={3}
      duration={TOAST_DURATION_MS}
      position="bottom-right"
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
  )
}
