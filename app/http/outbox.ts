import { createContext, type RouterContextProvider } from 'react-router'
import type { Outbox } from '#domain/emails/outbox.ts'
import { appUrlContext } from './contexts.ts'
import { goTo } from './redirects.ts'
import { notFound } from './respond.ts'
import { readCookie, setCookie } from './site-cookies.ts'

/** The emails of the outbox, and whether a token is the one in the link that the start prints. */
export type LocalOutbox = { readonly emails: Outbox; isToken(token: string): boolean }

/** Undefined with a mail server, on a public site, and for requests from other machines. */
export const outboxContext = createContext<LocalOutbox | undefined>()

/** The cookie of the printed link is needed: other accounts of this machine can send local requests too. */
export function requireOutbox(request: Request, context: Readonly<RouterContextProvider>): Outbox {
  const outbox = context.get(outboxContext)
  const token = readCookie(request, 'outbox', context.get(appUrlContext))
  if (!outbox || token === undefined || !outbox.isToken(token)) throw notFound()
  return outbox.emails
}

/** Remembers the token of the printed link in a cookie, and removes it from the address bar. */
export function openOutboxLink(request: Request, context: Readonly<RouterContextProvider>): Response | undefined {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return undefined
  if (!context.get(outboxContext)?.isToken(token)) throw notFound()
  return goTo('/dev/outbox', undefined, [setCookie('outbox', token, context.get(appUrlContext))])
}
