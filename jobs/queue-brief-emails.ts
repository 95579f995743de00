import { queueBriefEmails } from '#usecases/sessions/queue-brief-emails.ts'
import type { Schedule } from './job.ts'

/** Often, because evening comes to each time zone at another time. */
export const queueBriefEmailsOften: Schedule = {
  name: 'queue-brief-emails',
  cron: '*/10 * * * *',
  async run({ db, now, log }) {
    const queued = await queueBriefEmails(db, now())
    if (queued > 0) log.info({ queued }, 'emails about tomorrow’s sessions queued')
  },
}
