/**
 * One short message of the server. A problem is shown in the page (`form-summary.tsx`); anything else is a toast. Toasts
 * are plain DOM in `app/enhance/toasts.ts`, so that documents without React and applications share them.
 */
export type Toast = {
  readonly title: string
  readonly detail?: string
  readonly tone: 'note' | 'success' | 'error'
  /** The id of the control that a problem is about. */
  readonly field?: string
}

/** Says that something went well, for four seconds. */
export function toastSuccess(title: string, detail?: string) {
  raiseToast({ title, tone: 'success', ...(detail && { detail }) })
}

export function raiseToast(toast: Toast) {
  document.dispatchEvent(new CustomEvent<Toast>('toast', { detail: toast }))
}
