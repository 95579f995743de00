import type { RouterContextProvider } from 'react-router'
import { LANGUAGE } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import type { Language } from '#domain/languages.ts'
import type { Site } from '#domain/site.ts'
import { clientAddressContext, clockContext, databaseContext, siteContext } from './contexts.ts'
import { readCookie } from './site-cookies.ts'

/** What the account use-cases need from a request. */
export type Visit = {
  readonly db: Database
  readonly site: Site
  readonly now: Date
  readonly address: string
  /** From the form; undefined without script. */
  readonly timeZone?: string | undefined
  readonly browser: {
    readonly device: string
    readonly sessionToken: string | undefined
    readonly deviceToken: string | undefined
    /** Of a code emailed by the sign-in page. */
    readonly codeToken: string | undefined
    readonly language: Language
  }
}

export function visitOf(request: Request, context: Readonly<RouterContextProvider>): Visit {
  const site = context.get(siteContext)
  return {
    db: context.get(databaseContext),
    site,
    now: context.get(clockContext)(),
    address: context.get(clientAddressContext),
    browser: {
      device: deviceName(request.headers.get('user-agent')),
      sessionToken: readCookie(request, 'session', site.appUrl),
      deviceToken: readCookie(request, 'device', site.appUrl),
      codeToken: readCookie(request, 'code', site.appUrl),
      language: LANGUAGE,
    },
  }
}
