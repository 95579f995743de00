import { pino } from 'pino'
import type { Database } from '#db/client.ts'
import type { JobContext } from '#jobs/job.ts'
import { emailComposer } from '#mail/compose-email.ts'
import { purgeOutbox } from '#mail/delivery/outbox.ts'
import { createMailTransport } from '#mail/delivery/transport.ts'
import type { EmailContext } from '#mail/email.ts'
import { pushText } from '#mail/messages/push-text.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'

type Changes = Partial<JobContext> & {
  readonly outboxDir?: string
  readonly emailContext?: () => Promise<EmailContext>
  /** Without one, emails are written to the outbox. */
  readonly smtpUrl?: string
}

/** What a job gets; a test changes the parts it is about. */
export function jobContext(db: Database, changed: Changes = {}): JobContext {
  const { smtpUrl, outboxDir = '/nowhere', emailContext = async () => A_PRACTICE, ...changes } = changed
  return {
    db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ smtpUrl, mailFrom: 'Sample Practice <no-reply@practice.example>', outboxDir }),
    purgeOutbox: (listDeleted) => purgeOutbox(outboxDir, listDeleted),
    makeBackup: undefined,
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    keyRing: TEST_KEYS,
    calendarAccess: INTERNET_ONLY,
    composeEmail: emailComposer({ db, keyRing: TEST_KEYS, emailContext }),
    composePush: async (message) => pushText(message),
    ...changes,
  }
}
