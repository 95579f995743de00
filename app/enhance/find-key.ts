/** "/" and ⌘K or Ctrl+K go to the search field of staff, or to its page where the field is not shown. */
export function findByKey(page: string) {
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
