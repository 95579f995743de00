import { copy } from './copy.ts'

export function shareOnClick() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]')
    if (!button) return
    const url = new URL(button.dataset.share ?? '', location.href).href
    void share(button.dataset.shareTitle ?? document.title, url)
  })
}

/** Prefers the device's own sheet; where there is none, the address is copied. */
async function share(title: string, url: string) {
  if (!navigator.share) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (problem) {
    const wasCancelled = problem instanceof DOMException && problem.name === 'AbortError'
    if (!wasCancelled) await copy(url)
  }
}
