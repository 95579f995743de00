import { requestToast, type ToastRequest } from '#app/ui/toast-request.ts'

const VISIBLE_MS = 4000
const MOST_AT_ONCE = 3

/** Lets the server's toasts go after their time, and closes any of them on request. */
export function tendToasts() {
  for (const toast of shownToasts()) letGoLater(toast)

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toast-close]')) target.closest('[data-toast]')?.remove()
  })
}

/** Raises a toast in the page's corner; it looks as those that the server writes, because it is cut from the same cloth. */
export function raiseToast(title: string, detail = '', tone: ToastRequest['tone'] = 'note') {
  if (requestToast({ title, detail, tone })) return

  const template = document.querySelector<HTMLTemplateElement>('[data-toast-template]')
  const toast = template?.content.firstElementChild?.cloneNode(true)
  if (!(toast instanceof HTMLElement)) return

  toast.dataset.toast = tone
  write(toast, '.toast-title', title)
  write(toast, '.toast-detail', detail)
  show(toast)
}

/** For a new step, which has nothing to do with what was said about the last one. */
export function clearToasts() {
  for (const toast of shownToasts()) toast.remove()
}

/** Takes over the toasts of a page that was fetched instead of visited. */
export function adoptToasts(page: Document) {
  for (const toast of page.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')) show(toast)
}

/** A problem goes with the next answer: beside a success it would still say "failed" (decision 0083). */
function show(toast: HTMLElement) {
  for (const shown of shownToasts()) {
    if (shown.dataset.toast === 'error' || shown.textContent === toast.textContent) shown.remove()
  }
  document.querySelector('[data-toasts]')?.append(toast)
  letGoLater(toast)

  const shown = shownToasts()
  for (const old of [...shown].slice(0, Math.max(0, shown.length - MOST_AT_ONCE))) old.remove()
}

/** A problem waits until it is read; a pointer or the focus holds anything longer. */
function letGoLater(toast: HTMLElement) {
  if (toast.dataset.toast === 'error') return
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) letGoLater(toast)
    else toast.remove()
  }, VISIBLE_MS)
}

function shownToasts() {
  return document.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')
}

function write(toast: HTMLElement, part: string, words: string) {
  const element = toast.querySelector(part)
  if (words === '') element?.remove()
  else if (element) element.textContent = words
}
