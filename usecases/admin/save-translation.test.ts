import { beforeEach, expect, test } from 'vitest'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findTranslatedNames, listProgress, listTranslations } from '#db/content/translations.ts'
import { consultationPackages, faqEntries, practice } from '#db/schema/content.ts'
import { removedContent } from '#db/schema/removed-content.ts'
import { translations } from '#db/schema/translations.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import type { Language } from '#domain/languages.ts'
import { listAudit } from '#test/audit-log.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/while-uncommitted.ts'
import { originalHash, readOriginals, translationVersion } from '#usecases/content/read-originals.ts'
import { removeContent } from './arrange-content.ts'
import { restoreSamples } from './review-samples.ts'
import { saveTranslation } from './save-translation.ts'

const now = new Date('2026-05-01T04:30:00Z')
const ITEM = { kind: 'faq', id: 1 } as const
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  const db = database()
  await db.delete(translations)
  await db.delete(faqEntries)
  await db.delete(consultationPackages)
  await db.delete(removedContent)
  await db.delete(practice)
  await givenPractice(db)
  await givenLanguages(db)
  editor = { editorId: (await givenUser(db, { roles: ['admin'] })).id, now }
})

async function givenQuestion(question = 'How long?', answer = 'An hour.') {
  const [row] = await database()
    .insert(faqEntries)
    .values({ page: 'contact', question, answer })
    .returning({ id: faqEntries.id })
  return { kind: 'faq', id: row?.id ?? 0 } as const
}

type Item = Parameters<typeof saveTranslation>[1]['item']

async function typedOf(item: Item, texts: Readonly<Record<string, string>>) {
  const originals = (await readOriginals(database(), item)) ?? {}
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, { text, originalHash: originalHash(originals[field] ?? '') }]),
  )
}

async function save(item: Item, texts: Readonly<Record<string, string>>, language: Language = 'te', version?: number) {
  const opened = version ?? translationVersion(await listTranslations(database(), item, language))
  return saveTranslation(database(), { ...editor, item, language, typed: await typedOf(item, texts), version: opened })
}

const progress = async () => listProgress(database(), ['te'], practiceOriginals(await requirePractice(database())))

test('a saved translation is shown in its language, field by field, and the original elsewhere', async () => {
  const item = await givenQuestion()

  await save(item, { question: ' ఎంతసేపు? ', answer: '' })

  expect(await listFaqEntries(database(), 'contact', 'te')).toEqual([
    { id: item.id, question: 'ఎంతసేపు?', answer: 'An hour.' },
  ])
  expect(await listFaqEntries(database(), 'contact', 'hi')).toMatchObject([{ question: 'How long?' }])
  expect(await listFaqEntries(database(), 'contact')).toMatchObject([{ question: 'How long?' }])
  expect(await listAudit(database(), { subject: { kind: 'faq', id: String(item.id) } })).toMatchObject([
    { action: 'content-changed', details: { language: 'te', fields: ['question'] } },
  ])
})

test('a list is translated line by line, and must have as many lines', async () => {
  const { id } = await givenConsultationPackage(database(), { features: ['Chart', 'Recording'] })
  const item = { kind: 'packages', id } as const

  expect(await save(item, { features: 'జాతకం' })).toEqual({
    ok: false,
    refusal: { reason: 'fields', problems: { features: 'lines-differ' } },
  })
  await save(item, { features: 'జాతకం\r\n\r\nరికార్డింగ్' })

  const [shown] = await listConsultationPackages(database(), 'te')
  expect(shown?.features).toEqual(['జాతకం', 'రికార్డింగ్'])
})

test('a translation is older once the original has changed, and current again when it is saved', async () => {
  const item = await givenQuestion()
  await save(item, { question: 'ఎంతసేపు?', answer: 'ఒక గంట.' })
  const ofItem = async () => (await progress()).find(({ kind, id }) => kind === 'faq' && id === item.id)
  expect(await ofItem()).toMatchObject({ missing: 0, older: 0 })

  await database().update(faqEntries).set({ answer: 'Ninety minutes.' })
  expect(await ofItem()).toMatchObject({ title: 'How long?', missing: 0, older: 1 })
  expect(await listFaqEntries(database(), 'contact', 'te')).toMatchObject([{ answer: 'ఒక గంట.' }])

  await save(item, { answer: 'ఒక గంట.' })
  expect(await ofItem()).toMatchObject({ missing: 0, older: 0 })
})

