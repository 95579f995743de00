import { setTimeout as delay } from 'node:timers/promises'
import type { JobName } from '#domain/jobs.ts'
import { writeToSubscribers } from '#usecases/blog/write-to-subscribers.ts'
import { offerFreedSeats } from '#usecases/bookings/cohorts/offer-freed-seats.ts'
import { offerFreedSlots } from '#usecases/bookings/waitlist/offer-freed-slots.ts'
import { readExternalCalendar } from '#usecases/calendar/read-external-calendar.ts'
import { checkOneLink } from '#usecases/content/check-links.ts'
import { applyDecision } from '#usecases/payments/apply-decision.ts'
import { type ReadResult, readGatewayPayment } from '#usecases/payments/gateways/read-gateway-payment.ts'
import { settleGatewayRefund } from '#usecases/payments/gateways/refund-through-gateway.ts'
import { sendPushMessage } from '#usecases/push/send-push-message.ts'
import { sendWebhook } from '#usecases/webhooks/send-webhook.ts'
import { type Handler, type JobContext, RetryLater } from './job.ts'
import { sendEmail } from './send-email.ts'

/** What a gateway may answer differently in a minute. */
const MAY_PASS: ReadonlySet<ReadResult> = new Set(['unreachable', 'too-slow', 'server-error', 'unreadable'])

const PAUSE_BETWEEN_LINKS_MS = 2_000

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
  'read-gateway-payment': {
    concurrency: 3,
    async run({ db, now, log, keyRing, calendarAccess }, { id }) {
      const result = await readGatewayPayment(db, { keys: keyRing, access: calendarAccess }, id, now())
      log.info({ id, result }, 'payment read at its gateway')
      if (MAY_PASS.has(result)) throw new RetryLater(result)
    },
  },
  'settle-gateway-refund': {
    async run({ db, now, log, keyRing, calendarAccess }, { id }) {
      const result = await settleGatewayRefund(db, { keys: keyRing, access: calendarAccess }, id, now())
      log.info({ id, result }, 'refund handled at its gateway')
      if (result === 'later') throw new RetryLater(result)
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
  'check-link': {
    async run({ db, now, log, calendarAccess, site }, { url }) {
      const result = await checkOneLink(db, url, { access: calendarAccess, appUrl: site.appUrl }, now())
      log.info({ result }, 'link checked')
      // Many links lead to the same few sites.
      if (result !== 'skipped') await delay(PAUSE_BETWEEN_LINKS_MS)
    },
  },
  'send-webhook': {
    // Most of the time is spent waiting for other servers.
    concurrency: 3,
    async run({ db, now, log, keyRing, calendarAccess }, { deliveryId }) {
      const result = await sendWebhook(db, deliveryId, { keys: keyRing, access: calendarAccess }, now())
      log.info({ deliveryId, result }, 'webhook handled')
      if (result === 'failed') throw new RetryLater(`webhook ${deliveryId} is sent again`)
    },
  },
  'send-push': {
    // Most of the time is spent waiting for other servers.
    concurrency: 5,
    async run({ db, now, log, keyRing, calendarAccess, composePush, site }, { messageId }) {
      const tools = { keys: keyRing, access: calendarAccess, compose: composePush, appUrl: site.appUrl }
      const result = await sendPushMessage(db, messageId, tools, now())
      log.info({ messageId, result }, 'notification handled')
      if (result === 'later') throw new RetryLater(`notification ${messageId} is sent again`)
    },
  },
  // Queued where a booking frees its time.
  'offer-freed-slots': { run: makeWaitlistOffers },
}

export async function makeWaitlistOffers({ db, now, log }: JobContext): Promise<void> {
  const counts = { ...(await offerFreedSlots(db, now())), ...(await offerFreedSeats(db, now())) }
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'waitlist offers made')
}
