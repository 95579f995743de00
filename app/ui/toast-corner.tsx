import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { Icon } from './icon.tsx'
import type { ToastRequest } from './toast-request.ts'

const VISIBLE_MS = 4000

/** Where the toasts of an application appear; each request is shown once. */
export function ToastCorner({ requests }: { requests: readonly ToastRequest[] }) {
  const shown = useRef(0)
  // The library keeps its toasts outside React; its corner is there before this effect runs.
  useEffect(() => {
    for (const request of requests.slice(shown.current)) show(request)
    shown.current = requests.length
  }, [requests])

  return (
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
          content: 'toast-text',
          title: 'toast-title',
          description: 'toast-detail',
          closeButton: 'toast-close',
        },
      }}
    />
  )
}

const PROBLEM_ID = 'problem'

/** A problem waits to be dismissed, or for the next answer: three that are settled would cover half of a phone. */
function show({ title, detail, tone }: ToastRequest) {
  const words = { description: detail }
  if (tone === 'error') {
    toast.error(title, { ...words, id: PROBLEM_ID, duration: Number.POSITIVE_INFINITY })
    return
  }
  toast.dismiss(PROBLEM_ID)
  dismissSame(title)
  if (tone === 'note') toast(title, words)
  if (tone === 'success') toast.success(title, words)
}

/** Said again, it is said in a new toast, which is heard, and the old one makes room. */
function dismissSame(title: string) {
  for (const shown of toast.getToasts()) {
    if ('title' in shown && shown.title === title) toast.dismiss(shown.id)
  }
}
