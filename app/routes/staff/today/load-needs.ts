import type { Need } from '#app/features/staff/today/needs-you.tsx'
import type { DeskVisit } from '#app/routes/staff/desk-visit.ts'
import { listDeskEntries } from '#db/bookings/waitlist-entries.ts'
import { countWaiting } from '#db/content/admin-overview.ts'
import { listCalls } from '#db/desk/call-list.ts'
import { countDesk, listDueRefunds, listUnfinishedSessions } from '#db/desk/desk-bookings.ts'
import { listCancelledClaimsToCheck } from '#db/desk/desk-claims.ts'
import { countReviews } from '#db/sessions/reviews.ts'
import { staffMay } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import { listConflicts } from '#usecases/bookings/list-conflicts.ts'

/** What needs a decision of this user, the most pressing first; without what is at zero. */
export async function loadNeeds(visit: DeskVisit, answers: { readonly late: number; readonly all: number }) {
  const { db, staff, scope } = visit
  const isAdmin = staffMay(staff, 'admin')
  const [desk, reviews, admin] = await Promise.all([
    staffMay(staff, 'desk') ? deskNeeds(visit, answers) : [],
    countReviews(db, scope),
    isAdmin ? countWaiting(db) : undefined,
  ])
  const needs: Need[] = [...desk, { kind: 'reviews', count: reviews.waiting ?? 0 }]
  if (admin) {
    needs.push(
      { kind: 'messages', count: admin.messages },
      { kind: 'suggestions', count: admin.suggestions },
      { kind: 'failedEmails', count: admin.failedEmails },
      { kind: 'enrollments', count: admin.enrollments },
    )
  }
  return needs.filter(({ count }) => count > 0)
}

async function deskNeeds({ db, scope, now }: DeskVisit, answers: { late: number; all: number }): Promise<Need[]> {
  const today = istDate(now)
  const [counts, conflicts, unfinished, toCheck, refunds, calls, waitlist] = await Promise.all([
    countDesk(db, scope, now),
    listConflicts(db, scope, now),
    listUnfinishedSessions(db, scope, now),
    listCancelledClaimsToCheck(db, scope),
    listDueRefunds(db, scope),
    listCalls(db, scope, { now, today }),
    listDeskEntries(db, scope, now),
  ])
  return [
    { kind: 'toVerify', count: counts.toVerify + toCheck.length },
    { kind: 'answersLate', count: answers.late },
    { kind: 'answers', count: answers.all - answers.late },
    { kind: 'conflicts', count: conflicts.length },
    { kind: 'unfinished', count: unfinished.length },
    { kind: 'calls', count: calls.filter(({ isDone }) => !isDone).length },
    { kind: 'unpaid', count: counts.pending },
    { kind: 'refunds', count: refunds.length },
    { kind: 'waitlist', count: waitlist.length },
  ]
}
