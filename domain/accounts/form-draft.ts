import { safeReturnPath } from './return-path.ts'

/** A form sent after the session had ended: its destination and its fields in order. */
export type FormDraft = { readonly path: string; readonly fields: readonly (readonly [name: string, value: string])[] }

const PATH = '/account/draft'
const SECRET = /password/i

/** Passwords are never stored and must be typed again. */
export function formDraft(path: string, body: string): FormDraft {
  const fields = [...new URLSearchParams(body)].filter(([name]) => !SECRET.test(name))
  return { path: safeReturnPath(path), fields }
}

/** The page that shows the draft, or redirects to the page it was sent from when there is none. */
export function formDraftPath(page: string): string {
  return `${PATH}?page=${encodeURIComponent(page)}`
}

/** The same for a form that waited for a fresh proof. */
export function provenDraftPath(page: string): string {
  return `${formDraftPath(page)}&proven=1`
}

export function isFormDraftPath(path: string): boolean {
  return path === PATH || path.startsWith(`${PATH}?`)
}

/** The text that the user would recognize: ids, choices and versions are single words and are left out. */
export function writingIn({ fields }: FormDraft): string[] {
  const values = new Set(fields.map(([, value]) => value.trim()))
  return [...values].filter((value) => /\s/.test(value))
}
