import type { Logger } from 'pino'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
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
  /** Where emails are written while there is no mail server. */
  readonly outboxDir: string
  /** Opens the addresses of calendars. */
  readonly keyRing: KeyRing
  readonly calendarAccess: CalendarAccess
  /** For links in emails. */
  readonly site: Site
  /** Read for each email, so that it carries the current name and address of the practice. */
  readonly emailContext: () => Promise<EmailContext>
}

/** A job may run twice for the same payload, so its use-case must be safe to repeat. */
export type Handler<Name extends JobName> = {
  readonly name: Name
  /** How many jobs one process runs at the same time; one by default. */
  readonly concurrency?: number
  run(context: JobContext, payload: JobPayloads[Name]): Promise<void>
}

export type Schedule = {
  readonly name: ScheduleName
  /** Five fields, in Asia/Kolkata. */
  readonly cron: string
  run(context: JobContext): Promise<void>
}

/** Makes pg-boss run the job again after a while, for a reason that the job has already recorded and logged. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
}
