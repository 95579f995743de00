import { purgeVisits } from '#usecases/visitors/purge-visits.ts'
import type { Schedule } from './job.ts'

export const purgeVisitsHourly: Schedule = {
  name: 'purge-visits',
  cron: '23 * * * *',
  async run({ db, now, log }) {
    const purged = await purgeVisits(db, now())
    log.info(purged, 'visits purged')
  },
}
