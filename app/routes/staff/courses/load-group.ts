import { groupName } from '#app/features/staff/courses/group-state.ts'
import { byName } from '#app/http/by-name.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { LANGUAGE } from '#content/language.ts'
import { ENROLLMENTS } from '#content/staff/courses/enrollments.ts'
import { GROUP } from '#content/staff/courses/groups.ts'
import { shortDateTime, shortDay } from '#content/words/dates.ts'
import { staffTime } from '#content/words/session-times.ts'
import { listSeatWaits } from '#db/learning/cohort-waitlist.ts'
import {
  type CohortStudent,
  findCohortLink,
  type ListedCohort,
  listAttendance,
  listCohortClasses,
  listCohortStudents,
  listCohorts,
  listStudentsWithoutCohort,
} from '#db/learning/cohorts.ts'
import { classEnd } from '#domain/learning/live-class.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'

/** Everything that the page of one group shows, as text. */
export async function loadGroup({ db, now }: StaffVisit, group: ListedCohort) {
  const { id, courseId } = group
  const [link, classes, students, without, cohorts, waits, marks] = await Promise.all([
    findCohortLink(db, id),
    listCohortClasses(db, [id], LANGUAGE),
    listCohortStudents(db, id, now),
    listStudentsWithoutCohort(db, courseId),
    listCohorts(db, { courseId, now, language: LANGUAGE }),
    listSeatWaits(db, id),
    listAttendance(db, id),
  ])
  const reader = { timeZone: INDIA_TIME_ZONE, now }
  const isPresentAt = (classId: number) => marks.filter((mark) => mark.classId === classId && mark.isPresent).length
  return {
    group,
    link: link ?? '',
    starts: group.startsAt && staffTime(group.startsAt, reader),
    classes: classes.map(({ id: classId, startsAt, minutes, lessonTitle, recordingUrl }) => ({
      id: classId,
      time: staffTime({ startsAt, endsAt: classEnd({ startsAt, minutes }) }, reader),
      lessonTitle,
      recordingUrl,
      hasBegun: startsAt <= now,
      roll: marks.some((mark) => mark.classId === classId)
        ? GROUP.roll(isPresentAt(classId), marks.filter((mark) => mark.classId === classId).length)
        : null,
    })),
    students: students
      .map((student) => {
        const own = marks.filter(({ userId }) => userId === student.userId)
        const attended =
          own.length === 0 ? null : GROUP.attended(own.filter((mark) => mark.isPresent).length, own.length)
        return { ...studentLine(student), attended }
      })
      .toSorted(byName),
    without: without.map(studentLine).toSorted(byName),
    /** Where a student can be moved. */
    others: cohorts
      .filter((other) => other.id !== id && other.status === 'open' && other.taken < other.seats)
      .map((other) => ({ value: String(other.id), label: groupName(other) })),
    waiting: waits.map(({ id: waitId, fullName, email, createdAt, offerExpiresAt }) => ({
      id: waitId,
      name: fullName ?? email ?? ENROLLMENTS.unknown,
      since: GROUP.since(shortDay(createdAt)),
      offered: offerExpiresAt && GROUP.offered(shortDateTime(offerExpiresAt)),
    })),
  }
}

function studentLine({ bookingId, userId, fullName, email, status, paymentStatus, holdExpiresAt }: CohortStudent) {
  const isUnpaid = status === 'pending'
  return {
    bookingId,
    userId,
    name: fullName ?? email ?? ENROLLMENTS.unknown,
    isPaid: paymentStatus === 'paid',
    payment: isUnpaid
      ? GROUP.unpaid(shortDateTime(holdExpiresAt))
      : paymentStatus === 'paid'
        ? GROUP.paid
        : GROUP.toCheck,
  }
}
