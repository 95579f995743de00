let isWatching = false

/**
 * An error of the server is about what was sent. Once the field is changed to something that the browser's own rules
 * allow (required, type, pattern, limits), the error goes; it returns as soon as they do not.
 */
export function recheckFields() {
  if (isWatching) return
  isWatching = true
  // What was typed before this script arrived.
  for (const control of document.querySelectorAll<HTMLInputElement>('[data-problem] input, input[data-problem]')) {
    if (control.value !== control.defaultValue) recheckField(control)
  }
  document.addEventListener('input', ({ target }) => target instanceof Element && recheckField(target))
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    // A day is chosen by a button.
    if (event.target.closest('button')) recheckField(event.target)
    const link = event.target.closest('.form-summary a')
    if (link) goToField(event, link.getAttribute('href') ?? '')
  })
}

/** For a new response: React has rendered its errors and does not know that some of them were hidden. */
export function showAllErrors() {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-problem][data-corrected]')) {
    markCorrected(marked, false)
  }
}

function recheckField(changed: Element) {
  const marked = changed.closest<HTMLElement>('[data-problem][id]')
  if (marked) markCorrected(marked, !isWrong(marked))
}

/** Another address, even of the same page, would be a navigation of the router, which forgets the errors. */
function goToField(event: Event, address: string) {
  const field = document.getElementById(address.slice(1))
  if (!field) return
  event.preventDefault()
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}

function isWrong(marked: HTMLElement): boolean {
  const controls = [marked, ...marked.querySelectorAll('*')]
  return controls.some((control) => control.matches(':invalid') || isBlank(control))
}

/** The server trims what is typed; the browser does not. */
function isBlank(control: Element): boolean {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false
  return control.required && control.value.trim() === ''
}

/** Hides the error of a control or a group of controls, and its line in the summary; or shows them again. */
function markCorrected(marked: HTMLElement, isCorrected: boolean) {
  const errorId = `${marked.id}-error`
  const lines = document.querySelectorAll(`.form-summary li:has(> a[href="#${CSS.escape(marked.id)}"])`)
  const parts = [marked, document.getElementById(errorId), ...lines]
  for (const part of parts) part?.toggleAttribute('data-corrected', isCorrected)

  if (marked.hasAttribute('aria-invalid')) marked.setAttribute('aria-invalid', String(!isCorrected))
  const notes = (marked.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== errorId)
  marked.setAttribute('aria-describedby', [...(isCorrected ? [] : [errorId]), ...notes].join(' '))

  for (const summary of document.querySelectorAll('.form-summary:has(li)')) {
    summary.toggleAttribute('data-corrected', summary.querySelector('li:not([data-corrected])') === null)
  }
}
