import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { courseModules, lessons } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let admin: Visitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  const { id } = await givenUser(database(), { roles: ['client', 'admin'], now: clock.now() })
  admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
})

test('samples of one list are named before they are removed, and can be restored', async () => {
  const db = database()
  const [course, other] = [await givenCourse(db), await givenCourse(db)]
  const ids = await givenLessons(db, course.id, 2)
  await givenLessons(db, other.id, 3)
  await db.update(lessons).set({ isSample: true })
  const [module] = await db.select().from(courseModules).where(eq(courseModules.courseId, course.id))
  const list = `/staff/courses/lessons?in=${module?.id}`
  const pageAt = async (path: string) => (await admin.get(path)).text()

  const notice = await pageAt(list)
  const confirmation = await pageAt(`${list}&step=remove-samples`)
  expect(notice).toContain('2 of these are still sample content.')
  expect(confirmation).toContain('Remove these 2 samples from “Lessons”?')
  expect(confirmation).toContain(`name="ids" value="${ids.join(',')}"`)

  await admin.post(list, { intent: 'remove-samples', ids: ids.join(',') })
  const afterwards = await pageAt(list)
  const [, removalId = ''] = /name="removalId" value="(\d+)"/.exec(afterwards) ?? []
  expect(afterwards).toContain('2 were removed on')
  expect(await db.$count(lessons)).toBe(3)

  await admin.post(list, { intent: 'restore-samples', removalId })
  expect(admin.flash()).toMatchObject({ title: '2 restored' })
  expect(await db.$count(lessons)).toBe(5)
})
