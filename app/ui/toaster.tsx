import { lazy, Suspense, useEffect, useState } from 'react'
import { takeToasts } from './raise-toast.ts'
import { onToastRequest, type ToastRequest } from './toast-request.ts'

/** Most visits raise no toast: the library comes with the first one. */
const ToastCorner = lazy(async () => ({ default: (await import('./toast-corner.tsx')).ToastCorner }))

/** Toasts of applications: at most three, four seconds each; a problem waits to be dismissed or for the next. */
export function Toaster() {
  const [requests, setRequests] = useState<readonly ToastRequest[]>([])

  // Whoever raises a toast does so outside React, and so does the enhancement script: all are shown in one corner.
  useEffect(() => {
    const add = (request: ToastRequest) => setRequests((before) => [...before, request])
    const stopTaking = takeToasts(add)
    const stopListening = onToastRequest(add)
    return () => {
      stopTaking()
      stopListening()
    }
  }, [])

  return (
    <div role="status">
      <Suspense>{requests.length > 0 && <ToastCorner requests={requests} />}</Suspense>
    </div>
  )
}
