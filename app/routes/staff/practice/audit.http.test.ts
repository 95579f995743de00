import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordAudit } from '#db/audit-log.ts'
import { emails } from '#db/schema/emails.ts'
import { recordContactMessage } from '#db/visitors/visitor-inbox.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenPhoneClient, givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEmail } from '#test/factories/emails.ts'
import { givenEnrollment } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { addContent } from '#usecases/admin/add-content.ts'
import { markAnswered } from '#usecases/admin/answer-visitors.ts'
import { removeContent } from '#usecases/admin/arrange-content.ts'
import { retireContent } from '#usecases/admin/change-content.ts'
import { removePost, unpublishPost } from '#usecases/blog/change-publication.ts'
import { resendEmail } from '#usecases/emails/resend-email.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function readAuditAs(roles: readonly Role[], search: string): Promise<string> {
  const { id } = await givenUser(database(), { roles: ['client', ...roles] })
  const admin = createVisitor(site, { sessionToken: await givenSession(database(), id, clock.now()) })
  const page = await (await admin.get(`/staff/practice/audit?q=${encodeURIComponent(search)}`)).text()
  return page.slice(page.indexOf('<tbody'), page.indexOf('</tbody>'))
}

test('the audit log names a booking by its code and finds it by the code', async () => {
  const { id, code } = await givenBooking(database(), { state: 'verified' })

  const rows = await readAuditAs(['admin'], code)

  expect(rows).toContain('Payment verified')
  expect(rows).toMatch(new RegExp(`booking <a[^>]+href="/staff/bookings/${id}">${code}</a>`))
})

test('the audit log can be searched by its labels', async () => {
  const { code } = await givenBooking(database(), { state: 'verified' })

  expect(await readAuditAs(['admin'], 'payment verified')).toContain(code)
})

test('the audit log links to the booking for an admin who is also an astrologer', async () => {
  const { id, code } = await givenBooking(database(), { state: 'verified' })

  const rows = await readAuditAs(['admin', 'astrologer'], code)

  expect(rows).toContain(`href="/staff/bookings/${id}"`)
  expect(rows).toContain(`>${code}</a>`)
})

test('the audit log names people by name with the address behind it, and nothing by the id of its row', async () => {
  const { id, email } = await givenUser(database())
  const { id: actorId, email: actor } = await givenUser(database(), { fullName: 'Meera Iyer', roles: ['admin'] })
  const disabled = { action: 'account-disabled', actorId, subject: { kind: 'user', id } } as const
  await recordAudit(database(), { ...disabled, at: clock.now() })
  await recordAudit(database(), { action: 'job-retried', subject: { kind: 'job', id: '4711' }, at: clock.now() })

  expect(await readAuditAs(['admin'], email)).toContain(`user Asha Rao (${email})`)
  expect(await readAuditAs(['admin'], 'meera iyer')).toMatch(new RegExp(`Meera Iyer.*<span class="hint[^>]*>${actor}`))
  expect(await readAuditAs(['admin'], '4711')).toContain('job')
  expect(await readAuditAs(['admin'], '4711')).not.toContain('4711')
  const { id: callerId } = await givenPhoneClient(database(), { fullName: 'Lakshmi Devi' })
  await recordAudit(database(), {
    action: 'data-exported',
    subject: { kind: 'user', id: callerId },
    details: { asked: 'The client, by phone' },
    at: clock.now(),
  })
  const exported = await readAuditAs(['admin'], callerId)
  expect(exported).toContain('user Lakshmi Devi')
  expect(exported).toContain('Asked for by: The client, by phone')
})

test('the audit log names a post by its title, even after the post is deleted', async () => {
  const { id: editorId } = await givenUser(database(), { roles: ['admin'] })
  const { id } = await givenPost(database(), { title: 'Reading the Moon' })
  await unpublishPost(database(), { id, editorId, now: clock.now() })

  const before = await readAuditAs(['admin'], 'reading the moon')
  await removePost(database(), { id, editorId, now: clock.now() })
  const after = await readAuditAs(['admin'], 'reading the moon')

  expect(before).toContain('post “Reading the Moon”')
  expect(after).toContain('Post deleted')
  expect(after.match(/post “Reading the Moon”/g)).toHaveLength(2)
  expect(after).not.toContain('title Reading')
})

