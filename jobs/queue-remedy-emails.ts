import { queueRemedyEmails } from '#usecases/remedies/queue-remedy-emails.ts'
import type { Schedule } from './job.ts'

/** Often, because evening comes to each time zone at another time. */
export const queueRemedyEmailsOften: Schedule = {
  name: 'queue-remedy-emails',
  cron: '*/10 * * * *',
  async run({ db, keyRing, site, now, log }) {
    const queued = await queueRemedyEmails(db, { keys: keyRing, site }, now())
    if (queued > 0) log.info({ queued }, 'remedy emails queued')
  },
}
