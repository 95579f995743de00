import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contentSuggestions } from '#db/schema/visitors.ts'
import { database } from '#test/database.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { AN_INSTANT, aVisit, listEmailsTo } from '#test/factories/visitors.ts'
import { suggestContent } from './suggest-content.ts'

const FORM = { topic: 'Lectures on Ashtakavarga', link: 'https://lectures.example/av', details: '', email: '' }
let practiceEmail: string

beforeAll(async () => {
  practiceEmail = (await givenPractice(database())).contact.email
})

const suggestionsOn = (topic: string) =>
  database().select().from(contentSuggestions).where(eq(contentSuggestions.topic, topic))

test('saves a suggestion and notifies the practice', async () => {
  const outcome = await suggestContent(database(), FORM, aVisit())

  expect(outcome).toEqual({ ok: true, value: null })
  expect(await suggestionsOn(FORM.topic)).toMatchObject([
    { link: 'https://lectures.example/av', details: null, email: null, suggestedAt: AN_INSTANT },
  ])
  expect(await listEmailsTo(database(), practiceEmail)).toMatchObject([
    { kind: 'suggestion-received', payload: { topic: FORM.topic } },
  ])
})

test('rejects a suggestion without a topic', async () => {
  const outcome = await suggestContent(database(), { ...FORM, topic: '' }, aVisit())

  expect(outcome).toEqual({ ok: false, refusal: { reason: 'invalid', problems: { topic: 'missing' } } })
})

test('allows five suggestions an hour per IP address', async () => {
  const visit = aVisit()

  const sent = []
  for (let count = 0; count < 6; count += 1) sent.push(await suggestContent(database(), FORM, visit))

  expect(sent.map((outcome) => outcome.ok)).toEqual([true, true, true, true, true, false])
})

test('drops a suggestion with the hidden field filled in', async () => {
  const outcome = await suggestContent(database(), { ...FORM, topic: 'Spam' }, aVisit({ honeypot: 'x' }))

  expect(outcome).toEqual({ ok: true, value: null })
  expect(await suggestionsOn('Spam')).toEqual([])
})
