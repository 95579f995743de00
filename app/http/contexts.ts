import { createContext } from 'react-router'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { SocialProviders } from '#domain/accounts/social-sign-in.ts'
import type { Clock } from '#domain/clock.ts'
import type { Practice } from '#domain/content/practice-profile.ts'
import type { Site } from '#domain/site.ts'
import type { Theme } from './theme.ts'

/** What the server hands to every loader and action. Each has no default: forgetting one is a bug, not a guess. */
export const databaseContext = createContext<Database>()
export const clockContext = createContext<Clock>()
export const themeContext = createContext<Theme>()

/** Reads the practice at most once per request. */
export const practiceContext = createContext<() => Promise<Practice>>()

/** The one-time token that lets our own inline scripts run (content-security policy). */
export const nonceContext = createContext<string>()

/** Where the site lives, without a trailing slash: for canonical links, never taken from a request header. */
export const appUrlContext = createContext<string>()

/** What links in emails are made of; the secret seals them and never reaches a page. */
export const siteContext = createContext<Site>()

/** Seals and opens birth details; never reaches a page. */
export const keyRingContext = createContext<KeyRing>()

/** Google and Facebook, as far as the operator has keys for them. */
export const socialProvidersContext = createContext<SocialProviders>()

/** Whether emails leave the machine, or lie in a folder because no mail server is set. */
export const sendsMailContext = createContext<boolean>()

/** The address a request came from, for limits; behind a trusted proxy the one it vouches for. */
export const clientAddressContext = createContext<string>()

/** Where pictures lie that staff uploaded. */
export const uploadsFolderContext = createContext<string>()

/** The log of this request: each line carries the id that an error page shows. */
export const logContext = createContext<RequestLog>()
export const requestIdContext = createContext<string>()

export type RequestLog = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}
