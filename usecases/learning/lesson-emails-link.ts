import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { findEmailedStudent } from '#db/learning/new-lessons.ts'
import { sealText } from '#db/sealed-text.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Site } from '#domain/site.ts'
import { openSignedLink } from '#usecases/accounts/open-signed-link.ts'
import type { LinkVisit } from '#usecases/accounts/take-link.ts'
import { type LinkSubject, signLink } from '#usecases/signed-links.ts'

const UNSUBSCRIBE = 'end lesson emails'

export function endLessonEmailsLink(keys: KeyRing, site: Site, student: LinkSubject): SealedText {
  return sealText(`${site.appUrl}/learning/unsubscribe?token=${signLink(keys, UNSUBSCRIBE, student)}`, site.secret)
}

/** Whom the emails go to. */
export function openLessonEmailsLink(db: Database, keys: KeyRing, visit: LinkVisit) {
  return openSignedLink<LinkSubject>(db, keys, UNSUBSCRIBE, visit, (id) => findEmailedStudent(db, id))
}
