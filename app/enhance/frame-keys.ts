export function watchFrameKeys() {
  const search = document.querySelector<HTMLElement>('[data-search]')?.dataset.search
  if (search !== undefined) findByKey(search)
  if (document.querySelector('[data-help]')) helpByKey()
}

/** "/" and ⌘K or Ctrl+K go to the search field of staff, or to its page where the field is not shown. */
function findByKey(page: string) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isFindKey(event)) return
    event.preventDefault()
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search]')]
    const shown = fields.find((field) => field.checkVisibility())
    if (shown) shown.focus()
    else location.assign(page)
  })
}

function isFindKey({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (metaKey || ctrlKey) && !altKey
  return key === '/' && !metaKey && !ctrlKey && !isWritten(target)
}

/** Whether a key would be typed there. */
function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** "?" opens the help of the page. Pages with keys of their own, such as the studio, list these instead. */
function helpByKey() {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, target } = event
    if (event.defaultPrevented || key !== '?' || metaKey || ctrlKey || altKey || isWritten(target)) return
    // The link is another one on the next page.
    document.querySelector<HTMLAnchorElement>('a[data-help]')?.click()
  })
}
