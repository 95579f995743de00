import type { RouterContextProvider } from 'react-router'
import { keyRingContext } from '#app/http/contexts.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { refusedLink } from '#app/routes/booking/visit-booking.ts'
import { LANGUAGE } from '#content/language.ts'
import { openWaitlistLink } from '#usecases/bookings/waitlist/waitlist-links.ts'

type EntryRequest = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

/** The entry that a link in an email opens, without a sign-in. */
export async function openEntry({ request, context }: EntryRequest) {
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openWaitlistLink(db, context.get(keyRingContext), { token, address, language: LANGUAGE, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  return { entry: opened.value, token, db, now }
}
