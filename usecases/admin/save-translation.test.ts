import { beforeEach, expect, test } from 'vitest'
import { recordOverride } from '#db/availability/date-overrides.ts'
import { findPublishedPost, listNamedCategories, readPublishedPosts } from '#db/blog/blog-posts.ts'
import { searchPublishedPosts } from '#db/blog/blog-search.ts'
import { listConsultationPackages } from '#db/content/catalogue.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { requirePractice } from '#db/content/practice.ts'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { findTranslatedNames, listProgress, listTranslations } from '#db/content/translations.ts'
import { deleteCohort, findCohort } from '#db/learning/cohorts.ts'
import { blogPosts } from '#db/schema/blog.ts'
import { consultationPackages, faqEntries, practice } from '#db/schema/content.ts'
import { removedContent } from '#db/schema/removed-content.ts'
import { translations } from '#db/schema/translations.ts'
import { ONLY_UPI } from '#domain/content/payment-methods.ts'
import { practiceOriginals } from '#domain/content/translated-practice.ts'
import type { Language } from '#domain/languages.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { whileUncommitted } from '#test/races/while-uncommitted.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { originalHash, readOriginals, translationVersion } from '#usecases/read-originals.ts'
import { removeContent } from './arrange-content.ts'
import { changePractice } from './change-practice.ts'
import { restoreSamples } from './review-samples.ts'
import { saveTranslation } from './save-translation.ts'

const now = new Date('2026-05-01T04:30:00Z')
const ITEM = { kind: 'faq', id: 1 } as const
let editor: { editorId: string; now: Date }

beforeEach(async () => {
  const db = database()
  await db.delete(translations)
  await db.delete(faqEntries)
  await db.delete(blogPosts)
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

const progress = async () => {
  const practice = await requirePractice(database())
  return listProgress(database(), { ...practice, languages: ['te'] }, practiceOriginals(practice), now)
}

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
  expect(Object.keys((await readOriginals(database(), item)) ?? {})).toEqual(['question', 'answer'])
  expect(await listFaqEntries(database(), 'contact', 'te')).toMatchObject([{ answer: 'ఒక గంట.' }])

  await save(item, { answer: 'ఒక గంట.' })
  expect(await ofItem()).toMatchObject({ missing: 0, older: 0 })
})

