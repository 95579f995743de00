import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listPeople } from '#db/accounts/people.ts'
import { listStaff } from '#db/accounts/staff.ts'
import { recordAudit } from '#db/audit-log.ts'
import { listContent } from '#db/content/admin-content.ts'
import { searchAudit, searchEmails } from '#db/content/admin-records.ts'
import { listCourseStudents } from '#db/learning/course-students.ts'
import { listEnrollmentPage } from '#db/learning/enrollment-desk.ts'
import { listStudents } from '#db/learning/student-list.ts'
import { listVouchers } from '#db/offers/vouchers.ts'
import { searchInvoices } from '#db/payments/invoice-search.ts'
import { searchMoney } from '#db/payments/money-entries.ts'
import { courses, testimonials } from '#db/schema/content.ts'
import { emails } from '#db/schema/emails.ts'
import { translations } from '#db/schema/translations.ts'
import { contactMessages } from '#db/schema/visitors.ts'
import { listContactMessages } from '#db/visitors/visitor-inbox.ts'
import { WHOLE_PRACTICE } from '#domain/rights.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenCourseService } from '#test/factories/bookings.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { givenVoucher } from '#test/factories/offers.ts'
import { givenLanguages, givenPractice } from '#test/factories/practice.ts'
import { originalHash } from '#usecases/read-originals.ts'
import { searchBookings } from './booking-search.ts'

let courseId: number

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  await givenLanguages(db)
  const vijaya = await givenUser(db, { fullName: 'విజయ లక్ష్మి', password: null })
  await givenUser(db, { fullName: 'विजय शर्मा', roles: ['assistant'] })
  const service = await givenCourseService(db, 'Pradhamika')
  await givenBooking(db, { userId: vijaya.id, service, state: 'verified' })
  await givenBooking(db, { state: 'verified' })
  await givenVoucher(db, { form: { giftFor: 'విజయ లక్ష్మి' } })
  await db.insert(contactMessages).values({
    ...{ name: 'విజయ', email: 'reader@example.com', inquiryType: 'general', subject: 'Hours', message: 'When?' },
    receivedAt: new Date(),
  })
  await db.insert(testimonials).values({ name: 'Vijaya L.', place: 'Pune', quote: 'Clear and kind.', position: 1 })
  const { id: emailId } = await givenEmail(db)
  await db.update(emails).set({ recipientName: 'విజయ' }).where(eq(emails.id, emailId))
  await recordAudit(db, { action: 'content-changed', actorId: vijaya.id, details: {}, at: new Date() })
  const [course] = await db.select({ id: courses.id }).from(courses)
  courseId = course?.id ?? 0
  await db.insert(translations).values({
    ...{ kind: 'courses', itemId: courseId, field: 'title', language: 'te', text: 'ప్రాథమిక కోర్సు' },
    originalHash: originalHash('Pradhamika'),
  })
})

const PAGE = { limit: 10 } as const

test.each(['Vijaya', 'विजया', 'విజయ'])('every list with clients finds %s in any script', async (search) => {
  const db = database()
  const page = { ...PAGE, search }

  expect(await searchInvoices(db, WHOLE_PRACTICE, page), 'invoices').toHaveLength(1)
  expect(await searchMoney(db, page), 'money').toHaveLength(1)
  expect(await listStudents(db, page), 'students').toHaveLength(1)
  expect(await listEnrollmentPage(db, page), 'enrollments').toHaveLength(1)
  expect((await listCourseStudents(db, courseId, search)).map(({ isFound }) => isFound)).toEqual([true])
  expect((await listCourseStudents(db, courseId, 'Kamala')).map(({ isFound }) => isFound)).toEqual([false])
  expect((await listPeople(db, page)).length, 'accounts').toBeGreaterThan(0)
  expect(await listStaff(db, page), 'team').toHaveLength(1)
  expect(await listContactMessages(db, page), 'messages').toHaveLength(1)
  expect(await listContent(db, 'testimonials', page), 'content').toHaveLength(1)
  expect(await listContent(db, 'testimonials', { ...page, search: 'Kamala' })).toEqual([])
  expect((await searchAudit(db, page)).length, 'audit log').toBeGreaterThan(0)
  expect(await listVouchers(db, WHOLE_PRACTICE, page), 'vouchers').toHaveLength(1)
  expect((await searchEmails(db, page)).length, 'emails').toBeGreaterThan(0)
})

test('lists that show the translated name of a service find it', async () => {
  const db = database()
  const page = { ...PAGE, language: 'te', search: 'ప్రాథమిక' } as const

  expect(await searchBookings(db, { ...WHOLE_PRACTICE, language: 'te' }, page)).toHaveLength(1)
  expect(await listStudents(db, page)).toHaveLength(1)
  expect(await listEnrollmentPage(db, page)).toHaveLength(1)
  expect(await listContent(db, 'courses', { ...PAGE, search: 'ప్రాథమిక' })).toHaveLength(1)
  expect(await listStudents(db, { ...page, language: undefined })).toEqual([])
})
