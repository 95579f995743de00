import { queueSoonReminders } from '#usecases/sessions/queue-session-reminders.ts'
import type { Schedule } from './job.ts'

export const queueSoonRemindersOften: Schedule = {
  name: 'queue-soon-reminders',
  cron: '*/10 * * * *',
  async run({ db, now, log }) {
    const { queued } = await queueSoonReminders(db, now())
    if (queued > 0) log.info({ queued }, 'two-hour reminders queued')
  },
}
