import { queueUnpaidEmails } from '#usecases/bookings/queue-unpaid-emails.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import type { Schedule } from './job.ts'

export const releaseExpiredHoldsOften: Schedule = {
  name: 'release-expired-holds',
  cron: '*/5 * * * *',
  async run({ db, now, log }) {
    const released = await releaseExpiredHolds(db, now())
    const counts = { ...released, ...(await queueUnpaidEmails(db, now())) }
    if (Object.values(counts).some((count) => count > 0))
      log.info(counts, 'expired holds released, and their clients emailed')
  },
}
