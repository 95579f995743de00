import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { requireBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'

const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const editorOf = ({ id }: { id: string }) => `/staff/bookings/${id}/answer`
const pageOf = ({ id }: { id: string }) => `/dashboard/bookings/${id}/answer`
const TEXT = '## Career\n\nThe tenth lord is **strong**. <script>alert(1)</script>'

test('a written answer is written, previewed and published at the desk, and read by its client', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  const { astrologer } = desk

  expect(await (await astrologer.get(`/staff/bookings/${booking.id}`)).text()).toContain(editorOf(booking))
  const empty = await (await client.get(pageOf(booking))).text()
  expect(empty).toContain('No answer yet')
  const preview = await (await astrologer.post(editorOf(booking), { intent: 'preview', text: TEXT })).text()
  expect(preview).toContain('<strong>strong</strong>')
  expect(preview).toContain('## Career')
  const published = await astrologer.post(editorOf(booking), { intent: 'publish', text: TEXT, version: '0' })
  expect(published.status).toBe(302)

  const page = await (await client.get(pageOf(booking))).text()
  expect(page).toContain('<h2>Career</h2>')
  expect(page).toContain('Written on')
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('Corrected on')
  expect(await (await client.get('/dashboard')).text()).toContain(pageOf(booking))
})

test('a written answer shows both sides when it was corrected, with the earlier text', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  await desk.astrologer.post(editorOf(booking), { intent: 'publish', text: 'In March', version: '0' })
  await desk.astrologer.post(editorOf(booking), { intent: 'publish', text: 'In April', version: '1' })

  for (const page of [
    await (await client.get(pageOf(booking))).text(),
    await (await desk.astrologer.get(editorOf(booking))).text(),
  ]) {
    expect(page).toContain('In March')
    expect(page).toContain('In April')
  }
  expect(await (await client.get(pageOf(booking))).text()).toContain('Corrected on')
  expect(await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()).toContain('Corrected on')
})

test('a written answer ends a Prasna: its client reads Answered, cannot cancel it by any way, and nothing is overdue', async () => {
  const booking = await desk.prasna({ state: 'verified' })
  const client = await desk.visitorFor(booking.userId)
  const [row] = await database().select({ email: users.email }).from(users).where(eq(users.id, booking.userId))
  const emailed = bookingLinkPath(TEST_KEYS, 'cancel', { bookingId: booking.id, email: row?.email ?? '' })
  const cancelPage = `/dashboard/bookings/${booking.id}/cancel`
  expect((await client.get(cancelPage)).status).toBe(200)
  expect((await desk.anonymous.get(emailed)).status).toBe(200)

  await desk.astrologer.post(editorOf(booking), { intent: 'publish', text: TEXT, version: '0' })

  const dashboard = await (await client.get('/dashboard')).text()
  expect(dashboard).toContain('Answered')
  expect(dashboard).not.toContain(cancelPage)
  const page = await (await client.get(cancelPage)).text()
  expect(page).toContain('Your question has been answered')
  expect(page).not.toContain('Yes, cancel booking')
  expect((await client.post(cancelPage, {})).status).toBe(409)
  expect((await desk.anonymous.get(emailed)).status).toBe(410)
  const byLink = await desk.anonymous.post(emailed, {})
  expect([byLink.status, await byLink.text()]).toEqual([409, expect.stringContaining('has been answered')])
  expect((await requireBooking(database(), booking.id)).status).toBe('paid')

  const deskPage = await (await desk.astrologer.get(`/staff/bookings/${booking.id}`)).text()
  expect(deskPage).toContain('Completed')
  expect(deskPage).not.toContain('Mark as no-show')
  expect(await (await desk.astrologer.get(DESK)).text()).not.toContain(booking.code)
})

test('a written answer has the question, the chart, the periods and the birth beside its text', async () => {
  const booking = await desk.booked({ state: 'verified' })

  const page = await (await desk.astrologer.get(editorOf(booking))).text()

  const [, beside = '', editor = ''] = page.split(/class="answer-(?:source|writing)"/)
  for (const text of ['Running periods', 'Place of Birth', 'class="chart']) expect(beside).toContain(text)
  expect(editor).toContain('Publish to the client')
})

test('a written answer is not saved for someone who signed in in the browser of its writer', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const stranger = '00000000-0000-4000-8000-000000000000'
  const written = { intent: 'save', text: 'In May', version: '0', textKey: `${stranger}:answer:${booking.id}` }

  const refused = await desk.astrologer.post(editorOf(booking), written)

  expect(refused.headers.get('location')).toContain('/auth?return=')
  expect(await (await desk.astrologer.get(editorOf(booking))).text()).not.toContain('In May')
})

