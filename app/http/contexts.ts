import { createContext } from 'react-router'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { SocialProviders } from '#domain/accounts/social-sign-in.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import type { Reading } from '#domain/charts/reading/statement.ts'
import type { FilledPages, Practice } from '#domain/content/practice-profile.ts'
import type { SavePictures } from '#domain/image-uploads.ts'
import type { PrintDocument } from '#domain/invoices/documents.ts'
import type { Language } from '#domain/languages.ts'
import type { PhoneMessage, PhoneMessageContext } from '#domain/sessions/phone-messages.ts'
import type { Site } from '#domain/site.ts'
import type { Clock } from '#domain/time/clock.ts'
import type { ThemeChoice } from './theme.ts'

/** What the server passes to every loader and action. There are no defaults, so that forgetting one throws. */
export const databaseContext = createContext<Database>()
export const clockContext = createContext<Clock>()
export const themeContext = createContext<ThemeChoice>()

/** Reads the practice at most once per request. */
export const practiceContext = createContext<() => Promise<Practice & { readonly filled: FilledPages }>>()

/**
 * Computes what many pages show at most once a minute, and again when content changes. Never for what belongs to one user.
 */
export const rememberContext = createContext<Remember>()

/** The nonce of our own inline scripts (content security policy). */
export const nonceContext = createContext<string>()

/** The site's URL without a trailing slash, for canonical links; never taken from a request header. */
export const appUrlContext = createContext<string>()

/** What links in emails are made of; their secret never reaches a page. */
export const siteContext = createContext<Site>()

/** Seals and opens birth details; never reaches a page. */
export const keyRingContext = createContext<KeyRing>()

/** What may be read when an astrologer adds a calendar. */
export const calendarAccessContext = createContext<CalendarAccess>()

/** Writes the PDF of an invoice, a receipt, a voucher or a certificate. */
export const printContext = createContext<PrintDocument>()

/** Writes a reading as a text in any language of the site, whichever the page is in. */
export const readingTextContext = createContext<(reading: Reading, language: Language) => Promise<string>>()

/** Writes a message by WhatsApp or SMS in any language of the site, whichever the page is in. */
export const phoneMessageContext =
  createContext<(message: PhoneMessage, context: PhoneMessageContext, language: Language) => Promise<string>>()

/** Google and Facebook, if the operator has set their keys. */
export const socialProvidersContext = createContext<SocialProviders>()

/** Whether emails are sent, or written to a folder because no mail server is set. */
export const sendsMailContext = createContext<boolean>()

/** The client's IP address, for limits; behind a trusted proxy the one it reports. */
export const clientAddressContext = createContext<string>()

/** Stores pictures that staff upload, where PICTURES says. */
export const savePicturesContext = createContext<SavePictures>()

/**
 * The HTML of a public page as a stranger would get it, read through this database: a transaction that is undone afterwards
 * shows the site with changes that are not saved.
 */
export const renderForStrangerContext = createContext<(db: Database, path: string) => Promise<string>>()

/** The logger of this request: each line has the id that an error page shows. */
export const logContext = createContext<RequestLog>()
export const requestIdContext = createContext<string>()

export type Remember = <Value>(key: 'next-slot', compute: () => Promise<Value>) => Promise<Value>

export type RequestLog = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}
