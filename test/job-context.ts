import { pino } from 'pino'
import type { Database } from '#db/client.ts'
import type { JobContext } from '#jobs/job.ts'
import { createMailTransport } from '#mail/transport.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { TEST_KEYS } from './factories/bookings.ts'
import { A_PRACTICE } from './factories/sample-emails.ts'

type Changes = Partial<JobContext> & {
  /** Without one, emails are written to the outbox. */
  readonly smtpUrl?: string
}

/** What a job gets; a test changes the parts it is about. */
export function jobContext(db: Database, { smtpUrl, outboxDir = '/nowhere', ...changes }: Changes = {}): JobContext {
  return {
    db,
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ smtpUrl, mailFrom: 'Sample Practice <no-reply@practice.example>', outboxDir }),
    outboxDir,
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    keyRing: TEST_KEYS,
    calendarAccess: INTERNET_ONLY,
    emailContext: async () => A_PRACTICE,
    ...changes,
  }
}
