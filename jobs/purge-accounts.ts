import { purgeAccounts } from '#usecases/privacy/purge-accounts.ts'
import type { Schedule } from './job.ts'

export const purgeAccountsHourly: Schedule = {
  name: 'purge-accounts',
  cron: '17 * * * *',
  async run({ db, now, log }) {
    const normalized = await purgeAccounts(db, now())
    log.info(normalized, 'accounts normalized')
  },
}
