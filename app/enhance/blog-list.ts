import { isForNewTab } from './is-for-new-tab.ts'

const TYPING_PAUSE_MS = 350

/** Filters, searches and pages the blog list in place. The code for it loads at the first hover or focus. */
export function filterBlogInPlace() {
  if (!document.querySelector('[data-blog]')) return

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-blog] a')
    if (!link || isForNewTab(event) || new URL(link.href).pathname !== location.pathname) return
    event.preventDefault()
    void show(link.href)
  })
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement && event.target.matches('[data-blog-search]'))) return
    event.preventDefault()
    void show(addressOf(event.target))
  })
  document.addEventListener('input', whilePausing(TYPING_PAUSE_MS))
  // What was typed before this script arrived.
  const field = document.querySelector<HTMLInputElement>('[data-blog-search] input[type=search]')
  if (field?.form && field.value !== field.defaultValue) void show(addressOf(field.form))
  addEventListener('popstate', () => void show(location.href, { isNew: false }))
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, prepare, { once: true, passive: true })
}

function whilePausing(ms: number) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return ({ target }: Event) => {
    const form = target instanceof HTMLInputElement && target.closest<HTMLFormElement>('[data-blog-search]')
    if (!form) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void show(addressOf(form)), ms)
  }
}

/** The URL the browser would navigate to, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value).trim()])
  const search = new URLSearchParams(entries.filter(([, value]) => value !== ''))
  return `${form.action}${search.size === 0 ? '' : `?${search}`}`
}

/** Navigates to the URL when the list cannot be shown in place. */
async function show(address: string, { isNew = true } = {}) {
  const showing = await loadShowing().catch(() => undefined)
  if (showing) await showing.showBlogList(address, { isNew })
  else location.assign(address)
}

/** Preloads the code. A failure is ignored here: the load is tried again, and its error handled, on use. */
function prepare() {
  loadShowing().catch(() => undefined)
}

function loadShowing() {
  return import('./show-blog-list.ts')
}
