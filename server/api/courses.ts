import { z } from '@hono/zod-openapi'
import { LANGUAGE } from '#content/language.ts'
import { listCourses } from '#db/content/catalogue.ts'
import { listClasses } from '#db/content/classes.ts'
import { listBookableCohorts } from '#db/learning/cohorts.ts'
import { listEnrollmentPage } from '#db/learning/enrollment-desk.ts'
import { answersWith, newApi, onePage, operation, pageOfRows, pageQuery, readCursor } from './operation.ts'
import { course, enrollment, inPaise, iso, isoOrNull } from './shapes.ts'

const tags = ['Courses']

export const courseOperations = newApi()

courseOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/courses',
    tags,
    operationId: 'listCourses',
    summary: 'Courses and single classes on offer, with the groups that can be booked',
    responses: answersWith('All of them', z.object({ rows: z.array(course) })),
  }),
  async (context) => {
    const { db, now } = context.get('visit')
    const [offered, classes, groups] = await Promise.all([
      listCourses(db, LANGUAGE),
      listClasses(db, LANGUAGE),
      listBookableCohorts(db, 'all', { now, language: LANGUAGE }),
    ])
    const all = [...offered, ...classes.map((each) => ({ ...each, level: null }))]
    const rows = all.map(({ id, slug, title, level, price }) => ({
      id,
      slug,
      title,
      level,
      price: inPaise(price),
      groups: groups
        .filter(({ courseId }) => courseId === id)
        .map((group) => ({
          id: group.id,
          title: group.title,
          start: isoOrNull(group.startsAt),
          end: isoOrNull(group.endsAt),
          seats: group.seats,
          taken: group.taken,
        })),
    }))
    return context.json({ rows }, 200)
  },
)

const cursor = z.object({ date: z.iso.datetime(), id: z.int() })

courseOperations.openapi(
  operation('read', {
    method: 'get',
    path: '/enrollments',
    tags,
    operationId: 'listEnrollments',
    summary: 'Enrollments in courses, the latest first',
    request: { query: pageQuery },
    responses: answersWith('A page', pageOfRows(enrollment)),
  }),
  async (context) => {
    const page = context.req.valid('query')
    const read = readCursor(page.after, cursor)
    const after = read && { date: new Date(read.date), id: read.id }
    const options = { language: LANGUAGE, after, limit: page.limit + 1 }
    const found = await listEnrollmentPage(context.get('visit').db, options)
    const rows = onePage(found, page.limit, {
      cursor: ({ enrollmentDate, id }) => ({ date: iso(enrollmentDate), id }),
      show: (row) => ({
        id: row.id,
        clientId: row.userId,
        bookingId: row.bookingId,
        course: row.courseTitle,
        level: row.courseLevel,
        status: row.status,
        enrolledAt: iso(row.enrollmentDate),
      }),
    })
    return context.json(rows, 200)
  },
)
