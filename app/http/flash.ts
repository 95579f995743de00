import { createContext } from 'react-router'

export type FlashToast = {
  readonly tone: 'note' | 'success' | 'error'
  readonly title: string
  readonly detail?: string
  /** The id of the control that a problem is about. */
  readonly field?: string
  /** What happened, for a page that reacts to it; it must not depend on the text. */
  readonly event?: 'payment-claimed'
}

/** The toast that the previous page left, if any. */
export const flashContext = createContext<FlashToast | null>()

/** The toast for the next page, on a redirect. The server moves it into a signed cookie, so browsers never see it. */
const FLASH_HEADER = 'X-Flash'

export function flashHeader(toast: FlashToast): [name: string, value: string] {
  return [FLASH_HEADER, encodeURIComponent(JSON.stringify(toast))]
}

/** Removes the toast for the next page from a response. */
export function takeFlash({ headers }: Response): FlashToast | undefined {
  const value = headers.get(FLASH_HEADER)
  headers.delete(FLASH_HEADER)
  return value === null ? undefined : (JSON.parse(decodeURIComponent(value)) as FlashToast)
}
