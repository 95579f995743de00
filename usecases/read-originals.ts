import { createHash } from 'node:crypto'
import { findPostLanguage } from '#db/blog/blog-posts.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import {
  deleteLeftTranslations,
  findOriginals,
  type StoredTranslation,
  type TranslatedItem,
} from '#db/content/translations.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import { isTranslatedPart, TRANSLATED_FIELDS } from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'

/** What an item says in the practice's own language, by field in the order of its form; a text that is empty has nothing to translate. */
export async function readOriginals(
  db: Database,
  { kind, id }: TranslatedItem,
): Promise<Readonly<Record<string, string>> | undefined> {
  const texts = isTranslatedPart(kind)
    ? id === 1 && practiceOriginals(await requirePractice(db))[kind]
    : await findOriginals(db, { kind, id })
  if (!texts) return undefined
  return Object.fromEntries(
    Object.keys(TRANSLATED_FIELDS[kind]).flatMap((field) => {
      const text = texts[field] ?? ''
      return text === '' ? [] : [[field, text] as const]
    }),
  )
}

/** Posts may be in another language than the rest. */
export async function originalLanguage(db: Database, { kind, id }: TranslatedItem): Promise<Language> {
  const ofPost = kind === 'posts' ? await findPostLanguage(db, id) : undefined
  return ofPost ?? (await requirePractice(db)).writtenIn
}

/** After every change of an item's texts. */
export async function dropLeftTranslations(tx: Database, item: TranslatedItem): Promise<void> {
  await deleteLeftTranslations(tx, item, (await readOriginals(tx, item)) ?? {})
}

/** As Postgres computes it. */
export function originalHash(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

/** Changes with each saved text, so that the second of two concurrent saves is refused. */
export function translationVersion(stored: readonly StoredTranslation[]): number {
  const all = stored.map(({ field, text }) => [field, text])
  return Number.parseInt(originalHash(JSON.stringify(all)).slice(0, 7), 16)
}
