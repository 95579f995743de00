import { queueFollowUps } from '#usecases/sessions/follow-up.ts'
import type { Schedule } from './job.ts'

/** By day in India: nobody is thanked in the middle of the night. */
export const queueFollowUpsHourly: Schedule = {
  name: 'queue-follow-ups',
  cron: '20 9-20 * * *',
  async run({ db, now, log }) {
    const queued = await queueFollowUps(db, now())
    log.info({ queued }, 'follow-ups queued')
  },
}
