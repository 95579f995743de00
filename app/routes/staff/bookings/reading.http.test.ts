import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenService, TEST_KEYS } from '#test/factories/bookings.ts'
import { countMissingGlyphs, countPages } from '#test/files/read-pdf.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { readAnswerDraft } from '#usecases/sessions/read-answer.ts'

const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
}, 180_000)

const pathOf = ({ id }: { id: string }) => `/staff/bookings/${id}`
const DRAFT = 'Draft of a reading'
const INSERT = 'Insert draft'

test('the brief and the studio of a booking offer the draft of a reading, twelve to fifteen pages of it', async () => {
  const booking = await desk.booked({ state: 'verified' })

  for (const page of ['brief', 'studio']) {
    const html = await (await desk.astrologer.get(`${pathOf(booking)}/${page}`)).text()
    expect(html).toContain(DRAFT)
    expect(html).toContain(`href="${pathOf(booking)}/reading.pdf"`)
  }
  const response = await desk.astrologer.get(`${pathOf(booking)}/reading.pdf`)
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="reading-[A-Z0-9]+\.pdf"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(countPages(bytes)).toBeGreaterThanOrEqual(12)
  expect(countPages(bytes)).toBeLessThanOrEqual(15)
  expect(countMissingGlyphs(bytes)).toBe(0)
})

test('the draft comes below what is written, once, and is saved only with the answer', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const editor = `${pathOf(booking)}/answer`
  expect(await (await desk.astrologer.get(editor)).text()).toContain(INSERT)

  const text = await textIn(
    await desk.astrologer.post(editor, { intent: 'reading', language: 'en', text: 'Dear Asha,', version: '0' }),
  )
  const twice = await textIn(
    await desk.astrologer.post(editor, { intent: 'reading', language: 'en', text, version: '0' }),
  )

  expect(text).toMatch(/^Dear Asha,\n\n## The lagna and its lord\n\n/)
  expect(text).toMatch(/\*Sources: .*Brihat Parashara Hora Shastra, ch\. 24, v\. \d+/)
  expect(twice).toBe(text)
  expect((await readAnswerDraft(database(), TEST_KEYS, booking.id)).text).toBe(null)
})

test('a question and a birth without its time have no draft', async () => {
  const question = await desk.prasna({ state: 'verified' })
  const service = await givenService(database(), { name: 'Rectification', needsBirthTime: false })
  const untimed = await desk.booked({ state: 'verified', service, form: { birthTime: '' } })

  for (const booking of [question, untimed]) {
    expect((await desk.astrologer.get(`${pathOf(booking)}/reading.pdf`)).status).toBe(404)
    const sent = await desk.astrologer.post(`${pathOf(booking)}/answer`, {
      intent: 'reading',
      language: 'en',
      text: '',
    })
    expect(sent.status).toBe(404)
    for (const page of ['brief', 'studio', 'answer']) {
      const html = await (await desk.astrologer.get(`${pathOf(booking)}/${page}`)).text()
      expect(html).not.toContain(DRAFT)
      expect(html).not.toContain(INSERT)
    }
  }
})

test('only an astrologer may draft a reading', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  const form = { intent: 'reading', language: 'en', text: '' }

  for (const visitor of [desk.assistant, desk.admin, client]) {
    expect((await visitor.get(`${pathOf(booking)}/reading.pdf`)).status).toBe(403)
    expect((await visitor.post(`${pathOf(booking)}/answer`, form)).status).toBe(403)
  }
})

/** What stands in the editor of a browser without script. */
async function textIn(response: Response): Promise<string> {
  const [, text = ''] = /<textarea[^>]*id="answer-text"[^>]*>([\s\S]*?)<\/textarea>/.exec(await response.text()) ?? []
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replace(/^\n/, '')
}
