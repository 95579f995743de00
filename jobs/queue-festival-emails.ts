import { queueFestivalEmails } from '#usecases/visitors/queue-festival-emails.ts'
import type { Schedule } from './job.ts'

/** Often, because evening comes to each time zone at another time. */
export const queueFestivalEmailsOften: Schedule = {
  name: 'queue-festival-emails',
  cron: '*/10 * * * *',
  async run({ db, keyRing, site, now, log }) {
    const queued = await queueFestivalEmails(db, { keys: keyRing, site }, now())
    if (queued > 0) log.info({ queued }, 'festival emails queued')
  },
}
