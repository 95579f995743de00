import { raiseToast, toastSuccess } from '#app/ui/overlays/toasts.ts'
import { ENHANCEMENT } from '#content/frame/enhancement.ts'

export function copyOnClick() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
    if (button) void copy(button.dataset.copy ?? '')
  })
}

type CopyableText = { readonly title: string; readonly detail: string }

/** Shows a toast either way: the text to copy by hand is on the page too. */
export async function copy(text: string, done: CopyableText = { title: ENHANCEMENT.copied, detail: text }) {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(done.title, done.detail)
  } catch {
    raiseToast({ tone: 'note', title: ENHANCEMENT.copyByHand, detail: text })
  }
}
