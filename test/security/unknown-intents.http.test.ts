import { beforeAll, expect, test } from 'vitest'
import { MATRIX, VIEWERS } from './matrix.ts'
import { givenPracticeWithViewers, type PracticeWithViewers } from './viewers.ts'

let practice: PracticeWithViewers

beforeAll(async () => {
  practice = await givenPracticeWithViewers()
})

/** Its page shows a form that needs the link of an email, also without one. */
const NEEDS_LINK = 'routes/public/newsletter-unsubscribe'

const FORMS = Object.entries(MATRIX).flatMap(([id, { path, write }]) => {
  const sender = VIEWERS.find((viewer) => write !== 'none' && write[viewer] === 'open')
  return sender && id !== NEEDS_LINK ? [{ id, path, sender }] : []
})

test.each(FORMS)('$id answers a form without an intent, or with an unknown one, as a mistake', async (form) => {
  for (const body of [{}, { intent: 'no-such-intent' }]) {
    const response = await practice.send(form.sender, form.path, { method: 'POST', body: new URLSearchParams(body) })
    const page = await response.text()

    expect(response.status).toBeLessThan(500)
    // A form is not found only where its page, such as that of an unknown client, is not found either.
    if (response.status === 404) expect((await practice.send(form.sender, form.path)).status).toBe(404)
    expect(page).not.toContain('Something went wrong on our side')
  }
})

test('a form that none of our pages sends is answered with 400 and the way back', async () => {
  const visitor = await practice.visitorFor('anonymous')

  const response = await visitor.post('/auth?tab=sign-up', { intent: 'no-such-intent' })
  const page = await response.text()

  expect(response.status).toBe(400)
  expect(page).toContain('<h1>We could not read that form</h1>')
  expect(page).toContain('href="/auth?tab=sign-up"')
})
