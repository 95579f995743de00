import { findPublishedPost, type PublishedPost } from '#db/blog/blog-posts.ts'
import type { Database, Transaction } from '#db/client.ts'
import { listConfirmedSubscribers, type Subscriber } from '#db/visitors/subscribers.ts'
import type { Site } from '#domain/site.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { createNewsletterLink } from '#usecases/visitors/newsletter-link.ts'

const EMAILS_AT_ONCE = 50

type Order = { readonly postId: number; readonly now: Date }

/**
 * Queues one email about a post per subscriber and returns how many. After an interruption it continues where it
 * stopped, and no subscriber gets the email twice. Stops when the post is unpublished in the meantime.
 */
export async function writeToSubscribers(db: Database, site: Site, { postId, now }: Order): Promise<number> {
  const subscribers = await listConfirmedSubscribers(db)
  let written = 0
  for (let start = 0; start < subscribers.length; start += EMAILS_AT_ONCE) {
    const post = await findPublishedPost(db, String(postId))
    if (!post) break

    const group = subscribers.slice(start, start + EMAILS_AT_ONCE)
    written += await db.transaction((tx) => writeTo(tx, site, group, post, now))
  }
  return written
}

async function writeTo(
  tx: Transaction,
  site: Site,
  readers: readonly Subscriber[],
  post: PublishedPost,
  now: Date,
): Promise<number> {
  let written = 0
  for (const { id, email } of readers) {
    const { link } = await createNewsletterLink(tx, site, { subscriberId: id, purpose: 'unsubscribe', now })
    const isNew = await queueEmail(tx, {
      eventKey: `new-post:${post.id}:${id}`,
      to: { address: email },
      email: { kind: 'new-post', title: post.title, summary: post.summary, path: `/blog/${post.slug}`, stop: link },
      // It has no times, and thousands of readers should not each cost a query.
      timeZone: INDIA_TIME_ZONE,
    })
    if (isNew) written += 1
  }
  return written
}