test('the second of two admins who translate the same item is refused, and a repeated save changes nothing', async () => {
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

test('the title of a group is shown in the language of its reader, and its form has the original', async () => {
  const { id } = await givenCohort(database(), { title: 'Saturdays', now })

  await save({ kind: 'groups', id }, { title: 'శనివారాలు' })

  expect(await findCohort(database(), id, { now, language: 'te' })).toMatchObject({
    title: 'శనివారాలు',
    ownTitle: 'Saturdays',
  })
  expect(await findCohort(database(), id, { now, language: 'hi' })).toMatchObject({ title: 'Saturdays' })
  await deleteCohort(database(), id)
  expect(await listTranslations(database(), { kind: 'groups', id }, 'te')).toEqual([])
})

test('the reason of a closed day needs a translation while it is ahead and clients read it', async () => {
  const days = { hours: [], astrologerId: null, createdAt: now }
  const on = (date: string) => ({ ...days, firstDate: date, lastDate: date })
  const { id } = await recordOverride(database(), { ...on('2026-06-05'), reason: 'Wedding', showsReason: true })
  await recordOverride(database(), { ...on('2026-06-06'), reason: 'Dentist', showsReason: false })
  await recordOverride(database(), { ...on('2026-04-05'), reason: 'Retreat', showsReason: true })
  const ofDays = async () => (await progress()).filter(({ kind }) => kind === 'closed-days')
  expect(await ofDays()).toMatchObject([{ id, title: 'Wedding', missing: 1 }])

  await save({ kind: 'closed-days', id }, { reason: 'పెళ్లి' })

  expect(await ofDays()).toMatchObject([{ id, missing: 0, older: 0 }])
})

test('categories of posts keep their translations when the practice adds and moves some', async () => {
  const db = database()
  const change = async (postCategories: readonly string[]) => {
    const version = await requirePracticeVersion(db)
    await changePractice(db, { ...editor, part: 'blog', change: { postCategories }, version })
  }
  const names = async (language: Language) => (await listNamedCategories(db, language)).map(({ name }) => name)
  await change(['Festivals', 'Questions'])
  await save({ kind: 'blog', id: 1 }, { postCategories: 'పండుగలు\nప్రశ్నలు' })
  await givenPost(db, { category: 'Questions' })
  expect(await names('te')).toEqual(['పండుగలు', 'ప్రశ్నలు'])

  await change(['Questions', 'Vows', 'Festivals'])

  expect(await names('te')).toEqual(['ప్రశ్నలు', 'Vows', 'పండుగలు'])
  expect(await names('hi')).toEqual(['Questions', 'Vows', 'Festivals'])
  const { posts } = await readPublishedPosts(db, { category: 'Questions', language: 'te', limit: 9, offset: 0 })
  expect(posts).toMatchObject([{ category: 'Questions', categoryName: 'ప్రశ్నలు' }])
  expect((await progress()).filter(({ kind }) => kind === 'blog')).toMatchObject([{ missing: 0, older: 1 }])
})

test('what the practice writes about paying is translated, and its accounts and addresses are not', async () => {
  const link = { url: 'https://pay.example/asha', label: 'our PayPal page', referenceLabel: '' }
  const paymentMethods = { ...ONLY_UPI, instructions: { upi: 'Write the code in the note.' }, link }
  await database().update(practice).set({ paymentMethods })

  await save({ kind: 'ways', id: 1 }, { upiInstructions: 'నోట్‌లో కోడ్ రాయండి.', linkLabel: 'మా PayPal పేజీ' })

  const inTelugu = (await requirePractice(database(), 'te')).paymentMethods
  expect(inTelugu.instructions.upi).toBe('నోట్‌లో కోడ్ రాయండి.')
  expect(inTelugu.link).toEqual({ ...link, label: 'మా PayPal పేజీ' })
  expect((await requirePractice(database(), 'hi')).paymentMethods.link).toEqual(link)
})

test('the name of a service is found by the words in which a booking has it', async () => {
  const { id } = await givenConsultationPackage(database(), { name: 'Question' })
  await save({ kind: 'packages', id }, { name: 'ప్రశ్న' })

  const found = await findTranslatedNames(database(), ['Question', 'Course'], 'te')

  expect([...found]).toEqual([['Question', 'ప్రశ్న']])
})

test('a post that is written in another language than the site is translated into that of the site', async () => {
  const db = database()
  const { id } = await givenPost(db, { title: 'शनि की चाल', summary: 'धीरे', content: 'शनि धीरे चलता है।' })
  const item = { kind: 'posts', id } as const
  const readable = async (language: Language) => (await findPublishedPost(db, String(id), language))?.languages
  expect(await readable('en')).toEqual(['hi'])

  expect(await save(item, { title: 'शनि' }, 'hi')).toMatchObject({ refusal: { reason: 'language-not-offered' } })
  await save(item, { title: 'The pace of Saturn', content: 'Saturn walks slowly.' }, 'en')

  expect(await findPublishedPost(db, String(id), 'en')).toMatchObject({ title: 'The pace of Saturn' })
  expect(await findPublishedPost(db, String(id), 'hi')).toMatchObject({ title: 'शनि की चाल' })
  expect(await readable('te')).toEqual(['hi', 'en'])
  const found = await searchPublishedPosts(db, { terms: ['slowly'], language: 'en', limit: 5, offset: 0 })
  expect(found.posts.map(({ title }) => title)).toEqual(['The pace of Saturn'])
})

test('a list of posts has those first that its reader can read, and counts no post among its own translations', async () => {
  const db = database()
  const now = (day: number) => new Date(Date.UTC(2026, 0, day))
  const english = await givenPost(db, { title: 'Old English post', content: 'Text.', now: now(1) })
  await givenPost(db, { title: 'नई हिंदी पोस्ट', content: 'बातें।', now: now(2) })
  const titles = async (language: Language) =>
    (await readPublishedPosts(db, { language, limit: 2, offset: 0 })).posts.map(({ title }) => title)

  expect(await titles('en')).toEqual(['Old English post', 'नई हिंदी पोस्ट'])
  expect(await titles('hi')).toEqual(['नई हिंदी पोस्ट', 'Old English post'])
  await save({ kind: 'posts', id: english.id }, { title: 'పాత పోస్ట్', content: 'మాటలు.' }, 'te')
  expect(await titles('te')).toEqual(['పాత పోస్ట్', 'नई हिंदी पोस्ट'])

  const practice = await requirePractice(db)
  const posts = (await listProgress(db, practice, practiceOriginals(practice), editor.now)).filter(
    ({ kind }) => kind === 'posts',
  )
  expect(posts.map(({ id, language }) => `${id === english.id ? 'en' : 'hi'} into ${language}`).toSorted()).toEqual([
    ...['en into hi', 'en into te', 'hi into en', 'hi into te'],
  ])
})
