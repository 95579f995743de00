import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import type { Schedule } from './job.ts'

export const releaseExpiredHoldsOften: Schedule = {
  name: 'release-expired-holds',
  cron: '*/5 * * * *',
  async run({ db, now, log }) {
    const counts = await releaseExpiredHolds(db, now())
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'expired holds released')
  },
}
