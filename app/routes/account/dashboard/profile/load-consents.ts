import type { ConsentsView, ConsentView } from '#app/features/accounts/consents-card.tsx'
import { longDay } from '#content/words/dates.ts'
import { listLatestConsents } from '#db/accounts/consents.ts'
import { countSessions } from '#db/bookings/bookings.ts'
import { countBirthProfiles } from '#db/charts/birth-profiles.ts'
import { countRememberedPeople } from '#db/charts/remembered-people.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { listEnrolledCourses } from '#db/learning/enrollments.ts'
import { findLessonEmailsStopped } from '#db/learning/new-lessons.ts'
import { findInvitationsStopped } from '#db/sessions/reviews.ts'
import { findBirthdayGreeting } from '#db/visitors/birthday-greetings.ts'
import { findNewsletterSince } from '#db/visitors/subscribers.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import { istDate } from '#domain/time/india-time.ts'

/** Every consent of a user, with the days on which it was given and withdrawn. */
export async function loadConsents(
  db: Database,
  user: { readonly id: string; readonly email: string },
  now: Date,
): Promise<ConsentsView> {
  const [latest, savedBirths, newsletterSince, stoppedAt, sessions, courses, lessonEmailsStoppedAt, birthday] =
    await Promise.all([
      listLatestConsents(db, user.id),
      countSaved(db, user.id),
      findNewsletterSince(db, user.email),
      findInvitationsStopped(db, user.id),
      countSessions(db, user.id, now),
      listEnrolledCourses(db, user.id),
      findLessonEmailsStopped(db, user.id),
      readBirthday(db, user.id),
    ])
  const shown = (purpose: ConsentPurpose): ConsentView => {
    const consent = latest.find((given) => given.purpose === purpose)
    return { givenOn: dayOf(consent?.givenAt), withdrawnOn: dayOf(consent?.withdrawnAt) }
  }
  return {
    terms: shown('terms-and-privacy'),
    birth: shown('birth-details'),
    reviews: shown('review-display'),
    savedBirths,
    newsletterSince: dayOf(newsletterSince),
    invitationsStoppedOn: dayOf(stoppedAt),
    lessonEmails: courses.length === 0 ? undefined : { stoppedOn: dayOf(lessonEmailsStoppedAt) },
    birthday,
    hasSessionAhead: sessions.upcoming > 0,
  }
}

/** The choice is shown to those whose birth is saved, while the practice greets. */
async function readBirthday(db: Database, userId: string): Promise<ConsentsView['birthday']> {
  const { greetsBirthdays } = await requirePractice(db)
  if (!greetsBirthdays || (await countBirthProfiles(db, userId)) === 0) return undefined
  return { kind: (await findBirthdayGreeting(db, userId)) ?? null }
}

/** Births, and relatives who are remembered. */
async function countSaved(db: Database, userId: string): Promise<number> {
  return (await countBirthProfiles(db, userId)) + (await countRememberedPeople(db, userId))
}

function dayOf(instant: Date | null | undefined): string | null {
  return instant ? longDay(istDate(instant)) : null
}
