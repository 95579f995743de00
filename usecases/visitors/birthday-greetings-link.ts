import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findRemindedClient } from '#db/remedies/remedy-reminders.ts'
import { sealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Site } from '#domain/site.ts'
import { openSignedLink } from '#usecases/accounts/open-signed-link.ts'
import type { LinkVisit } from '#usecases/accounts/take-link.ts'
import { type LinkSubject, signLink } from '#usecases/signed-links.ts'

const UNSUBSCRIBE = 'end birthday greetings'

export function endGreetingsLink(keys: KeyRing, site: Site, client: LinkSubject): SealedText {
  return sealText(`${site.appUrl}/birthday/unsubscribe?token=${signLink(keys, UNSUBSCRIBE, client)}`, site.secret)
}

/** Whom the greeting went to. */
export function openGreetingsLink(db: Database, keys: KeyRing, visit: LinkVisit) {
  return openSignedLink<LinkSubject>(db, keys, UNSUBSCRIBE, visit, (id) => findRemindedClient(db, id))
}
