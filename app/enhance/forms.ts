import { focusFirstProblem } from '#app/ui/fields/problem-mark.ts'
import { ENHANCEMENT } from '#content/frame/enhancement.ts'
import { placeProblem, removeProblem } from './problems.ts'
import { adoptToasts } from './toasts.ts'

/**
 * Posts a form marked `data-enhance` without leaving the page. The server responds as it does without script: with
 * a page. The element of that page with the form's id replaces the form, and its toasts are shown. A response
 * that was redirected to another URL is followed there.
 */
export function submitFormsInPlace() {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement && form.matches('[data-enhance]')) || event.defaultPrevented) return
    event.preventDefault()
    if (form.getAttribute('aria-busy') !== 'true') void submit(form, event.submitter)
  })
}

async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
  setBusy(form, submitter, true)
  removeProblem()
  try {
    const response = await fetch(form.action, { method: 'post', body: formBody(form, submitter) })
    if (response.redirected && !isHere(response.url)) return location.assign(response.url)
    takeOver(form, new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    placeProblem(ENHANCEMENT.notSentTitle, ENHANCEMENT.notSentDetail)
  } finally {
    setBusy(form, submitter, false)
  }
}

/** Files need a multipart body; everything else is sent as a browser would send the form. */
function formBody(form: HTMLFormElement, submitter: HTMLElement | null): FormData | URLSearchParams {
  const data = new FormData(form, submitter)
  if (form.enctype === 'multipart/form-data') return data
  return new URLSearchParams([...data].map(([name, value]): [string, string] => [name, String(value)]))
}

function takeOver(form: HTMLFormElement, page: Document) {
  const replacement = page.getElementById(form.id)
  if (!replacement) return placeProblem(ENHANCEMENT.notAnsweredTitle, ENHANCEMENT.notAnsweredDetail)

  form.replaceWith(document.adoptNode(replacement))
  adoptToasts(page)
  focusFirstProblem(replacement)
}

function setBusy(form: HTMLFormElement, submitter: HTMLElement | null, isBusy: boolean) {
  for (const element of [form, submitter]) element?.setAttribute('aria-busy', String(isBusy))
}

function isHere(address: string): boolean {
  return new URL(address).pathname === location.pathname
}
