import { beforeAll, expect, test } from 'vitest'
import { practice } from '#db/schema/content.ts'
import { unsealText } from '#db/sealed-text.ts'
import { findBirthdayGreeting } from '#db/visitors/birthday-greetings.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { endGreetingsLink } from '#usecases/visitors/birthday-greetings-link.ts'

const clock = createTestClock()
const SITE = { appUrl: 'http://localhost:3000', secret: 'a secret that only the test knows' }
const PROFILE = '/dashboard/profile'
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

test('a client with a saved birth chooses a birthday greeting in the profile, and its email ends it with one click', async () => {
  const { id, email } = await givenUser(database(), { now: clock.now() })
  const client = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
  const profile = async () => (await client.get(PROFILE)).text()
  expect(await profile()).not.toContain('Greeting on your birthday')
  const birth = { ...USUAL_CONTEXT, fullName: 'Asha Rao', date: '1990-05-17', time: '06:42', place: NEW_DELHI }
  await saveBirthProfile(database(), TEST_KEYS, { userId: id, birth, hasConsented: true, now: clock.now() })
  expect(await profile()).toMatch(/Greeting on your birthday[\s\S]*You don’t get it/)

  await client.post(PROFILE, { intent: 'greet-lunar' })
  expect(await findBirthdayGreeting(database(), id)).toBe('lunar')
  expect(await profile()).toContain('on your birthday by tithi and lunar month')

  const { pathname, search } = new URL(unsealText(endGreetingsLink(TEST_KEYS, SITE, { id, email }), SITE.secret))
  const path = `${pathname}${search}`
  expect(await (await createVisitor(site).get(path)).text()).toContain('Unsubscribe from birthday greetings')
  expect(await findBirthdayGreeting(database(), id)).toBe('lunar')
  const clicked = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await clicked.text()).toContain('Birthday greetings are off')
  expect(await findBirthdayGreeting(database(), id)).toBeUndefined()

  await database().update(practice).set({ greetsBirthdays: false })
  expect(await profile()).not.toContain('Greeting on your birthday')
})
