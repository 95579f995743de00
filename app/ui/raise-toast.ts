import type { ToastRequest } from './toast-request.ts'

type Show = (request: ToastRequest) => void

const early: ToastRequest[] = []
let show: Show = (request) => early.push(request)

/** Says that something went well, for four seconds. */
export function toastSuccess(title: string, detail = '') {
  show({ title, detail, tone: 'success' })
}

/** Says something worth knowing, for four seconds. */
export function toastNote(title: string, detail = '') {
  show({ title, detail, tone: 'note' })
}

/** Says that something went wrong, and stays until it is dismissed or the next toast comes. */
export function toastError(title: string, detail = '') {
  show({ title, detail, tone: 'error' })
}

/** Shows every toast from now on, and those that were raised before there was a place for them. */
export function takeToasts(shown: Show): () => void {
  show = shown
  for (const request of early.splice(0)) shown(request)
  return () => {
    show = (request) => early.push(request)
  }
}
