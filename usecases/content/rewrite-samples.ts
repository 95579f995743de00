import { isDeepStrictEqual } from 'node:util'
import { recordSampleText } from '#db/blog/blog-desk.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type PracticeTexts, recordPracticeTexts, recordSampleRewrite } from '#db/content/sample-texts.ts'
import { deleteSampleTranslations } from '#db/content/translations.ts'
import { slugOf } from '#domain/blog/post-slug.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { sampleRows } from './sample/sample-rows.ts'
import { samplesIn } from './sample/samples.ts'
import { writtenSample } from './sample/written-sample.ts'

/** Writes the samples that nobody has changed in another language. Their addresses stay. */
export async function rewriteSamples(tx: Database, language: Language): Promise<void> {
  const rowsByLanguage = LANGUAGES.map((one) => sampleRows(samplesIn(one)))
  for (const [index, { kind, column, texts }] of sampleRows(samplesIn(language)).entries()) {
    const says = rowsByLanguage.map((rows) => String(rows[index]?.texts[column]))
    await recordSampleRewrite(tx, { kind, column, says, texts })
  }
  for (const post of samplesIn(language).posts) {
    await recordSampleText(tx, writtenSample(post, slugOf(post.englishTitle)))
  }
  await recordPracticeTexts(tx, await rewrittenPractice(tx, language))
  await deleteSampleTranslations(tx)
}

/** What the practice still has as one of the samples says it. */
async function rewrittenPractice(tx: Database, language: Language): Promise<PracticeTexts> {
  const now = practiceTexts(await requirePractice(tx))
  const written = practiceTexts(samplesIn(language).practice)
  const samples = LANGUAGES.map((one) => practiceTexts(samplesIn(one).practice))
  const isSample = (name: keyof typeof now) => samples.some((sample) => isDeepStrictEqual(sample[name], now[name]))
  return Object.fromEntries(Object.entries(written).filter(([name]) => isSample(name as keyof typeof now)))
}

function practiceTexts(practice: Practice) {
  const { name, tagline, trustLine, astrologerName, astrologerTitles, about, facts, homeTexts, contact } = practice
  const { address } = contact
  return { name, tagline, trustLine, astrologerName, astrologerTitles, about, facts, homeTexts, address }
}
