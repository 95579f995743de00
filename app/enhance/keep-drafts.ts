import { findStoredText, removeStoredText, storeText } from '#app/features/writing/stored-texts.ts'
import { textKey } from '#app/features/writing/text-keys.ts'

type Control = HTMLTextAreaElement | HTMLInputElement

/**
 * What is typed in a form marked `data-draft` stays in this browser, and is filled in again when its page is opened later. The
 * form has an id of its own in `formId`: once the page shows what was sent with it, the draft is over. A page that no longer has
 * the form marks something else for that.
 */
export function keepDrafts() {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-draft]')) keepDraft(marked)
}

function keepDraft(marked: HTMLElement) {
  const key = textKey(document.body.dataset.person ?? '', marked.dataset.draft ?? '')
  const stored = findStoredText(key)
  const isSent = stored !== undefined && wasSent(stored.fields.formId)
  if (isSent) removeStoredText(key)
  if (!(marked instanceof HTMLFormElement)) return

  const form = marked
  if (stored && !isSent && !isTyped(form)) fillIn(form, stored.fields)

  form.addEventListener('input', () => {
    if (isTyped(form)) storeText(key, { at: Date.now(), version: 0, fields: fieldsOf(form) })
    else removeStoredText(key)
  })
}

function wasSent(formId: string | undefined): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-form-id]')]
  return shown.some(({ dataset }) => dataset.formId === formId)
}

function isTyped(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('textarea')].some(({ value, defaultValue }) => {
    return value.trim() !== '' && value !== defaultValue
  })
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)]
  return Object.fromEntries(typed.map(([name, value]): [string, string] => [name, String(value)]))
}

/** The id of the form comes back too, so that what had reached the site after all is not sent twice. */
function fillIn(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  for (const control of form.querySelectorAll<Control>('textarea, input')) {
    const text = fields[control.name]
    if (text === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === text
    else control.value = text
  }
  const folded = form.closest('details')
  if (folded) folded.open = true
  const status = form.querySelector<HTMLElement>('[data-draft-status]')
  if (status) status.hidden = false
}
