import { safeReturnPath } from './return-path.ts'

/** A form that came after its sender's session had ended: where it was going, and its fields in their order. */
export type FormDraft = { readonly path: string; readonly fields: readonly (readonly [name: string, value: string])[] }

const PATH = '/account/unsent'
const SECRET = /password/i

/** What may wait for its sender: a password is typed again, never kept. */
export function formDraft(path: string, body: string): FormDraft {
  const fields = [...new URLSearchParams(body)].filter(([name]) => !SECRET.test(name))
  return { path: safeReturnPath(path), fields }
}

/** The page that shows somebody their unsent form, and leads on to the page it was sent from when there is none. */
export function formDraftPath(page: string): string {
  return `${PATH}?page=${encodeURIComponent(page)}`
}

export function isFormDraftPath(path: string): boolean {
  return path === PATH || path.startsWith(`${PATH}?`)
}

/** What a person would recognize: ids, choices and versions are single words and say nothing to them. */
export function writingIn({ fields }: FormDraft): string[] {
  const values = new Set(fields.map(([, value]) => value.trim()))
  return [...values].filter((value) => /\s/.test(value))
}
