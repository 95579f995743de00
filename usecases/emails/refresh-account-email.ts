import { isAccountLinkUsable } from '#db/accounts/account-links.ts'
import { isNoticedAsInactive } from '#db/accounts/inactive-accounts.ts'
import { findProfile } from '#db/accounts/profiles.ts'
import { findCodeAddress } from '#db/accounts/sign-in-codes.ts'
import { findPublishedPost } from '#db/blog/blog-posts.ts'
import type { Database } from '#db/client.ts'
import { findHandedInWork } from '#db/learning/handed-in-work.ts'
import { findLessonQuestion } from '#db/learning/lesson-questions.ts'
import { findReminder } from '#db/visitors/festival-reminders.ts'
import { findSubscriberByLink, findSubscriptionState } from '#db/visitors/subscribers.ts'
import { reminderChoiceKey } from '#domain/almanac/festival-reminders.ts'
import type { Email } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'
import type { Due, Refresh } from './due-email.ts'

/** For a record of what happened, which nothing that happens later makes untrue. */
export const unchanged = <Sent extends Email>(_db: Database, email: Sent): Promise<Outcome<Sent, SkipReason>> =>
  Promise.resolve(accepted(email))

export async function withUsableLink<Sent extends Email>(
  db: Database,
  email: Sent,
  { eventKey, now }: Due,
): Promise<Outcome<Sent, SkipReason>> {
  // Some keys name the account before the link.
  const tokenHash = eventKey.split(':').at(-1) ?? ''
  return (await isAccountLinkUsable(db, tokenHash, now)) ? accepted(email) : refused('link-unusable')
}

export const refreshSignInCode: Refresh<'sign-in-code'> = async (db, email, { eventKey, now }) => {
  const [, browserHash = ''] = eventKey.split(':')
  const isUsable = (await findCodeAddress(db, browserHash, now)) !== undefined
  return isUsable ? accepted(email) : refused('code-unusable')
}

export const refreshOptIn: Refresh<'newsletter-opt-in'> = async (db, email, { eventKey, now }) => {
  const [, tokenHash = ''] = eventKey.split(':')
  const subscriberId = await findSubscriberByLink(db, { tokenHash, purpose: 'confirm', now })
  if (subscriberId === undefined) return refused('link-unusable')
  const state = await findSubscriptionState(db, subscriberId)
  return state === 'confirmed' ? refused('already-subscribed') : accepted(email)
}

export const refreshNewPost: Refresh<'new-post'> = async (db, email, { eventKey, language }) => {
  const [, postId = '', subscriberId] = eventKey.split(':')
  const post = await findPublishedPost(db, postId, language)
  if (!post) return refused('post-unpublished')
  if ((await findSubscriptionState(db, Number(subscriberId))) !== 'confirmed') return refused('unsubscribed')
  return accepted({ ...email, title: post.title, summary: post.summary, path: `/blog/${post.slug}` })
}

export const refreshFestivalOptIn: Refresh<'festival-opt-in'> = async (db, email, { eventKey }) => {
  const [, reminderId = '', choiceHash] = eventKey.split(':')
  const requested = (await findReminder(db, reminderId))?.requested
  return requested && hashSecret(reminderChoiceKey(requested)) === choiceHash
    ? accepted(email)
    : refused('link-unusable')
}

export const refreshFestivalEve: Refresh<'festival-eve'> = async (db, email, { eventKey }) => {
  const [, reminderId = ''] = eventKey.split(':')
  return (await findReminder(db, reminderId))?.chosen ? accepted(email) : refused('unsubscribed')
}

export const refreshInactive: Refresh<'account-inactive'> = async (db, email, { eventKey }) => {
  const [, userId = ''] = eventKey.split(':')
  return (await isNoticedAsInactive(db, userId)) ? accepted(email) : refused('account-active')
}

/** Says the current date: the deletion may have been undone and requested again. */
export const refreshDeletion: Refresh<'deletion-scheduled'> = async (db, email, { eventKey }) => {
  const [, userId = ''] = eventKey.split(':')
  const profile = await findProfile(db, userId)
  if (!profile?.eraseAfter) return refused('deletion-undone')
  return accepted({ ...email, eraseAfter: profile.eraseAfter.toISOString() })
}

/** Names the lesson in the reader's language. */
export const refreshWorkAnswered: Refresh<'work-answered'> = async (db, email, { eventKey, language }) => {
  const [, workId = ''] = eventKey.split(':')
  const work = await findHandedInWork(db, workId, language)
  return work ? accepted({ ...email, lessonTitle: work.lessonTitle }) : refused('enrollment-ended')
}

/** Not for a question that was removed or taken back since. */
export const refreshLessonQuestionAnswered: Refresh<'lesson-question-answered'> = async (
  db,
  email,
  { eventKey, language },
) => {
  const questionId = Number(eventKey.split(':')[1])
  const question = Number.isSafeInteger(questionId) && (await findLessonQuestion(db, questionId, language))
  return question ? accepted({ ...email, lessonTitle: question.lessonTitle }) : refused('question-removed')
}
