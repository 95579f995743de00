import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import { unsealText, unsealWithAny } from '#db/sealed-text.ts'
import { FIRST_LANGUAGE, type Language, prefixOf } from '#domain/languages.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Clock } from '#domain/time/clock.ts'
import type { JobContext } from '#jobs/job.ts'
import { type RunningJobs, startJobs } from '#jobs/start-jobs.ts'
import { emailComposer } from '#mail/compose-email.ts'
import { purgeOutbox } from '#mail/delivery/outbox.ts'
import { createMailTransport } from '#mail/delivery/transport.ts'
import type { EmailContext } from '#mail/email.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import { siteToBackUp } from './backups.ts'
import { isBuilt, loadBundle, loadOnce } from './language-bundles.ts'
import type { Logger } from './log.ts'
import { nightlyBackup } from './nightly-backup.ts'
import type { Settings } from './settings.ts'
import { pushTextWriter } from './texts-for-clients.ts'

type JobParts = {
  readonly url: string
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly outboxDir: string
  /** The data folder. */
  readonly folder: string
  readonly keyRing: KeyRing
  readonly secret: string
  /** Emails that were queued before a change of the secret have links sealed with an earlier one. */
  readonly earlierSecrets: readonly string[]
}

/** Starts the background jobs, in the site's process or in `npm run worker`. */
export function startSiteJobs(settings: Settings, parts: JobParts): Promise<RunningJobs> {
  const { appUrl, smtpUrl, mailFrom } = settings
  const { db, clock, log, outboxDir, secret, earlierSecrets, keyRing } = parts
  const unseal = (text: SealedText) => unsealWithAny(text, earlierSecrets)?.text ?? unsealText(text, secret)
  const openVoucher = (code: SealedText) => unsealWithRing(code, keyRing)

  const emailContext = async (language: Language): Promise<EmailContext> => {
    const { name, contact, emailTexts } = await requirePractice(db, language)
    // A link leads to the page in the language of the email, whichever page caused it.
    const siteUrl = `${appUrl}${prefixOf(language)}`
    return {
      practice: { name, ...contact },
      appUrl: siteUrl,
      texts: emailTexts,
      unseal: (text) => inLanguage(unseal(text), { appUrl, siteUrl }),
      openVoucher,
      bookingUrl: (page, bookingId, email) => `${siteUrl}${bookingLinkPath(keyRing, page, { bookingId, email })}`,
      waitlistUrl: (page, entryId, email) => `${siteUrl}${waitlistLinkPath(keyRing, page, { entryId, email })}`,
    }
  }

  const composers = new Map<Language, Promise<JobContext['composeEmail']>>()
  const composerIn = (language: Language) =>
    loadOnce(composers, language, async () => {
      const create = await loadEmailComposer(language)
      return create({ db, keyRing, emailContext: () => emailContext(language) })
    })

  return startJobs(parts.url, {
    db,
    now: clock,
    log,
    site: { appUrl, secret },
    keyRing,
    calendarAccess: INTERNET_ONLY,
    mail: createMailTransport({ smtpUrl, mailFrom, outboxDir }),
    purgeOutbox: (listDeleted) => purgeOutbox(outboxDir, listDeleted),
    makeBackup: nightlyBackup(settings, {
      site: siteToBackUp(settings, parts.url, { dataDir: parts.folder, secret }),
      ...{ db, clock, log },
    }),
    composeEmail: async (claimed, at) => {
      const { languages } = await requirePractice(db)
      const compose = await composerIn(languages.includes(claimed.language) ? claimed.language : FIRST_LANGUAGE)
      return compose(claimed, at)
    },
    composePush: pushComposer(db),
  })
}

/** A language that the practice has switched off is not written any more. */
function pushComposer(db: Database): JobContext['composePush'] {
  const write = pushTextWriter()
  return async (message, language) => {
    const { languages } = await requirePractice(db)
    return write(message, languages.includes(language) ? language : FIRST_LANGUAGE)
  }
}

/** An address of ours that was sealed when the email was queued; a sealed code is no address, and stays. */
function inLanguage(unsealed: string, { appUrl, siteUrl }: { appUrl: string; siteUrl: string }): string {
  return unsealed.startsWith(`${appUrl}/`) ? `${siteUrl}${unsealed.slice(appUrl.length)}` : unsealed
}

async function loadEmailComposer(language: Language): Promise<typeof emailComposer> {
  if (language === FIRST_LANGUAGE || !isBuilt(language)) return emailComposer
  return (await loadBundle(language)).loadEmailComposer()
}
