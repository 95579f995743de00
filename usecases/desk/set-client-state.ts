import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { lockAccount, recordLanguage } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordClientState } from '#db/desk/client-notes.ts'
import { INDIAN_STATE_CODES } from '#domain/indian-states.ts'
import { isLanguage } from '#domain/languages.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

type StateChange = {
  readonly userId: string
  readonly state: string
  readonly language?: string
  readonly staffId: string
  readonly scope: DeskScope
}

/**
 * The client's state decides the tax on their next invoices; an unknown code is saved as null. The emails are in their
 * language, which a form of a site in one language does not have.
 */
export async function setClientState(
  db: Database,
  { userId, state, language = '', staffId, scope }: StateChange,
  now: Date,
): Promise<Outcome<null, 'client-not-found'>> {
  if (!isUuid(userId)) return refused('client-not-found')

  return db.transaction(async (tx) => {
    // A concurrent erasure waits for this lock and then deletes the state too.
    await lockAccount(tx, userId)
    // Nothing new is stored about an erased client.
    if (!(await findDeskClient(tx, scope, userId))) return refused('client-not-found')

    await recordClientState(tx, userId, INDIAN_STATE_CODES.includes(state) ? state : null, now)
    if (isLanguage(language)) await recordLanguage(tx, userId, language)
    // Without the state, which must not outlive an erasure in the log.
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'client-state-changed', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
