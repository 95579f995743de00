import type { JobName } from '#domain/jobs.ts'
import { writeToSubscribers } from '#usecases/blog/write-to-subscribers.ts'
import { offerFreedSlots } from '#usecases/bookings/waitlist/offer-freed-slots.ts'
import { readExternalCalendar } from '#usecases/calendar/read-external-calendar.ts'
import { applyDecision } from '#usecases/payments/apply-decision.ts'
import type { Handler, JobContext } from './job.ts'
import { sendEmail } from './send-email.ts'

/** Runs the work that was queued by use-cases. */
export const HANDLERS: { readonly [Name in JobName]: Handler<Name> } = {
  'send-email': sendEmail,
  'notify-subscribers': {
    async run({ db, now, log, site }, { postId }) {
      const written = await writeToSubscribers(db, site, { postId, now: now() })
      log.info({ postId, written }, 'newsletter emails queued')
    },
  },
  'apply-decision': {
    // A bank statement may decide a hundred payments at once.
    concurrency: 5,
    async run({ db, now, log }, { decisionId }) {
      const result = await applyDecision(db, decisionId, now())
      log.info({ decisionId, result }, 'payment decision handled')
    },
  },
  'read-calendar': {
    // Most of the time is spent waiting for other servers.
    concurrency: 3,
    async run({ db, now, log, keyRing, calendarAccess, site }, { calendarId }) {
      const tools = { keys: keyRing, access: calendarAccess, appUrl: site.appUrl }
      const result = await readExternalCalendar(db, calendarId, tools, now())
      log.info({ calendarId, result }, 'calendar read')
    },
  },
  // Queued where a booking frees its time.
  'offer-freed-slots': { run: makeWaitlistOffers },
}

export async function makeWaitlistOffers({ db, now, log }: JobContext): Promise<void> {
  const counts = await offerFreedSlots(db, now())
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'waitlist offers made')
}
