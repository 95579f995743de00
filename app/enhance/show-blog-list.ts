import { BLOG_TOASTS } from '#app/content/blog.ts'
import { toastError } from '#app/ui/toasts.ts'

const CARDS_TO_COME = 6

let latest: AbortController | undefined

/** Placeholders at once, then what the server answers. */
export async function showBlogList(address: string, { isNew }: { readonly isNew: boolean }) {
  latest?.abort()
  const request = new AbortController()
  latest = request
  const results = document.querySelector('[data-blog-results]')
  const before = [...(results?.childNodes ?? [])]
  const asked = searchField()?.value
  results?.replaceChildren(...placeholders())

  try {
    const response = await fetch(address, { signal: request.signal })
    if (!response.ok) throw new Error(String(response.status))
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (request.signal.aborted) return
    takeOver(page, asked)
    if (isNew && address !== location.href) history.pushState(null, '', address)
  } catch {
    if (request.signal.aborted) return
    results?.replaceChildren(...before)
    toastError(BLOG_TOASTS.listFailed, BLOG_TOASTS.tryAgain)
  }
}

/** The page has one card to come, which stands for all of them. */
function placeholders(): ChildNode[] {
  const template = document.querySelector<HTMLTemplateElement>('[data-blog-loading]')
  if (!template) return []

  const loading = document.importNode(template.content, true)
  const cards = loading.querySelector('[aria-busy]')
  const card = cards?.firstElementChild
  if (card) for (let more = 1; more < CARDS_TO_COME; more++) cards.append(card.cloneNode(true))
  return [...loading.childNodes]
}

/** Everything is taken from the answer, but whoever goes on typing keeps the focus and the words. */
function takeOver(page: Document, asked: string | undefined) {
  const answer = page.querySelector('[data-blog]')
  if (!answer) throw new Error('no list')
  const typed = searchField()
  const hasFocus = typed !== null && document.activeElement === typed
  const [from, to] = [typed?.selectionStart ?? 0, typed?.selectionEnd ?? 0]
  const field = searchField(answer)
  if (field && typed && typed.value !== asked) field.value = typed.value

  document.title = page.title
  document.querySelector('[data-blog]')?.replaceWith(document.adoptNode(answer))
  if (!hasFocus) return
  field?.focus()
  field?.setSelectionRange(from, to)
}

function searchField(part: ParentNode = document): HTMLInputElement | null {
  return part.querySelector('[data-blog-search] input[type=search]')
}
