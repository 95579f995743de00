/** Problems of refused forms, and of scripts, on every page. */
export function watchProblems() {
  // Most visits send no form, so the script that checks corrected fields is loaded with the first one: it watches what is
  // typed while the answer is on its way. Offline the errors stay until the next submit.
  let part: typeof import('./recheck-fields.ts') | undefined
  const recheck = async () => {
    part ??= await import('./recheck-fields.ts').catch(() => undefined)
    part?.recheckFields()
  }
  document.addEventListener('submit', () => void recheck())
  document.addEventListener('refused', () => {
    // At once, or not at all: what is typed from now on is a correction, also while the script is being loaded.
    part?.showAllErrors()
    void recheck()
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-problem]')) void recheck()
  })
  if (document.querySelector('[data-problem]')) void recheck()
  document.addEventListener('script-problem', (event) => {
    if (event instanceof CustomEvent) placeProblem(event.detail[0], event.detail[1])
  })
}

/**
 * Says what a script could not do in the form in hand, or else at the top of the page, which takes it along when it is
 * left; a toast over a form would hide it and go away.
 */
export function placeProblem(title: string, detail: string) {
  removeProblem()
  const box = element('div', 'form-summary')
  box.dataset.scriptProblem = ''
  box.role = 'alert'
  box.append(element('p', 'form-summary-title', title), element('p', '', detail))

  const place =
    document.activeElement?.closest('form') ?? document.querySelector('dialog[open] form, main > :last-child')
  place?.prepend(box)
  box.scrollIntoView({ block: 'nearest' })
}

/** For the next try. */
export function removeProblem() {
  document.querySelector('[data-script-problem]')?.remove()
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}
