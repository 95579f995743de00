import type { Transaction } from '#db/client.ts'
import { markNotified } from '#db/visitors/notification-requests.ts'
import type { TeacherPage } from '#domain/content/teacher-page.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/**
 * Queues an email to every visitor waiting for a page, in the transaction that gives it its content, and returns how
 * many. Running it again finds no one waiting.
 */
export async function notifyOfTeacherPage(tx: Transaction, page: TeacherPage, now: Date): Promise<number> {
  const waiting = await markNotified(tx, page.id, now)
  for (const { id, email } of waiting) {
    await queueEmail(tx, {
      eventKey: `content-available:${id}`,
      to: { address: email },
      email: {
        kind: 'content-available',
        teacherName: page.teacher.name,
        level: page.level,
        path: `/free-content/${page.slug}`,
      },
    })
  }
  return waiting.length
}
