import { and, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { hasTranslatedName, type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { containing, hasName } from '#db/like-pattern.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { lessonProgress } from '#db/schema/learning.ts'

/** The last row of a page; the next page starts after it. */
export type StudentCursor = { readonly latest: Date; readonly userId: string }

type ListOptions = {
  readonly language?: ReadIn
  readonly search?: string | undefined
  readonly after?: StudentCursor | undefined
  readonly limit: number
}

/** One page of everyone with an enrollment who still has an account, the latest enrollment first. */
export function listStudents(db: Database, { language, search = '', after, limit }: ListOptions) {
  const { userId, courseTitle, enrollmentDate } = courseEnrollments
  const latest = sql`date_trunc('milliseconds', max(${enrollmentDate}))`
  const theirs = sql`from ${lessonProgress} where ${lessonProgress.userId} = ${userId}`
  return db
    .select({
      userId,
      fullName: profiles.fullName,
      email: users.email,
      courses: sql<string[]>`array_agg(${translatedName(language, sql`${courseTitle}`)} order by ${enrollmentDate})`,
      lessonsDone: sql<number>`(select count(${lessonProgress.doneAt})::int ${theirs})`,
      lastOpened: sql<Date | null>`(select max(${lessonProgress.openedAt}) ${theirs})`.mapWith(lessonProgress.openedAt),
      latest: sql<Date>`${latest}`.mapWith(enrollmentDate),
    })
    .from(courseEnrollments)
    .innerJoin(users, sql`${users.id} = ${userId} and ${users.erasedAt} is null`)
    .leftJoin(profiles, sql`${profiles.userId} = ${userId}`)
    .where(
      and(
        isNotNull(courseEnrollments.courseLevel),
        or(
          containing([courseTitle, users.email, profiles.fullName, profiles.phone], search),
          hasName(search),
          hasTranslatedName(language, courseTitle, search),
        ),
      ),
    )
    .groupBy(userId, profiles.fullName, users.email)
    .having(after && sql`(${latest}, ${userId}) < (${after.latest.toISOString()}, ${after.userId}::uuid)`)
    .orderBy(sql`${latest} desc`, sql`${userId} desc`)
    .limit(limit)
}
