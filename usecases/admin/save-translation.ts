import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import {
  deleteTranslations,
  listTranslations,
  lockTranslation,
  recordTranslations,
  type StoredTranslation,
  type TranslatedItem,
} from '#db/content/translations.ts'
import {
  isTranslatedPart,
  type TranslationRefusal,
  translatedFieldType,
  translationLanguages,
  trimmedTranslation,
  whyNotTranslate,
} from '#domain/content/translations.ts'
import type { Language } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { originalLanguage, readOriginals, translationVersion } from '#usecases/read-originals.ts'
import type { ContentNotFound, Editor } from './content-change.ts'

export type TypedTranslation = {
  readonly text: string
  /** Of the original that stood beside it. */
  readonly originalHash: string
}

type Save = Editor & {
  readonly item: TranslatedItem
  readonly language: Language
  /** By field. An empty text removes the translation. */
  readonly typed: Readonly<Record<string, TypedTranslation>>
  /** Of the translation when the form was opened. */
  readonly version: number
}

export type SaveTranslationRefusal =
  | ContentNotFound
  | { readonly reason: 'language-not-offered' }
  | { readonly reason: 'changed-meanwhile'; readonly current: readonly StoredTranslation[] }
  | { readonly reason: 'fields'; readonly problems: Readonly<Record<string, TranslationRefusal>> }

/** Saves an item's texts in another language of the site, unless another admin saved them since the form was opened. */
export async function saveTranslation(
  db: Database,
  save: Save,
): Promise<Outcome<{ saved: readonly string[] }, SaveTranslationRefusal>> {
  const site = await requirePractice(db)
  if (!translationLanguages(site, await originalLanguage(db, save.item)).includes(save.language)) {
    return refused({ reason: 'language-not-offered' })
  }
  return db.transaction((tx) => saveIn(tx, save))
}

async function saveIn(tx: Transaction, { item, language, typed, version, editorId, now }: Save) {
  await lockTranslation(tx, item)
  const originals = await readOriginals(tx, item)
  if (!originals) return refused({ reason: 'content-not-found' })
  const texts = Object.keys(originals).flatMap((field): StoredTranslation[] => {
    const given = typed[field]
    if (!given) return []
    return [
      {
        field,
        originalHash: given.originalHash,
        text: trimmedTranslation(translatedFieldType(item.kind, field), given.text),
      },
    ]
  })
  const problems = problemsOf(item, texts, originals)
  if (Object.keys(problems).length > 0) return refused({ reason: 'fields', problems })

  const stored = await listTranslations(tx, item, language)
  const changed = texts.filter((text) => isChanged(text, stored))
  if (changed.length === 0) return accepted({ saved: [] })
  if (translationVersion(stored) !== version) return refused({ reason: 'changed-meanwhile', current: stored })

  const emptied = changed.filter(({ text }) => text === '').map(({ field }) => field)
  await deleteTranslations(tx, item, { fields: emptied, language })
  const written = changed.filter(({ text }) => text !== '')
  await recordTranslations(tx, item, { texts: written, language, now, editorId })
  const fields = changed.map(({ field }) => field)
  await audit(tx, { item, language, fields, editorId, now })
  return accepted({ saved: fields })
}

function isChanged(text: StoredTranslation, stored: readonly StoredTranslation[]): boolean {
  const before = stored.find(({ field }) => field === text.field)
  if (!before) return text.text !== ''
  return before.text !== text.text || before.originalHash !== text.originalHash
}

function problemsOf(
  { kind }: TranslatedItem,
  texts: readonly StoredTranslation[],
  originals: Readonly<Record<string, string>>,
) {
  const problems: Record<string, TranslationRefusal> = {}
  for (const { field, text } of texts) {
    const problem = whyNotTranslate(translatedFieldType(kind, field), { original: originals[field] ?? '', text })
    if (problem) problems[field] = problem
  }
  return problems
}

type Saved = Editor & { readonly item: TranslatedItem; readonly language: Language; readonly fields: readonly string[] }

function audit(tx: Transaction, { item: { kind, id }, language, fields, editorId, now }: Saved): Promise<void> {
  const details = { language, fields }
  if (isTranslatedPart(kind)) {
    const subject = { kind: 'practice', id: kind }
    return recordAudit(tx, { action: 'setting-changed', actorId: editorId, subject, details, at: now })
  }
  const isPost = kind === 'posts'
  return recordAudit(tx, {
    action: isPost ? 'post-changed' : 'content-changed',
    actorId: editorId,
    subject: { kind: isPost ? 'post' : kind, id: String(id) },
    details,
    at: now,
  })
}
