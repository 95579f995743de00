import { createContext, type RouterContextProvider, replace } from 'react-router'
import type { Role } from '#domain/roles.ts'
import type { Viewer } from '#domain/viewer.ts'
import { accessDenied } from './respond.ts'

type Context = Readonly<RouterContextProvider>

/** Who is asking, read from the database for this request; null for people who are not signed in. */
export const viewerContext = createContext<Viewer | null>()

/** What kept the site from knowing who is asking; the root of all pages throws it again, where a screen can say so. */
export const unrecognizedContext = createContext<{ readonly failure: unknown } | null>(null)

/** The path and query of the page that was asked for, so that signing in can lead back to it. */
export const requestedPathContext = createContext<string>()

/** Set while a request is answered when it sent somebody to sign in first. */
export const signInContext = createContext<{ isAskedFor: boolean }>()

const CHANGE_PASSWORD_PATH = '/account/change-password'

/** The signed-in person; anybody else is sent to sign in, and comes back afterwards. */
export function requireUser(context: Context): Viewer {
  const viewer = requireUserEvenBeforePasswordChange(context)
  if (viewer.mustChangePassword) throw replace(CHANGE_PASSWORD_PATH)
  return viewer
}

/** For the few pages that must work while the first password is still the one that was shown on a screen. */
export function requireUserEvenBeforePasswordChange(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  context.get(signInContext).isAskedFor = true
  throw toSignIn(context.get(requestedPathContext))
}

/** A whole new page: a form that keeps its place on the screen would show the sign-in page from the middle. */
function toSignIn(returnTo: string): Response {
  const leading = replace(signInPath(returnTo))
  leading.headers.set('X-Remix-Reload-Document', 'true')
  return leading
}

/** The signed-in person with one of these roles; other signed-in people see Access Denied. */
export function requireRole(
  context: Context,
  allowed: Role | readonly Role[],
  options: { readonly message?: string } = {},
): Viewer {
  const viewer = requireUser(context)
  const isAllowed = viewer.roles.some((role) => [allowed].flat().includes(role))
  if (!isAllowed) throw accessDenied(options.message)
  return viewer
}

export function signInPath(returnTo: string): string {
  return returnTo === '/' ? '/auth' : `/auth?return=${encodeURIComponent(returnTo)}`
}