test('the audit log names content by its title, even after it is deleted', async () => {
  const editor = { editorId: (await givenUser(database(), { roles: ['admin'] })).id, now: clock.now() }
  const course = await givenCourse(database(), { title: 'Reading the Lagna' })
  await retireContent(database(), { kind: 'courses', id: course.id, version: 1, isRetired: true, ...editor })
  const values = { page: 'contact', question: 'Do you read palms?', answer: 'No.' } as const
  const faq = await addContent(database(), { kind: 'faq', values, parentId: undefined, ...editor })

  if (faq.ok) await removeContent(database(), { kind: 'faq', id: faq.value.id, version: 1, ...editor })

  expect(await readAuditAs(['admin'], 'reading the lagna')).toContain('course “Reading the Lagna”')
  const deleted = await readAuditAs(['admin'], 'read palms')
  expect(deleted).toContain('Content deleted')
  expect(deleted.match(/question “Do you read palms\?”/g)).toHaveLength(2)
})

test('the audit log does not retain a client’s name when their testimonial is deleted', async () => {
  const editor = { editorId: (await givenUser(database(), { roles: ['admin'] })).id, now: clock.now() }
  const values = { name: 'Kamala Iyer', place: 'Pune', quote: 'Calm and clear.', stars: 5 }
  const added = await addContent(database(), { kind: 'testimonials', values, parentId: undefined, ...editor })
  const before = await readAuditAs(['admin'], 'kamala')

  if (added.ok) await removeContent(database(), { kind: 'testimonials', id: added.value.id, version: 1, ...editor })

  expect(before).toContain('testimonial “Kamala Iyer”')
  expect(await readAuditAs(['admin'], 'kamala')).not.toContain('Kamala')
})

test('the audit log names an enrollment by course and student, and a message by its subject', async () => {
  const { id: editorId } = await givenUser(database(), { roles: ['admin'] })
  const { id: userId, email } = await givenUser(database())
  const course = await givenCourse(database(), { title: 'Reading the Navamsha' })
  const enrollmentId = await givenEnrollment(database(), { userId, course })
  const message = { name: 'Asha', email, phone: '', subject: 'A question of dates', message: 'Which days are free?' }
  const messageId = await recordContactMessage(database(), { ...message, inquiryType: 'general' }, clock.now())

  const move = { enrollmentId, from: 'enrolled', to: 'scheduled' } as const
  await moveEnrollment(database(), { ...move, editorId, now: clock.now() })
  await markAnswered(database(), {
    about: 'message',
    id: messageId,
    isAnswered: true,
    editorId,
    now: clock.now(),
  })

  expect(await readAuditAs(['admin'], 'navamsha')).toContain(`enrollment “Reading the Navamsha” of Asha Rao (${email})`)
  expect(await readAuditAs(['admin'], 'question of dates')).toContain('message “A question of dates”')
})

test('the audit log names an email by kind and recipient, and only by kind once it is purged', async () => {
  const { id: editorId } = await givenUser(database(), { roles: ['admin'] })
  const { id, recipient } = await givenEmail(database())
  await resendEmail(database(), { emailId: id, editorId, now: clock.now() })

  const before = await readAuditAs(['admin'], recipient)
  await database().delete(emails).where(eq(emails.id, id))
  const after = await readAuditAs(['admin'], 'Password changed')

  expect(before).toContain(`email “Password changed” to ${recipient}`)
  expect(after).toContain('email “Password changed”')
  expect(after).not.toContain(recipient)
  expect(after).not.toContain('kind password')
})

test('the audit log shows plain dates, and neither identifiers nor machine times', async () => {
  const at = clock.now()
  const uuid = 'b3b0c442-98fc-4c14-9afb-f4c8996fb924'
  const job = { kind: 'job', id: 'plain-dates' }
  const details = {
    since: '2026-11-16T04:30:00.000Z',
    until: '2026-11-17T04:30:00.000Z',
    closed: uuid,
    remedyId: uuid,
    entryId: 12,
    path: `/staff/bookings/${uuid}`,
  }
  await recordAudit(database(), { action: 'breach-reported', subject: job, details, at })

  const rows = (await readAuditAs(['admin'], 'plain-dates')).replaceAll(/dateTime="[^"]*"/gi, '')

  for (const fact of ['From Nov 16, 2026, 10:00 AM IST to Nov 17, 2026, 10:00 AM IST', '/staff/bookings/…']) {
    expect(rows).toContain(fact)
  }
  expect(rows).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|\d{4}-\d{2}-\d{2}|entry id|closed/)
})
