export type ToastRequest = { title: string; detail: string; tone: 'note' | 'success' | 'error' }

const EVENT = 'toast-request'

/** Asks the page for a toast; answers false when nobody takes it, as on a document, which then shows its own. */
export function requestToast(request: ToastRequest): boolean {
  return !document.dispatchEvent(new CustomEvent(EVENT, { detail: request, cancelable: true }))
}

/** Takes every request until the answered function is called. */
export function onToastRequest(show: (request: ToastRequest) => void): () => void {
  const take = (event: Event) => {
    event.preventDefault()
    show((event as CustomEvent<ToastRequest>).detail)
  }
  document.addEventListener(EVENT, take)
  return () => document.removeEventListener(EVENT, take)
}
