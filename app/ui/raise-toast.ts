import { toast } from 'sonner'

/** Says that something went well, for four seconds. */
export function toastSuccess(title: string, detail?: string) {
  toast.success(title, detail ? { description: detail } : {})
}

/** Says something worth knowing, for four seconds. */
export function toastNote(title: string, detail?: string) {
  toast(title, detail ? { description: detail } : {})
}

/** Says that something went wrong, and stays until it is dismissed. */
export function toastError(title: string, detail?: string) {
  toast.error(title, { duration: Number.POSITIVE_INFINITY, ...(detail && { description: detail }) })
}
