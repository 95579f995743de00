/** One short message. It is plain DOM, so that documents without React and applications share it. */
export type Toast = {
  readonly title: string
  readonly detail?: string
  readonly tone: 'note' | 'success' | 'error'
}

const VISIBLE_MS = 4000
const MOST_AT_ONCE = 3

/** Removes the server's toasts after their time and lets people dismiss any toast. Called once for each page. */
export function manageToasts() {
  for (const card of shownCards()) removeLater(card)

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toast-close]')) target.closest('[data-toast]')?.remove()
  })
}

/** Says that something went well, for four seconds. */
export function toastSuccess(title: string, detail?: string) {
  raiseToast({ title, tone: 'success', ...(detail && { detail }) })
}

/** Says that something went wrong, and stays until it is dismissed or the next toast comes. */
export function toastError(title: string, detail?: string) {
  raiseToast({ title, tone: 'error', ...(detail && { detail }) })
}

export function raiseToast(toast: Toast) {
  show(cardOf(toast))
}

/** For a new step, which has nothing to do with the messages of the last one. */
export function clearToasts() {
  for (const card of shownCards()) card.remove()
}

/** Takes over the toasts of a page that was fetched instead of visited. */
export function adoptToasts(page: Document) {
  for (const card of page.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')) show(card)
}

/** An error is removed by the next toast: beside a success it would still say "failed" (decision 0083). */
function show(card: HTMLElement) {
  for (const shown of shownCards()) {
    if (shown.dataset.toast === 'error' || shown.textContent === card.textContent) shown.remove()
  }
  document.querySelector('[data-toasts]')?.append(card)
  removeLater(card)

  const shown = [...shownCards()]
  for (const old of shown.slice(0, Math.max(0, shown.length - MOST_AT_ONCE))) old.remove()
}

/** An error waits until it is dismissed; a pointer or the focus keeps any toast open. */
function removeLater(card: HTMLElement) {
  if (card.dataset.toast === 'error') return
  setTimeout(() => {
    if (card.matches(':hover, :focus-within')) removeLater(card)
    else card.remove()
  }, VISIBLE_MS)
}

function shownCards() {
  return document.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')
}

/** The markup of `ToastCard` in `toast-region.tsx`. */
function cardOf({ title, detail, tone }: Toast): HTMLElement {
  const text = element('div', 'toast-text')
  text.append(element('p', 'toast-title', title))
  if (detail) text.append(element('p', 'toast-detail', detail))

  const close = element('button', 'toast-close')
  close.setAttribute('type', 'button')
  close.setAttribute('aria-label', 'Dismiss')
  close.dataset.toastClose = ''

  const card = element('div', 'toast')
  card.dataset.toast = tone
  card.append(text, close)
  return card
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
