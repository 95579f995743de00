import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { unsealText, unsealWithAny } from '#db/sealed-text.ts'
import type { LinkedPage, WaitlistPage } from '#domain/bookings/booking-links.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Clock } from '#domain/time/clock.ts'
import { type RunningJobs, startJobs } from '#jobs/start-jobs.ts'
import { emailComposer } from '#mail/compose-email.ts'
import { purgeOutbox } from '#mail/delivery/outbox.ts'
import { createMailTransport } from '#mail/delivery/transport.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import type { Logger } from './log.ts'
import type { Settings } from './settings.ts'

type JobParts = {
  readonly url: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly outboxDir: string
  readonly keyRing: KeyRing
  readonly secret: string
  /** Emails that were queued before a change of the secret have links sealed with an earlier one. */
  readonly earlierSecrets: readonly string[]
}

/** Starts the background jobs, in the site's process or in `npm run worker`. */
export function startSiteJobs({ appUrl, smtpUrl, mailFrom }: Settings, parts: JobParts): Promise<RunningJobs> {
  const { db, clock, log, outboxDir, secret, earlierSecrets, keyRing } = parts
  const unseal = (text: SealedText) => unsealWithAny(text, earlierSecrets)?.text ?? unsealText(text, secret)
  const openVoucher = (code: SealedText) => unsealWithRing(code, keyRing)
  const bookingUrl = (page: LinkedPage, bookingId: string, email: string) =>
    `${appUrl}${bookingLinkPath(keyRing, page, { bookingId, email })}`
  const waitlistUrl = (page: WaitlistPage, entryId: string, email: string) =>
    `${appUrl}${waitlistLinkPath(keyRing, page, { entryId, email })}`

  const emailContext = async () => {
    const { name, contact, emailTexts } = await requirePractice(db)
    return { practice: { name, ...contact }, appUrl, texts: emailTexts, unseal, openVoucher, bookingUrl, waitlistUrl }
  }

  return startJobs(parts.url, {
    db,
    now: clock,
    log,
    site: { appUrl, secret },
    keyRing,
    calendarAccess: INTERNET_ONLY,
    mail: createMailTransport({ smtpUrl, mailFrom, outboxDir }),
    purgeOutbox: (listDeleted) => purgeOutbox(outboxDir, listDeleted),
    composeEmail: emailComposer({ db, keyRing, emailContext }),
  })
}
