import type { Toast } from '#app/ui/overlays/toasts.ts'

const VISIBLE_MS = 4000
const MOST_AT_ONCE = 3

/** Removes the server's toasts after their time and lets people dismiss any toast. Called once for each page. */
export function manageToasts() {
  for (const card of shownCards()) removeLater(card)

  document.addEventListener('toast', (event) => {
    if (event instanceof CustomEvent) show(cardOf(event.detail as Toast))
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-toast-close]')) target.closest('[data-toast]')?.remove()
  })
}

/** Takes over the toasts of a page that was fetched instead of visited. */
export function adoptToasts(page: Document) {
  for (const card of page.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')) show(card)
}

function show(card: HTMLElement) {
  for (const shown of shownCards()) if (shown.textContent === card.textContent) shown.remove()
  document.querySelector('[data-toasts]')?.append(card)
  removeLater(card)

  const shown = [...shownCards()]
  for (const old of shown.slice(0, Math.max(0, shown.length - MOST_AT_ONCE))) old.remove()
}

/** A pointer or the focus keeps a toast open. */
function removeLater(card: HTMLElement) {
  setTimeout(() => {
    if (card.matches(':hover, :focus-within')) removeLater(card)
    else card.remove()
  }, VISIBLE_MS)
}

function shownCards() {
  return document.querySelectorAll<HTMLElement>('[data-toasts] > [data-toast]')
}

/** A copy of the blank card that the server rendered. */
function cardOf({ title, detail = '', tone }: Toast): HTMLElement {
  const card = document.querySelector('[data-blank-toast] > *')?.cloneNode(true) as HTMLElement
  card.dataset.toast = tone
  const [titleLine, detailLine] = card.querySelectorAll('p')
  titleLine?.append(title)
  detailLine?.append(detail)
  return card
}
