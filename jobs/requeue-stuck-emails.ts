import { requeueStuckEmails } from '#usecases/emails/requeue-stuck-emails.ts'
import type { Schedule } from './job.ts'

export const requeueStuckEmailsOften: Schedule = {
  name: 'requeue-stuck-emails',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const requeued = await requeueStuckEmails(db, now())
    if (requeued > 0) log.warn({ requeued }, 'stuck emails queued again')
  },
}
