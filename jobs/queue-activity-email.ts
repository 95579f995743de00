import { queueActivityEmail } from '#usecases/sessions/queue-activity-email.ts'
import type { Schedule } from './job.ts'

export const queueActivityEmailEveryMinute: Schedule = {
  name: 'queue-activity-email',
  cron: '* * * * *',
  async run({ db, now, log }) {
    const bookings = await queueActivityEmail(db, now())
    if (bookings > 0) log.info({ bookings }, 'activity email queued')
  },
}
