import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealText } from '#db/sealed-text.ts'
import { type FestivalReminder, findReminder } from '#db/visitors/festival-reminders.ts'
import { type ReminderChoice, reminderChoiceKey } from '#domain/almanac/festival-reminders.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Site } from '#domain/site.ts'
import { openSignedLink } from '#usecases/accounts/open-signed-link.ts'
import type { LinkRefusal, LinkVisit } from '#usecases/accounts/take-link.ts'
import { signLink } from '#usecases/signed-links.ts'

type Reader = { readonly id: string; readonly email: string }

const UNSUBSCRIBE = 'end festival emails'
/** A link confirms the choice that its email names, and no other that somebody typed later. */
const confirmRight = (choice: ReminderChoice | null) => `festival emails ${choice ? reminderChoiceKey(choice) : ''}`

export function confirmRemindersLink(keys: KeyRing, site: Site, reader: Reader, choice: ReminderChoice): SealedText {
  return sealText(
    `${site.appUrl}/festivals/emails/confirm?token=${signLink(keys, confirmRight(choice), reader)}`,
    site.secret,
  )
}

export function endRemindersLink(keys: KeyRing, site: Site, reader: Reader): SealedText {
  return sealText(
    `${site.appUrl}/festivals/emails/unsubscribe?token=${signLink(keys, UNSUBSCRIBE, reader)}`,
    site.secret,
  )
}

export type OpenedReminder = Outcome<FestivalReminder, LinkRefusal>

export function openConfirmLink(db: Database, keys: KeyRing, visit: LinkVisit): Promise<OpenedReminder> {
  return openSignedLink(
    db,
    keys,
    ({ requested, chosen }: FestivalReminder) => confirmRight(requested ?? chosen),
    visit,
    (id) => findReminder(db, id),
  )
}

export function openEndLink(db: Database, keys: KeyRing, visit: LinkVisit): Promise<OpenedReminder> {
  return openSignedLink<FestivalReminder>(db, keys, UNSUBSCRIBE, visit, (id) => findReminder(db, id))
}
