import type { Logger } from 'pino'
import type { Database } from '#db/client.ts'
import type { ClaimedEmail } from '#db/emails/email-states.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BackupCheckResult } from '#domain/backup-check.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import type { MailTransport, OutgoingEmail } from '#domain/emails/email-delivery.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import type { JobName, JobPayloads } from '#domain/jobs.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import type { Clock } from '#domain/time/clock.ts'
import type { ComposePush } from '#usecases/push/send-push-message.ts'

export type JobContext = {
  readonly db: Database
  readonly now: Clock
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>
  readonly mail: MailTransport
  /** Deletes the files of emails that no longer exist, and returns how many. */
  readonly purgeOutbox: (listDeleted: (emailIds: readonly number[]) => Promise<readonly number[]>) => Promise<number>
  /** Writes a backup, checks it and deletes old ones; undefined without a folder for them. */
  readonly makeBackup: ((now: Date) => Promise<NightlyBackup>) | undefined
  /** Opens the addresses of calendars. */
  readonly keyRing: KeyRing
  /** For calendars and links. */
  readonly calendarAccess: CalendarAccess
  /** For links in emails. */
  readonly site: Site
  /** Writes an email as it is true now, or says why it is not sent any more. */
  readonly composeEmail: (claimed: ClaimedEmail, now: Date) => Promise<Outcome<OutgoingEmail, SkipReason>>
  /** Writes a notification in the reader's language. */
  readonly composePush: ComposePush
}

type NightlyBackup = { readonly path: string; readonly deleted: number; readonly check: BackupCheckResult }

/** A job may run twice for the same payload, so its use-case must be safe to repeat. */
export type Handler<Name extends JobName> = {
  /** How many jobs one process runs at the same time; one by default. */
  readonly concurrency?: number
  run(context: JobContext, payload: JobPayloads[Name]): Promise<void>
}

export type Schedule = {
  /** Five fields, in Asia/Kolkata. */
  readonly cron: string
  run(context: JobContext): Promise<void>
}

/** Makes pg-boss run the job again after a while, for a reason that the job has already recorded and logged. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
}
