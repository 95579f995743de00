import { BLOG_TOASTS } from '#content/site/blog.ts'
import { placeProblem } from './problems.ts'

const CARDS_TO_COME = 6

let latest: AbortController | undefined

/** Shows placeholders at once, then the list from the server's response. */
export async function showBlogList(address: string, { isNew }: { readonly isNew: boolean }) {
  latest?.abort()
  const request = new AbortController()
  latest = request
  const results = document.querySelector('[data-blog-results]')
  const before = [...(results?.childNodes ?? [])]
  const searched = searchField()?.value
  results?.replaceChildren(...placeholders())

  try {
    const response = await fetch(address, { signal: request.signal })
    if (!response.ok) throw new Error(String(response.status))
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (request.signal.aborted) return
    takeOver(page, searched)
    if (isNew && address !== location.href) history.pushState(null, '', address)
  } catch {
    if (request.signal.aborted) return
    results?.replaceChildren(...before)
    placeProblem(BLOG_TOASTS.listFailed, BLOG_TOASTS.tryAgain)
  }
}

/** The page contains one placeholder card, which is cloned. */
function placeholders(): ChildNode[] {
  const template = document.querySelector<HTMLTemplateElement>('[data-blog-loading]')
  if (!template) return []

  const loading = document.importNode(template.content, true)
  const cards = loading.querySelector('[aria-busy]')
  const card = cards?.firstElementChild
  if (card) for (let more = 1; more < CARDS_TO_COME; more++) cards.append(card.cloneNode(true))
  return [...loading.childNodes]
}

/** Replaces the whole list, but a visitor who is still typing does not lose focus or text. */
function takeOver(page: Document, searched: string | undefined) {
  const list = page.querySelector('[data-blog]')
  if (!list) throw new Error('no list')
  const typed = searchField()
  const hasFocus = typed !== null && document.activeElement === typed
  const [from, to] = [typed?.selectionStart ?? 0, typed?.selectionEnd ?? 0]
  const field = searchField(list)
  if (field && typed && typed.value !== searched) field.value = typed.value

  document.title = page.title
  document.querySelector('[data-blog]')?.replaceWith(document.adoptNode(list))
  if (!hasFocus) return
  field?.focus()
  field?.setSelectionRange(from, to)
}

function searchField(part: ParentNode = document): HTMLInputElement | null {
  return part.querySelector('[data-blog-search] input[type=search]')
}
