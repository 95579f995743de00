import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { requirePracticeVersion } from '#db/content/practice-settings.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor } from '#test/visitor.ts'
import { saveBirthProfile } from '#usecases/charts/save-birth-profile.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const PATH = '/book/consultation/full-life-prediction'
const CLOCK = createTestClock()
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: CLOCK.now })
})

test('free times carry no labels until the practice switches them on', async () => {
  const plain = await (await createVisitor(site).get(PATH)).text()
  expect(plain).toContain('name="preferredTime"')
  expect(plain).not.toMatch(/Rahu kalam|choghadiya/)

  await database().execute(sql`update practice set labels_slots = true`)
  const labelled = await (await createVisitor(site).get(PATH)).text()

  expect(labelled).toMatch(/class="hour-labels">(Rahu kalam|Abhijit|Good choghadiya)/)
  expect(labelled).toContain('your reading is the same at any time')
  expect(labelled).not.toContain('Chandra bala')
})

test('free times carry only the kinds of labels that the practice has left on', async () => {
  const admin = await signedInVisitor(site, database(), { roles: ['client', 'admin'], now: CLOCK.now() })
  const version = String(await requirePracticeVersion(database()))
  const ujjain = { name: 'Ujjain', lat: '23.1765', lon: '75.7885', sunrise: 'upperLimb' }
  const typed = { version, ...ujjain, labelsSlots: 'on', slotLabels: 'good-choghadiya' }
  const saved = await admin.post('/staff/practice/settings/almanac', typed)
  const page = await (await createVisitor(site).get(PATH)).text()
  await database().execute(sql`update practice set hidden_slot_labels = '{}'`)

  expect(saved.status).toBe(302)
  expect(page).toContain('Good choghadiya')
  expect(page).not.toMatch(/hour-labels">[^<]*(Rahu kalam|Abhijit|Gulika|Yamaganda)/)
})

test('a signed-in client sees the Moon of their own saved birth', async () => {
  await database().execute(sql`update practice set labels_slots = true`)
  const visitor = await signedInVisitor(site, database(), { now: CLOCK.now() })
  const birth = {
    fullName: 'Asha Rao',
    date: '1990-05-17',
    time: '06:42',
    place: NEW_DELHI,
  } as const
  await saveBirthProfile(database(), TEST_KEYS, {
    userId: visitor.userId,
    birth: { ...USUAL_CONTEXT, ...birth },
    hasConsented: true,
    now: CLOCK.now(),
  })

  const page = await (await visitor.get(PATH)).text()

  expect(page).toContain('about the Moon for your own birth star')
  expect(page).toMatch(/Tara bala|Chandra bala|tara-bala|chandra-bala/)
})
