import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { consents } from '#db/schema/accounts.ts'
import { CONSENT_TEXT_VERSIONS } from '#domain/accounts/consents.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { type GivenUser, givenUser, PASSWORD } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const TODAY = CONSENT_TEXT_VERSIONS['terms-and-privacy']
const AGREE = '/account/agree?return=%2Fcourses'
const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

function givenClientWhoAgreedTo(textVersion: string): Promise<GivenUser> {
  return givenUser(database(), { agreedTo: textVersion })
}

async function signedIn(user: GivenUser) {
  const visitor = createVisitor(site)
  const entered = await visitor.post('/auth?return=%2Fcourses', {
    intent: 'sign-in',
    email: user.email,
    password: PASSWORD,
  })
  return { visitor, ledTo: entered.headers.get('location') }
}

async function agreedVersions({ id }: GivenUser): Promise<string[]> {
  const rows = await database().select().from(consents).where(eq(consents.userId, id)).orderBy(consents.id)
  return rows.map(({ textVersion }) => textVersion)
}

test('a client who agreed to an older version of the terms is asked at the next sign-in and then sent where they wanted to go', async () => {
  const user = await givenClientWhoAgreedTo('2026-01-01')

  const { visitor, ledTo } = await signedIn(user)
  const page = await (await visitor.get(AGREE)).text()
  const agreed = await visitor.post(AGREE, { consent: 'on' })
  const afterwards = await visitor.get(AGREE)

  expect(ledTo).toBe(AGREE)
  expect(page).toContain('Our terms have changed')
  expect(agreed.headers.get('location')).toBe('/courses')
  expect(afterwards.headers.get('location')).toBe('/courses')
  expect(await agreedVersions(user)).toEqual(['2026-01-01', TODAY])
})

test('a client who agreed to an older version of the terms agrees once, even when the form is sent eight times at once', async () => {
  const user = await givenClientWhoAgreedTo('2026-01-01')
  const { visitor } = await signedIn(user)

  await Promise.all(Array.from({ length: 8 }, () => visitor.post(AGREE, { consent: 'on' })))

  expect(await agreedVersions(user)).toEqual(['2026-01-01', TODAY])
})

test('a client who agreed to an older version of the terms has not agreed without ticking the box', async () => {
  const user = await givenClientWhoAgreedTo('2026-01-01')
  const { visitor } = await signedIn(user)

  const refused = await visitor.post(AGREE, {})

  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('agree to the Terms of Service and the Privacy Policy')
  expect(await agreedVersions(user)).toEqual(['2026-01-01'])
})

test('a client who agreed to an older version of the terms sees the question on the dashboard until it is answered', async () => {
  const { visitor } = await signedIn(await givenClientWhoAgreedTo('2026-01-01'))
  const text = 'Our terms have changed since you agreed to them.'

  const before = await (await visitor.get('/dashboard/invoices')).text()
  await visitor.post(AGREE, { consent: 'on' })
  const after = await (await visitor.get('/dashboard/invoices')).text()

  expect(before).toContain(text)
  expect(before).toContain('href="/account/agree?return=%2Fdashboard%2Finvoices"')
  expect(after).not.toContain(text)
})

test('asks a client whose account the desk created at the first sign-in, with its own text', async () => {
  const user = await givenUser(database(), { agreedTo: null })

  const { visitor, ledTo } = await signedIn(user)
  const page = await (await visitor.get(AGREE)).text()
  const dashboard = await (await visitor.get('/dashboard')).text()
  const agreed = await visitor.post(AGREE, { consent: 'on' })

  expect(ledTo).toBe(AGREE)
  expect(page).toContain('We created this account for you.')
  expect(page).not.toContain('Our terms have changed')
  expect(dashboard).toContain('You have not agreed to our terms yet.')
  expect(agreed.headers.get('location')).toBe('/courses')
  expect(await agreedVersions(user)).toEqual([TODAY])
})

test('does not ask an admin who set up the practice', async () => {
  const { ledTo } = await signedIn(await givenUser(database(), { roles: ['admin'], agreedTo: null }))

  expect(ledTo).toBe('/courses')
})

test('asks an admin who has booked something for themselves', async () => {
  const admin = await givenUser(database(), { roles: ['admin'], agreedTo: null })
  await givenBooking(database(), { userId: admin.id, now: clock.now() })

  const { ledTo } = await signedIn(admin)

  expect(ledTo).toBe(AGREE)
})

test('does not ask a client who agreed to the current version', async () => {
  const { visitor, ledTo } = await signedIn(await givenClientWhoAgreedTo(TODAY))

  expect(ledTo).toBe('/courses')
  expect(await (await visitor.get('/dashboard')).text()).not.toContain('Our terms have changed')
})
