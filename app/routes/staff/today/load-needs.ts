import type { Need } from '#app/features/staff/today/needs-you.tsx'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { listDeskEntries } from '#db/bookings/waitlist-entries.ts'
import type { Database } from '#db/client.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { countDesk, listDueRefunds, listUnfinishedSessions } from '#db/desk/desk-bookings.ts'
import { listCancelledClaimsToCheck } from '#db/desk/desk-claims.ts'
import { listDeadJobs } from '#db/jobs.ts'
import { countWaitingWork } from '#db/learning/handed-in-work.ts'
import { countWaitingQuestions } from '#db/learning/lesson-questions.ts'
import { countReviews } from '#db/sessions/reviews.ts'
import { staffMay } from '#domain/rights.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'
import { type IsoDate, istDate } from '#domain/time/india-time.ts'
import { listConflicts } from '#usecases/bookings/list-conflicts.ts'
import { listDeadLinks } from '#usecases/content/check-links.ts'
import { countDueMessages } from '#usecases/desk/phone-messages.ts'

type Question = { readonly answerBy: IsoDate | null }

/** What needs a decision of this user, the most pressing first; without what is at zero. */
export async function loadNeeds(visit: StaffVisit, questions: readonly Question[]): Promise<Need[]> {
  const { db, staff, scope } = visit
  const [desk, reviews, work, asked, admin] = await Promise.all([
    staffMay(staff, 'desk') ? deskNeeds(visit, questions) : [],
    countReviews(db, scope),
    staffMay(staff, 'enrollments') ? countWaitingWork(db) : 0,
    staffMay(staff, 'enrollments') ? countWaitingQuestions(db) : 0,
    staffMay(staff, 'admin') ? adminNeeds(db) : [],
  ])
  const needs: Need[] = [
    ...desk,
    { kind: 'reviews', count: reviews.waiting ?? 0 },
    { kind: 'studentsWork', count: work },
    { kind: 'studentsQuestions', count: asked },
    ...admin,
  ]
  return needs.filter(({ count }) => count > 0)
}

async function deskNeeds({ db, staff, scope, now }: StaffVisit, questions: readonly Question[]): Promise<Need[]> {
  const today = istDate(now)
  const [counts, conflicts, unfinished, toCheck, refunds, calls, toSend, waitlist] = await Promise.all([
    countDesk(db, scope, now),
    listConflicts(db, scope, now),
    listUnfinishedSessions(db, scope, now),
    listCancelledClaimsToCheck(db, scope),
    listDueRefunds(db, scope),
    listCalls(db, scope, { now, today }),
    countDueMessages(db, scope, now),
    listDeskEntries(db, scope, now),
  ])
  // Whoever may not read the questions cannot answer them.
  const answers = staffMay(staff, 'charts-and-notes') ? questions : []
  const late = answers.filter(({ answerBy }) => answerBy !== null && answerDue(answerBy, today) !== 'later').length
  return [
    { kind: 'toVerify', count: counts.toVerify },
    { kind: 'toCheck', count: toCheck.length },
    { kind: 'answersLate', count: late },
    { kind: 'answers', count: answers.length - late },
    { kind: 'conflicts', count: conflicts.length },
    { kind: 'unfinished', count: unfinished.length },
    { kind: 'calls', count: calls.filter(({ isDone }) => !isDone).length },
    { kind: 'toSend', count: toSend },
    { kind: 'unpaid', count: counts.pending },
    { kind: 'refunds', count: refunds.length },
    { kind: 'waitlist', count: waitlist.length },
  ]
}

async function adminNeeds(db: Database): Promise<Need[]> {
  const [waiting, failedJobs, deadLinks] = await Promise.all([countWaiting(db), listDeadJobs(db), listDeadLinks(db)])
  return [
    { kind: 'messages', count: waiting.messages },
    { kind: 'suggestions', count: waiting.suggestions },
    { kind: 'failedEmails', count: waiting.failedEmails },
    { kind: 'failedJobs', count: failedJobs.length },
    { kind: 'enrollments', count: waiting.enrollments },
    { kind: 'deadLinks', count: deadLinks.length },
  ]
}
