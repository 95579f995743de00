import { applyDecision as apply } from '#usecases/payments/apply-decision.ts'
import type { Handler } from './job.ts'

export const applyDecision: Handler<'apply-decision'> = {
  name: 'apply-decision',
  // A bank statement may decide a hundred payments at once.
  concurrency: 5,
  async run({ db, now, log }, { decisionId }) {
    const result = await apply(db, decisionId, now())
    log.info({ decisionId, result }, 'payment decision handled')
  },
}
