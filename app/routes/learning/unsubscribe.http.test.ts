import { beforeAll, expect, test } from 'vitest'
import { findLessonEmailsStopped } from '#db/learning/new-lessons.ts'
import { unsealText } from '#db/sealed-text.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { endLessonEmailsLink } from '#usecases/learning/lesson-emails-link.ts'

const clock = createTestClock()
const SITE = { appUrl: 'http://localhost:3000', secret: 'a secret that only the test knows' }
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

test('the link in an email about new lessons asks first, and a mail program stops the emails with one click', async () => {
  const { id, email } = await givenUser(database())
  const { pathname, search } = new URL(unsealText(endLessonEmailsLink(TEST_KEYS, SITE, { id, email }), SITE.secret))
  const path = `${pathname}${search}`

  const page = await (await createVisitor(site).get(path)).text()
  expect(page).toContain('Unsubscribe from emails about new lessons')
  expect(await findLessonEmailsStopped(database(), id)).toBeNull()

  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const clicked = await site.request(path, {
    method: 'POST',
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  expect(clicked.status).toBe(200)
  expect(await clicked.text()).toContain('Emails about new lessons are off')
  expect(await findLessonEmailsStopped(database(), id)).toEqual(clock.now())
})
