import { notifyOfUndelivered } from '#usecases/emails/notify-of-undelivered.ts'
import { queueAnswerReminders } from '#usecases/sessions/queue-answer-reminders.ts'
import { queueSessionReminders } from '#usecases/sessions/queue-session-reminders.ts'
import type { Schedule } from './job.ts'

export const queueSessionRemindersDaily: Schedule = {
  name: 'queue-session-reminders',
  cron: '0 9 * * *',
  async run({ db, now, log }) {
    const reminders = await queueSessionReminders(db, now())
    const undelivered = await notifyOfUndelivered(db, now())
    const answers = await queueAnswerReminders(db, now())
    log.info({ ...reminders, undelivered, answers }, 'session reminders queued')
  },
}
