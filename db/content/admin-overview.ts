import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { practice } from '#db/schema/content.ts'
import type { GoLiveStep } from '#domain/content/go-live.ts'

export type WaitingCounts = {
  readonly messages: number
  readonly suggestions: number
  readonly reviews: number
  readonly failedEmails: number
  readonly subscribers: number
  readonly enrollments: number
  readonly astrologers: number
  readonly samplePosts: number
  readonly posts: number
  readonly skippedSteps: readonly GoLiveStep[]
}

/** What waits for an admin, in one query. */
export async function countWaiting(db: Database): Promise<WaitingCounts> {
  const { rows } = await db.execute<WaitingCounts>(sql`
    select
      (select count(*)::integer from contact_messages where handled_at is null) as "messages",
      (select count(*)::integer from content_suggestions where handled_at is null) as "suggestions",
      (select count(*)::integer from reviews where state = 'waiting') as "reviews",
      (select count(*)::integer from emails where state = 'failed') as "failedEmails",
      (select count(*)::integer from newsletter_subscribers where state = 'confirmed') as "subscribers",
      (select count(*)::integer from course_enrollments where status = 'enrolled' and course_level is not null) as "enrollments",
      (select count(*)::integer from user_roles where role = 'astrologer') as "astrologers",
      (select count(*)::integer from blog_posts where is_sample) as "samplePosts",
      (select count(*)::integer from blog_posts) as "posts",
      (select skipped_steps from practice) as "skippedSteps"`)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate query returned no row.')
  return counts
}

/** Returns false if nothing changed. */
export async function recordSkippedStep(db: Database, step: GoLiveStep, isSkipped: boolean): Promise<boolean> {
  const without = sql`array_remove(${practice.skippedSteps}, ${step})`
  const changed = await db
    .update(practice)
    .set({ skippedSteps: isSkipped ? sql`array_append(${without}, ${step})` : without })
    .where(sql`(${step} = any (${practice.skippedSteps})) <> ${isSkipped}`)
    .returning({ id: practice.id })
  return changed.length === 1
}
