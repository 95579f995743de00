import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testimonials } from '#db/schema/content.ts'
import { courseModules, lessons } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database, databaseUrl } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { givenConsultationPackage, givenCourse, packageValues } from '#test/factories/catalogue.ts'
import { FILLED_IN_LESSON_FIELDS, givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { connectPageCache } from '#test/servers/page-cache-replica.ts'
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

/** Reads the form from the page, so that the test sends what a browser would send. */
async function open(path: string) {
  const page = await (await admin.get(path)).text()
  const [, action = ''] = /<form class="admin-form"[^>]* action="([^"]+)"/.exec(page) ?? []
  return action.replaceAll('&amp;', '&')
}

test('saving content that was deleted meanwhile shows a testimonial again with everything typed, and saves it as new', async () => {
  const db = database()
  const [row] = await db
    .insert(testimonials)
    .values({ name: 'Asha', place: 'Pune', quote: 'First words.' })
    .returning({ id: testimonials.id })
  const saveHref = await open(`/staff/website/testimonials/${row?.id}`)
  await db.delete(testimonials)

  const typed = { intent: 'save', version: '1', name: 'Asha', place: 'Pune', quote: 'My long words.', stars: '5' }
  const answer = await admin.post(saveHref, typed)
  const page = await answer.text()
  const again = await admin.post('/staff/website/testimonials/new', typed)

  expect(answer.status).toBe(409)
  expect(page).toContain('Someone else deleted this while you were editing')
  expect(page).toContain('My long words.')
  expect(page).toContain('action="/staff/website/testimonials/new"')
  expect(again.headers.get('location')).toBe('/staff/website/testimonials')
  expect(await db.select({ quote: testimonials.quote }).from(testimonials)).toEqual([{ quote: 'My long words.' }])
})

test('saving content that was deleted meanwhile adds a lesson again to its module', async () => {
  const db = database()
  const course = await givenCourse(db)
  const [lessonId = 0] = await givenLessons(db, course.id, 1)
  const [{ moduleId } = { moduleId: 0 }] = await db.select({ moduleId: lessons.moduleId }).from(lessons)
  const saveHref = await open(`/staff/courses/lessons/${lessonId}`)
  await db.delete(lessons)

  const page = await (await admin.post(saveHref, { ...LESSON, content: 'An evening of writing.' })).text()

  expect(page).toContain('An evening of writing.')
  expect(page).toContain(`action="/staff/courses/lessons/new?in=${moduleId}"`)
})

test('saving content that was deleted meanwhile shows the typed lesson when its module was deleted too', async () => {
  const db = database()
  const course = await givenCourse(db)
  const [lessonId = 0] = await givenLessons(db, course.id, 1)
  const saveHref = await open(`/staff/courses/lessons/${lessonId}`)
  await db.delete(courseModules).where(eq(courseModules.courseId, course.id))

  const changed = await (await admin.post(saveHref, { ...LESSON, content: 'An evening of writing.' })).text()
  const added = await admin.post(saveHref.replace(String(lessonId), 'new'), { ...LESSON, content: 'A new lesson.' })

  expect(changed).toContain('Someone else deleted the item that this belongs to while you were editing')
  expect(changed).toContain('An evening of writing.')
  expect(changed).toMatch(/href="\/staff\/courses\/courses"[^>]*>Back without saving/)
  expect(added.status).toBe(409)
  expect(await added.text()).toContain('A new lesson.')
})

test('saving content that was deleted meanwhile returns 404 for the address of deleted content', async () => {
  expect((await admin.get('/staff/website/testimonials/999999')).status).toBe(404)
  expect((await admin.post('/staff/website/testimonials/999999', { intent: 'delete', version: '1' })).status).toBe(404)
})

const LESSON = {
  ...FILLED_IN_LESSON_FIELDS,
  intent: 'save',
  version: '1',
  title: 'Signs',
  kind: 'text',
  url: '',
  minutes: '5',
}

describe('a consultation package', () => {
  const typed = {
    intent: 'save',
    version: '1',
    name: 'A quick look',
    description: 'Half an hour with your chart.',
    price: '501',
    needsBirthTime: 'on',
    heldAs: 'telephone',
    durationLabel: '30 minutes',
    durationMinutes: '30',
    stepMinutes: '15',
    bufferBeforeMinutes: '0',
    bufferAfterMinutes: '10',
  }

  test('a consultation package is saved with its session terms and the ticked astrologers', async () => {
    const db = database()
    const { id } = await givenConsultationPackage(db)
    const meera = await givenAstrologer(db)

    const page = await (await admin.get(`/staff/services/packages/${id}`)).text()
    const saved = await admin.post(`/staff/services/packages/${id}`, { ...typed, offeredBy: meera.slug })

    expect(page).toContain(`value="${meera.slug}"`)
    expect(saved.status).toBe(302)
    expect(await packageValues(db, id)).toMatchObject({
      heldAs: 'telephone',
      durationMinutes: 30,
      bufferAfterMinutes: 10,
      offeredBy: [meera.slug],
    })
  })

  test('a consultation package that fits in no opening hours is refused with a sentence, and keeps what was typed', async () => {
    const db = database()
    const { id } = await givenConsultationPackage(db)
    const brief = await givenAstrologer(db, { hours: [{ opensAt: '09:00', closesAt: '09:20' }] })

    const refused = await admin.post(`/staff/services/packages/${id}`, { ...typed, offeredBy: brief.slug })
    const page = await refused.text()

    expect(refused.status).toBe(422)
    expect(page).toContain('The longest opening hours of those who offer it are 20 minutes')
    expect(page).toContain('A quick look')
    expect(page).toMatch(new RegExp(`value="${brief.slug}"[^>]*checked|checked=""[^>]*value="${brief.slug}"`))
  })
})

describe('the message after a change', () => {
  const typed = { name: 'Asha', place: 'Pune', quote: 'Kind words.', stars: '5' }
  const shown = async () => (await admin.get('/staff/website/testimonials')).text()

  test('the message after a change says that it is on the site, and after a deletion that it is not', async () => {
    const db = database()

    await admin.post('/staff/website/testimonials/new', { intent: 'save', ...typed })

    expect(await shown()).toContain('It is now on the site.')
    const [row] = await db.select({ id: testimonials.id }).from(testimonials)
    await admin.post(`/staff/website/testimonials/${row?.id}`, { intent: 'delete', version: '1' })
    expect(await shown()).toContain('It is no longer on the site.')
  })

  test('the message after a change promises the site for later while a replica has not confirmed the change', async () => {
    const replica = await connectPageCache(databaseUrl(), { answers: false })

    await admin.post('/staff/website/testimonials/new', { intent: 'save', ...typed })
    const page = await shown()
    await replica.disconnect()

    expect(page).toContain('It will be on the site in a moment.')
    expect(page).not.toContain('It is now on the site.')
  })
})
