import { raiseToast } from './toasts.ts'

export function copyOnClick() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
    if (button) void copy(button.dataset.copy ?? '')
  })
}

/** Answers in a toast either way: a silent copy leaves a person in doubt. */
export async function copy(text: string, done = { title: 'Copied', detail: text }) {
  try {
    await navigator.clipboard.writeText(text)
    raiseToast(done.title, done.detail, 'success')
  } catch {
    raiseToast('Please copy it by hand', text, 'error')
  }
}
