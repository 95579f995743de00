import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import type { Schedule } from './job.ts'

export const purgeAccountsHourly: Schedule = {
  name: 'purge-accounts',
  cron: '17 * * * *',
  async run({ db, now, log }) {
    const purged = await purgeAccounts(db, now())
    log.info(purged, 'accounts purged')
  },
}
