import { listDeletedEmailIds } from '#db/emails/email-records.ts'
import { CALENDAR_READ_MINUTES } from '#domain/calendar/calendar-address.ts'
import type { ScheduleName } from '#domain/jobs.ts'
import { checkAllRecords } from '#usecases/admin/check-all-records.ts'
import { publishDuePosts } from '#usecases/blog/change-publication.ts'
import { queueUnpaidEmails } from '#usecases/bookings/queue-unpaid-emails.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { queueCalendarReads } from '#usecases/calendar/read-external-calendar.ts'
import { queueLinkChecks } from '#usecases/content/check-links.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { notifyOfUndelivered } from '#usecases/emails/notify-of-undelivered.ts'
import { queueClassReminders } from '#usecases/learning/cohorts/queue-class-reminders.ts'
import { queueNewLessonEmails } from '#usecases/learning/queue-new-lesson-emails.ts'
import { readOpenPayments } from '#usecases/payments/gateways/read-gateway-payment.ts'
import { settleOpenRefunds } from '#usecases/payments/gateways/refund-through-gateway.ts'
import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import { queuePushMessages } from '#usecases/push/queue-push-messages.ts'
import { queueRemedyEmails } from '#usecases/remedies/queue-remedy-emails.ts'
import { queueFollowUps } from '#usecases/sessions/follow-up.ts'
import { queueActivityEmail } from '#usecases/sessions/queue-activity-email.ts'
import { queueAnswerReminders } from '#usecases/sessions/queue-answer-reminders.ts'
import { queueBriefEmails } from '#usecases/sessions/queue-brief-emails.ts'
import { queueSessionReminders, queueSoonReminders } from '#usecases/sessions/queue-session-reminders.ts'
import { purgeVisits } from '#usecases/visitors/purge-visits.ts'
import { queueBirthdayGreetings } from '#usecases/visitors/queue-birthday-greetings.ts'
import { queueFestivalEmails } from '#usecases/visitors/queue-festival-emails.ts'
import { queueWebhooks } from '#usecases/webhooks/send-webhook.ts'
import { makeWaitlistOffers } from './handlers.ts'
import type { Schedule } from './job.ts'

