import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findSelectedRemoval } from '#db/content/samples.ts'
import { listProgress, listTranslations } from '#db/content/translations.ts'
import { translations } from '#db/schema/translations.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import { undoableSince } from '#domain/content/undo-removal.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { changePractice } from '#usecases/admin/change-practice.ts'
import { removeAllSamples, restoreAllSamples } from '#usecases/admin/go-live.ts'
import { acceptSamples } from '#usecases/admin/review-samples.ts'
import { dropLeftTranslations } from '../read-originals.ts'
import { loadSampleContent } from './load-sample-content.ts'
import { samplesIn } from './sample/samples.ts'

const now = new Date('2026-11-16T04:30:00Z')
let own: TestDatabase
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  own = await createDatabase()
  await loadSampleContent(own.db)
  editor = { editorId: (await givenUser(own.db, { roles: ['admin'] })).id, now }
  return () => own.drop()
})

const countTranslations = () => own.db.$count(translations)

async function unfinished(languages: readonly ('en' | 'hi' | 'te')[]) {
  const practice = await requirePractice(own.db)
  const progress = await listProgress(own.db, { ...practice, languages }, practiceOriginals(practice), now)
  return progress.filter(({ missing, older }) => missing + older > 0)
}

test('a new practice with samples has all of them in three languages', async () => {
  const { practice, packages } = samplesIn('te')

  expect(await unfinished(['hi', 'te'])).toEqual([])
  expect((await listConsultationPackages(own.db, 'te')).map(({ name }) => name)).toEqual(
    packages.map(({ name }) => name),
  )
  expect(await requirePractice(own.db, 'te')).toMatchObject({
    ...{ about: practice.about, facts: practice.facts, homeTexts: { benefits: practice.homeTexts.benefits } },
  })
})

test('when the practice writes in another language, the samples are translated from it', async () => {
  await changePractice(own.db, {
    ...{ part: 'languages', change: { languages: LANGUAGES, writtenIn: 'te' }, version: 1 },
    ...editor,
  })

  expect(await unfinished(['en', 'hi'])).toEqual([])
  expect((await requirePractice(own.db, 'en')).about).toBe(samplesIn('en').practice.about)
})

test('removing all samples removes their translations, and undoing it brings them back', async () => {
  const before = await countTranslations()

  await removeAllSamples(own.db, editor)
  expect(await countTranslations()).toBe(0)

  const removal = await findSelectedRemoval(own.db, undoableSince(now))
  await restoreAllSamples(own.db, removal?.id ?? 0, editor)
  expect(await countTranslations()).toBe(before)
})

test('a text that the practice has written itself is not shown in the translation of the sample', async () => {
  const { identity } = practiceOriginals(await requirePractice(own.db))
  expect(identity.tagline).not.toBe('')

  await changePractice(own.db, { part: 'about', change: { about: 'My own story.' }, version: 1, ...editor })
  await own.db.execute(
    sql`update consultation_packages set description = 'Mine', duration_label = '' where slug = 'prasna'`,
  )
  await dropLeftTranslations(own.db, { kind: 'packages', id: 1 })

  const shown = await requirePractice(own.db, 'hi')
  expect(shown).toMatchObject({ about: 'My own story.', tagline: samplesIn('hi').practice.tagline })
  const [prasna] = await listConsultationPackages(own.db, 'hi')
  expect(prasna).toMatchObject({ description: 'Mine', durationLabel: '', name: samplesIn('hi').packages[0]?.name })
})

test('translations of accepted samples stay when their text changes', async () => {
  await acceptSamples(own.db, { kind: 'packages', parentId: undefined }, editor)
  const [first] = await listConsultationPackages(own.db)
  const item = { kind: 'packages', id: first?.id ?? 0 } as const

  await own.db.execute(sql`update consultation_packages set description = 'Mine' where id = ${item.id}`)
  await dropLeftTranslations(own.db, item)

  const fields = (await listTranslations(own.db, item, 'te')).map(({ field }) => field)
  expect(fields).toContain('description')
})
