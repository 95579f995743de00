import { accountEmail, isFullName, normalizePhone } from '#domain/accounts/accounts.ts'
import { MOST_TAGS, readTag } from '#domain/accounts/client-tags.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName, normalizeText } from '#domain/text.ts'
import type { ClientColumns, ClientField } from './client-columns.ts'
import { LONGEST_NOTE } from './import-limits.ts'

/** A client as a row of a file has them. */
export type ImportedClient = {
  readonly fullName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: Language | null
  readonly tags: readonly string[]
  readonly note: string
}

export type RowRefusal = 'name-missing' | 'unreachable' | 'email-invalid' | 'phone-invalid'

/** What separates several values of a cell, in lists and in the exports of Google. */
const SEVERAL = / ::: |[,;|\n]/

/** A cell with several addresses or numbers counts by its first; an unknown language and a tag that is too long are left out. */
export function readImportedClient(
  row: readonly string[],
  columns: ClientColumns,
): Outcome<ImportedClient, RowRefusal> {
  const cell = (field: ClientField) => {
    const column = columns[field]
    return column === null ? '' : withoutFormula(row[column] ?? '')
  }
  const fullName = normalizeName(`${cell('name')} ${cell('surname')}`)
  if (!isFullName(fullName)) return refused('name-missing')

  const emailText = firstOf(cell('email')).replace(/^mailto:/i, '')
  const email = accountEmail(emailText)
  if (emailText !== '' && email === undefined) return refused('email-invalid')

  const phoneText = phoneIn(cell('phone'))
  const phone = normalizePhone(phoneText)
  if (phoneText !== '' && phone === undefined) return refused('phone-invalid')
  if (email === undefined && phone === undefined) return refused('unreachable')

  return accepted({
    fullName,
    email: email ?? null,
    phone: phone ?? null,
    language: languageIn(cell('language')),
    tags: tagsIn(cell('tags')),
    note: [...normalizeText(cell('note'))].slice(0, LONGEST_NOTE).join(''),
  })
}

/** In spreadsheets an apostrophe, or ="…", marks digits as text. */
function withoutFormula(cell: string): string {
  const text = cell.trim()
  return /^="(.*)"$/s.exec(text)?.[1] ?? text.replace(/^'(?=[=+\-@\d])/, '')
}

function firstOf(cell: string): string {
  return (
    cell
      .split(SEVERAL)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? ''
  )
}

/** A number of a spreadsheet may end in ".0". */
function phoneIn(cell: string): string {
  return firstOf(cell.replaceAll('/', ','))
    .replace(/^tel:/i, '')
    .replace(/^(\d+)\.0$/, '$1')
}

const LANGUAGE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', 'eng', 'english', 'अंग्रेज़ी', 'अंग्रेजी', 'ఇంగ్లీష్', 'ఆంగ్లం'],
  hi: ['hi', 'hin', 'hindi', 'हिंदी', 'हिन्दी', 'హిందీ'],
  te: ['te', 'tel', 'telugu', 'तेलुगु', 'तेलुगू', 'తెలుగు'],
}

function languageIn(cell: string): Language | null {
  const name = (firstOf(cell).toLowerCase().split(/[-_]/)[0] ?? '').normalize('NFC')
  const found = Object.entries(LANGUAGE_NAMES).find(([, names]) =>
    names.some((known) => known.normalize('NFC') === name),
  )
  return found ? (found[0] as Language) : null
}

/** Google's own groups begin with an asterisk. */
function tagsIn(cell: string): string[] {
  const tags = new Map<string, string>()
  for (const typed of cell.split(SEVERAL)) {
    const tag = typed.trim().startsWith('*') ? undefined : readTag(typed)
    if (tag !== undefined && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, MOST_TAGS)
}
