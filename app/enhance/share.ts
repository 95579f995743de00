import { copy } from './copy.ts'

export function shareOnClick() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]')
    if (!button) return
    const url = new URL(button.dataset.share ?? '', location.href).href
    const { shareTitle = document.title, copiedTitle, copiedDetail = '' } = button.dataset
    const done = copiedTitle === undefined ? undefined : { title: copiedTitle, detail: copiedDetail }
    void share(shareTitle, url, done)
  })
}

/** The user closed the share sheet, or pressed again while it is open. */
const SHEET_WAS_SHOWN = new Set(['AbortError', 'InvalidStateError'])

/** Opens the device's share sheet, or copies the URL where there is none. */
async function share(title: string, url: string, done: Parameters<typeof copy>[1]) {
  if (!navigator.share) return copy(url, done)
  try {
    await navigator.share({ title, url })
  } catch (problem) {
    if (!(problem instanceof DOMException && SHEET_WAS_SHOWN.has(problem.name))) await copy(url, done)
  }
}
