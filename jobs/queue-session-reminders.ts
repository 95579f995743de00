import { queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'
import { tellOfUndelivered } from '#usecases/sessions/tell-of-undelivered.ts'
import type { Schedule } from './job.ts'

export const queueSessionRemindersDaily: Schedule = {
  name: 'queue-session-reminders',
  cron: '0 9 * * *',
  async run({ db, now, log }) {
    const reminders = await queueSessionReminders(db, now())
    const undelivered = await tellOfUndelivered(db, now())
    log.info({ ...reminders, undelivered }, 'session reminders queued')
  },
}