test('a written answer stands beside the question, and names the relative it is for', async () => {
  const question = 'Will the court decide this year?'
  const prasna = await desk.prasna({ state: 'verified', form: { notes: question } })
  const forMother = await desk.booked({ state: 'verified', form: { forWhom: 'new', forName: 'Lakshmi (mother)' } })

  for (const booking of [prasna, forMother]) {
    await desk.astrologer.post(editorOf(booking), { intent: 'publish', text: TEXT, version: '0' })
  }

  const asker = await desk.visitorFor(prasna.userId)
  for (const path of ['/dashboard', pageOf(prasna)]) {
    const page = await (await asker.get(path)).text()
    expect(page, path).toContain('Your question')
    expect(page, path).toContain(question)
  }
  const child = await desk.visitorFor(forMother.userId)
  for (const path of ['/dashboard', '/dashboard/history', pageOf(forMother)]) {
    expect(await (await child.get(path)).text(), path).toContain('for Lakshmi (mother)')
  }
  for (const path of [DESK, `/staff/bookings/${forMother.id}/brief`]) {
    expect(await (await desk.astrologer.get(path)).text(), path).toContain('for Lakshmi (mother)')
  }
  expect(await (await desk.assistant.get(DESK)).text()).not.toContain('Lakshmi')
})

test('a written answer is not found by another client, and refused to assistants and admins', async () => {
  const booking = await desk.booked({ state: 'verified' })
  const other = await desk.visitorFor((await desk.booked()).userId)

  expect((await other.get(pageOf(booking))).status).toBe(404)
  expect((await desk.anonymous.get(pageOf(booking))).status).toBe(302)
  for (const staff of [desk.assistant, desk.admin]) {
    expect((await staff.get(editorOf(booking))).status).toBe(403)
    expect((await staff.post(editorOf(booking), { intent: 'publish', text: TEXT, version: '0' })).status).toBe(403)
    expect((await staff.get(pageOf(booking))).status).toBe(404)
  }
  const deskPage = await (await desk.assistant.get(`/staff/bookings/${booking.id}`)).text()
  expect(deskPage).not.toContain(editorOf(booking))
})

test('a written answer keeps what was typed when it cannot be saved, and shows what the draft says now', async () => {
  const booking = await desk.booked({ state: 'verified' })
  await desk.astrologer.post(editorOf(booking), { intent: 'save', text: 'The text of a colleague', version: '0' })

  const response = await desk.astrologer.post(editorOf(booking), {
    intent: 'save',
    text: 'My own text',
    version: '0',
  })

  expect(response.status).toBe(409)
  const page = await response.text()
  for (const text of ['The text of a colleague', 'My own text', 'Someone changed this draft']) {
    expect(page).toContain(text)
  }
  expect(page).toContain('name="version" value="1"')
})

test('a written answer accepts the longest answer in Devanagari', async () => {
  const booking = await desk.booked({ state: 'verified' })

  const text = 'क'.repeat(50_000)
  const response = await desk.astrologer.post(editorOf(booking), { intent: 'save', text, version: '0' })

  expect(response.status).toBe(302)
})

describe('a template for answers', () => {
  const path = '/staff/tools/answer-templates'

  test('a template for answers is added, changed, inserted below what is written, and removed', async () => {
    const { astrologer } = desk
    const booking = await desk.booked({ state: 'verified' })

    await astrologer.post(path, { intent: 'save', id: '0', version: '0', name: 'Prasna', content: 'Namaste,' })
    const page = await (await astrologer.get(editorOf(booking))).text()
    const id = /<option value="(\d+)">Prasna</.exec(page)?.[1] ?? ''
    await astrologer.post(path, { intent: 'save', id, version: '1', name: 'Prasna', content: 'Dear client,' })
    const stale = await astrologer.post(path, { intent: 'save', id, version: '1', name: 'Prasna', content: 'Late' })
    const inserted = await astrologer.post(editorOf(booking), { intent: 'template', template: id, text: 'Hello.' })
    await astrologer.post(path, { intent: 'remove', id })

    expect(stale.status).toBe(422)
    expect(await stale.text()).toContain('Late')
    expect(await inserted.text()).toMatch(/Hello\.\n\nDear client,<\/textarea>/)
    expect(await (await astrologer.get(path)).text()).toContain('No templates yet')
  })

  test('a template for answers needs a name of its own and a text, and keeps what was typed', async () => {
    const { astrologer } = desk
    const add = (name: string, content: string) =>
      astrologer.post(path, { intent: 'save', id: '0', version: '0', name, content })

    const nameless = await add(' ', 'Some text')
    await add('Summary', 'One')
    const taken = await add('Summary', 'Two')

    expect([nameless.status, taken.status]).toEqual([422, 422])
    expect(await nameless.text()).toContain('Some text')
    expect(await taken.text()).toMatch(/<a href="#name-0">Another template has this name\./)
  })

  test('templates for answers are sorted as the language of the page sorts', async () => {
    await givenLanguages(database())
    const { astrologer } = desk
    const booking = await desk.booked({ state: 'verified' })
    const names = ['Zodiac', 'approach', 'उपाय', 'अंत']
    for (const name of names)
      await astrologer.post(path, { intent: 'save', id: '0', version: '0', name, content: 'Text' })
    const order = async (address: string) => {
      const page = await (await astrologer.get(address)).text()
      return names.toSorted((one, other) => page.indexOf(`>${one}<`) - page.indexOf(`>${other}<`))
    }

    expect(await order(editorOf(booking))).toEqual(['approach', 'Zodiac', 'अंत', 'उपाय'])
    expect(await order(`/hi${editorOf(booking)}`)).toEqual(['अंत', 'उपाय', 'approach', 'Zodiac'])
  })
})