test('the second of two admins who translate the same item is told, and a repeated save changes nothing', async () => {
  const item = await givenQuestion()
  const opened = translationVersion([])

  await save(item, { question: 'ఎంతసేపు?' }, 'te', opened)
  const repeated = await save(item, { question: 'ఎంతసేపు?' }, 'te', opened)
  const second = await save(item, { question: 'ఎంత సమయం?' }, 'te', opened)

  expect(repeated).toEqual({ ok: true, value: { saved: [] } })
  expect(second).toMatchObject({ ok: false, refusal: { reason: 'changed-meanwhile', current: [{ text: 'ఎంతసేపు?' }] } })
})

test('two saves at the same time do not overwrite each other', async () => {
  const item = await givenQuestion()
  const first = {
    ...editor,
    item,
    language: 'te',
    version: translationVersion([]),
    typed: await typedOf(item, { question: 'ఎంతసేపు?' }),
  } as const

  const second = await whileUncommitted(
    database(),
    (tx) => saveTranslation(tx, first),
    () => saveTranslation(database(), { ...first, typed: { question: { text: 'ఎంత సమయం?', originalHash: '' } } }),
  )

  expect(second).toMatchObject({ ok: false, refusal: { reason: 'changed-meanwhile' } })
})

test('nothing is translated into the language of the originals or one that the site lacks', async () => {
  const item = await givenQuestion()
  await givenLanguages(database(), ['en', 'hi'])

  expect(await save(item, { question: 'ఎంతసేపు?' }, 'te')).toEqual({
    ok: false,
    refusal: { reason: 'language-not-offered' },
  })
  expect(await save(item, { question: 'How?' }, 'en')).toEqual({
    ok: false,
    refusal: { reason: 'language-not-offered' },
  })
  expect(await save({ ...ITEM, id: 999_999 }, {}, 'hi')).toEqual({
    ok: false,
    refusal: { reason: 'content-not-found' },
  })
})

test('a deleted item takes its translations along, and brings them back', async () => {
  const db = database()
  const item = await givenQuestion()
  await save(item, { question: 'ఎంతసేపు?' })

  await removeContent(db, { kind: 'faq', id: item.id, version: 1, ...editor })
  expect(await db.select().from(translations)).toEqual([])

  const [removal] = await db.select({ id: removedContent.id }).from(removedContent)
  await restoreSamples(db, { kind: 'faq', removalId: removal?.id ?? 0 }, editor)
  expect(await listFaqEntries(db, 'contact', 'te')).toMatchObject([{ question: 'ఎంతసేపు?' }])
})

test('texts of the settings are translated, and standard ones stay those of each language', async () => {
  const db = database()
  await save({ kind: 'about', id: 1 }, { about: 'నేను.' })
  const { facts } = await requirePractice(db)
  await save({ kind: 'claims', id: 1 }, { facts: facts.map(({ figure }) => `${figure} | వివరం`).join('\n') })

  const shown = await requirePractice(db, 'te')

  expect(shown.about).toBe('నేను.')
  expect(shown.facts).toEqual(facts.map(({ figure }) => ({ figure, label: 'వివరం' })))
  expect(shown.tagline).toBe((await requirePractice(db)).tagline)
  expect(shown.homeTexts.heading).toBe((await requirePractice(db)).homeTexts.heading)
})

test('the name of a service is found by the words in which a booking has it', async () => {
  const { id } = await givenConsultationPackage(database(), { name: 'Question' })
  await save({ kind: 'packages', id }, { name: 'ప్రశ్న' })

  const found = await findTranslatedNames(database(), ['Question', 'Course'], 'te')

  expect([...found]).toEqual([['Question', 'ప్రశ్న']])
})