/** What the clock starts. Emails of the evening before are queued often, because evening comes to each time zone at another time. */
export const SCHEDULES: Readonly<Record<ScheduleName, Schedule>> = {
  'publish-scheduled-posts': {
    cron: '* * * * *',
    async run({ db, now, log }) {
      const published = await publishDuePosts(db, now())
      if (published === 0) return

      // Logged only when every replica shows the post.
      await refreshPageCaches(db)
      log.info({ published }, 'scheduled posts published')
    },
  },
  'release-expired-holds': {
    cron: '*/5 * * * *',
    async run({ db, now, log }) {
      const released = await releaseExpiredHolds(db, now())
      const counts = { ...released, ...(await queueUnpaidEmails(db, now())) }
      if (Object.values(counts).some((count) => count > 0))
        log.info(counts, 'expired holds released, and their clients emailed')
    },
  },
  // For callbacks that never came.
  'read-gateways': {
    cron: '*/5 * * * *',
    async run({ db, keyRing, calendarAccess, now, log }) {
      const tools = { keys: keyRing, access: calendarAccess }
      const paid = await readOpenPayments(db, tools, now())
      const refunds = await settleOpenRefunds(db, tools, now())
      if (paid + refunds > 0) log.info({ paid, refunds }, 'open payments and refunds read at their gateways')
    },
  },
  // Finds what was freed otherwise: by lapsed holds and offers, changed hours, or an event gone from a calendar.
  'offer-waitlist': { cron: '* * * * *', run: makeWaitlistOffers },
  'queue-session-reminders': {
    cron: '0 9 * * *',
    async run({ db, now, log }) {
      const reminders = await queueSessionReminders(db, now())
      const undelivered = await notifyOfUndelivered(db, now())
      const answers = await queueAnswerReminders(db, now())
      log.info({ ...reminders, undelivered, answers }, 'session reminders queued')
    },
  },
  'queue-soon-reminders': {
    cron: '*/10 * * * *',
    async run({ db, now, log }) {
      const { queued } = await queueSoonReminders(db, now())
      const classes = await queueClassReminders(db, now())
      if (queued + classes > 0) log.info({ queued, classes }, 'two-hour reminders and those of classes queued')
    },
  },
  'queue-activity-email': {
    cron: '* * * * *',
    async run({ db, now, log }) {
      const bookings = await queueActivityEmail(db, now())
      if (bookings > 0) log.info({ bookings }, 'activity email queued')
    },
  },
  'queue-brief-emails': {
    cron: '*/10 * * * *',
    async run({ db, now, log }) {
      const queued = await queueBriefEmails(db, now())
      if (queued > 0) log.info({ queued }, 'emails about tomorrow’s sessions queued')
    },
  },
  // By day in India: nobody is thanked in the middle of the night.
  'queue-follow-ups': {
    cron: '20 9-20 * * *',
    async run({ db, now, log }) {
      const queued = await queueFollowUps(db, now())
      log.info({ queued }, 'follow-ups queued')
    },
  },
  'queue-festival-emails': {
    cron: '*/10 * * * *',
    async run({ db, keyRing, site, now, log }) {
      const queued = await queueFestivalEmails(db, { keys: keyRing, site }, now())
      const birthdays = await queueBirthdayGreetings(db, { keys: keyRing, site }, now())
      if (queued + birthdays > 0) log.info({ queued, birthdays }, 'festival emails and birthday greetings queued')
    },
  },
  'queue-remedy-emails': {
    cron: '*/10 * * * *',
    async run({ db, keyRing, site, now, log }) {
      const queued = await queueRemedyEmails(db, { keys: keyRing, site }, now())
      if (queued > 0) log.info({ queued }, 'remedy emails queued')
    },
  },
  // In the evening in India, so that a teacher may add several lessons in a day, and mend them.
  'queue-new-lesson-emails': {
    cron: '0 18 * * *',
    async run({ db, keyRing, site, now, log }) {
      const queued = await queueNewLessonEmails(db, { keys: keyRing, site }, now())
      if (queued > 0) log.info({ queued }, 'emails about new lessons queued')
    },
  },
  'queue-calendar-reads': {
    cron: `*/${CALENDAR_READ_MINUTES} * * * *`,
    async run({ db, log }) {
      const queued = await queueCalendarReads(db)
      if (queued > 0) log.info({ queued }, 'calendar reads queued')
    },
  },
  'queue-link-checks': {
    cron: '40 3 * * 1',
    async run({ db, log }) {
      const queued = await queueLinkChecks(db)
      if (queued > 0) log.info({ queued }, 'link checks queued')
    },
  },
  'queue-webhooks': {
    cron: '* * * * *',
    async run({ db, now, log }) {
      const queued = await queueWebhooks(db, now())
      if (queued > 0) log.info({ queued }, 'webhooks queued')
    },
  },
  'queue-push': {
    cron: '* * * * *',
    async run({ db, now, log }) {
      const queued = await queuePushMessages(db, now())
      if (queued > 0) log.info({ queued }, 'notifications queued')
    },
  },
  'purge-accounts': {
    cron: '17 * * * *',
    async run({ db, now, log, purgeOutbox }) {
      const purged = await purgeAccounts(db, now())
      // After the commit, and by what is missing: a process killed in between leaves these files to the next hour.
      const files = await purgeOutbox((ids) => listDeletedEmailIds(db, ids))
      log.info({ ...purged, files }, 'accounts purged')
    },
  },
  // At night in India, after the day is over.
  'make-backup': {
    cron: '30 2 * * *',
    async run({ makeBackup, now, log }) {
      if (makeBackup) log.info(await makeBackup(now()), 'backup made')
    },
  },
  'check-records': {
    cron: '45 3 * * *',
    async run({ db, now, log }) {
      const found = await checkAllRecords(db, now())
      if (found.length > 0) log.error({ problems: found.slice(0, 20) }, 'the records have problems')
      else log.info('the records have no problems')
    },
  },
  'purge-visits': {
    cron: '23 * * * *',
    async run({ db, now, log }) {
      const purged = await purgeVisits(db, now())
      log.info(purged, 'visits purged')
    },
  },
}
