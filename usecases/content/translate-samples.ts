import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordSampleTranslations, type SampleTranslation } from '#db/content/translations.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import { TRANSLATED_FIELDS, TRANSLATED_PARTS, type TranslatedKind } from '#domain/content/translations.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { sampleRows } from './sample/sample-rows.ts'
import { samplesIn } from './sample/samples.ts'

/** Samples that nobody has changed are on the site in every language of the site, now or once it is added. */
export async function translateSamples(tx: Database): Promise<void> {
  const practice = await requirePractice(tx)
  await recordSampleTranslations(tx, sampleTranslations(practice.writtenIn), practiceOriginals(practice))
}

function sampleTranslations(writtenIn: Language): SampleTranslation[] {
  const originals = sampleItems(writtenIn)
  return LANGUAGES.filter((language) => language !== writtenIn)
    .flatMap((language) => {
      const items = sampleItems(language)
      return originals.flatMap(({ kind, texts }, index) =>
        Object.keys(TRANSLATED_FIELDS[kind]).map((field) => ({
          kind,
          field,
          original: sampleText(texts[field]),
          language,
          text: sampleText(items[index]?.texts[field]),
        })),
      )
    })
    .filter(({ original, text }) => original !== '' && text !== '')
}

type SampleItem = { readonly kind: TranslatedKind; readonly texts: Readonly<Record<string, unknown>> }

/** All texts of all samples, in the same order in every language. */
function sampleItems(language: Language): SampleItem[] {
  const samples = samplesIn(language)
  const parts = practiceOriginals(samples.practice)
  return [
    ...sampleRows(samples),
    ...samples.posts.map((texts) => ({ kind: 'posts' as const, texts })),
    ...TRANSLATED_PARTS.map((kind) => ({ kind, texts: parts[kind] })),
  ]
}

/** As the database has the original: a list has a line for each entry, and a link is its label. */
function sampleText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value
    .map((entry: string | { readonly label: string }) => (typeof entry === 'string' ? entry : entry.label))
    .join('\n')
}
