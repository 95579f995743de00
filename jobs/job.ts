import type { Logger } from 'pino'
import type { Database } from '#db/client.ts'
import type { Clock } from '#domain/clock.ts'
import type { JobName, JobPayloads, ScheduleName } from '#domain/jobs.ts'
import type { Site } from '#domain/site.ts'
import type { EmailContext } from '#mail/email.ts'
import type { MailTransport } from '#mail/outgoing-email.ts'

export type JobContext = {
  readonly db: Database
  readonly now: Clock
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  readonly mail: MailTransport
  /** What links in emails are made of. */
  readonly site: Site
  /** Asked for each round of emails, so that a changed name or address of the practice is in the next one. */
  readonly emailContext: () => Promise<EmailContext>
  /** How many people wait for an answer of this process at this moment. */
  readonly countWaiting: () => number
}

/** Does one job. It may run twice for the same payload, so the use-case behind it must not mind. */
export type Handler<Name extends JobName> = {
  readonly name: Name
  run(context: JobContext, payload: JobPayloads[Name]): Promise<void>
}

export type Schedule = {
  readonly name: ScheduleName
  /** Five fields, read by the practice's clock in Asia/Kolkata. */
  readonly cron: string
  run(context: JobContext): Promise<void>
}
