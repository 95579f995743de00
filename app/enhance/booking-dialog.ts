import { isBookingPath } from '#app/features/booking/dialog/booking-path.ts'
import { to } from '#content/language.ts'
import { isForNewTab } from './is-for-new-tab.ts'
import { whenIdle } from './when-idle.ts'

const SIGNS_OF_INTENT = ['pointerover', 'focusin', 'touchstart']

/**
 * On a page with the booking dialog, booking links open in it. The URL becomes that of the full form, so
 * Back closes the dialog, and a reload, a shared link or a failed download leads to the same form as a page.
 */
export function openBookingsInPlace() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-booking-dialog]')
  if (!dialog) return

  for (const sign of SIGNS_OF_INTENT) {
    document.addEventListener(sign, ({ target }) => bookingLinkAt(target) && prepare(), { passive: true })
  }
  addEventListener('scroll', loadWhenIdle, { once: true, passive: true })

  document.addEventListener('click', (event) => {
    const link = bookingLinkAt(event.target)
    if (!link || dialog.contains(link) || event.defaultPrevented || isForNewTab(event)) return
    event.preventDefault()
    // Some browsers do not focus a clicked link, but focus returns to it when the dialog closes.
    link.focus()
    history.pushState(null, '', link.href)
    void open(dialog)
  })
  addEventListener('popstate', () => {
    if (isBookingPath(location.pathname)) void open(dialog)
    else dialog.close()
  })
  dialog.addEventListener('close', () => {
    moveToasts(document.body)
    if (isBookingPath(location.pathname)) history.back()
  })
}

async function open(dialog: HTMLDialogElement) {
  const place = dialog.querySelector<HTMLElement>('[data-booking-step]')
  if (!dialog.open) dialog.showModal()
  moveToasts(dialog)
  try {
    const { showBooking } = await loadApplication()
    if (place) await showBooking(place)
  } catch {
    location.reload()
  }
}

function loadApplication() {
  return import('#app/features/booking/dialog/show-booking.tsx')
}

/** Preloads the code. A failure is ignored here: the load is tried again, and its error handled, at the click. */
function prepare() {
  loadApplication().catch(() => undefined)
}

/** A reader who scrolls may book soon. Nothing is preloaded for visitors who save data. */
function loadWhenIdle() {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  whenIdle(prepare)
}

/** Screen readers ignore everything outside an open dialog, so toasts are shown inside it. */
function moveToasts(place: HTMLElement) {
  const toasts = document.querySelector('[data-toasts]')
  if (toasts) place.append(toasts)
}

function bookingLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(`main a[href^="${to('/book/')}"]`) : null
}
