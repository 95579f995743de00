import { createContext, type RouterContextProvider, redirectDocument, replace } from 'react-router'
import { isProofFresh, isSetUpDue } from '#domain/accounts/second-factors.ts'
import { type Right, staffMay } from '#domain/rights.ts'
import type { Viewer } from '#domain/viewer.ts'
import { clockContext } from './contexts.ts'
import { accessDenied } from './respond.ts'

type Context = Readonly<RouterContextProvider>

/** The signed-in user, read from the database for this request; null for visitors. */
export const viewerContext = createContext<Viewer | null>()

/** The error that prevented loading the viewer; the root loader throws it again, where an error page can be shown. */
export const unrecognizedContext = createContext<{ readonly failure: unknown } | null>(null)

/** The path and query of the requested page, to return to after signing in. */
export const requestedPathContext = createContext<string>()

/**
 * `isAskedFor` when this request was redirected to sign-in or to a fresh proof. `draftPath` is the page that has the sent
 * form after a proof.
 */
export const signInContext = createContext<{ isAskedFor: boolean; readonly draftPath?: string }>()

const SECURITY_PATH = '/dashboard/security'
const CHANGE_PASSWORD_PATH = '/account/change-password'

/** The signed-in user. Redirects visitors to sign-in, which returns here. */
export function requireUser(context: Context): Viewer {
  const viewer = requireUserEvenBeforePasswordChange(context)
  if (viewer.mustChangePassword) throw replace(CHANGE_PASSWORD_PATH)
  return viewer
}

/** For the few pages that must work before the initial password, which was shown on a screen, is changed. */
export function requireUserEvenBeforePasswordChange(context: Context): Viewer {
  const viewer = context.get(viewerContext)
  if (viewer) return viewer
  context.get(signInContext).isAskedFor = true
  // A full page load: an enhanced form keeps the scroll position and would show the sign-in page from the middle.
  throw redirectDocument(signInPath(context.get(requestedPathContext)))
}

/** The signed-in user with this right; other users see Access Denied. */
export function requireRight(context: Context, right: Right, options: { readonly message?: string } = {}): Viewer {
  const viewer = requireUser(context)
  if (!staffMay(viewer, right)) throw accessDenied(options.message)
  if (isSetUpDue(viewer.proof, context.get(clockContext)())) throw redirectDocument(SECURITY_PATH)
  return viewer
}

/**
 * Redirects somebody who has not proven in the last minutes that it is they, and returns here; a form that was sent is
 * saved. For what decides who can sign in, this holds for everybody.
 */
export function requireFreshProof(context: Context, viewer: Viewer, returnTo?: string): void {
  if (isProofFresh(viewer.proof, context.get(clockContext)())) return
  const asked = context.get(signInContext)
  asked.isAskedFor = true
  throw redirectDocument(provePath(returnTo ?? asked.draftPath ?? context.get(requestedPathContext)))
}

/**
 * The same for money, exports, roles and backups, of those who have a second factor. Staff who must have one are led to it
 * before they get here.
 */
export function requireSecondProof(context: Context, viewer: Viewer, returnTo?: string): void {
  if (viewer.proof.hasSecondFactor) requireFreshProof(context, viewer, returnTo)
}

/** To the proof that is asked for before one more client's birth details are opened. */
export function proofForMany(context: Context): Response {
  return redirectDocument(`${provePath(context.get(requestedPathContext))}&many`)
}

function provePath(returnTo: string): string {
  return `/account/prove?return=${encodeURIComponent(returnTo)}`
}

/**
 * For a form with a long text, which says who wrote it. If someone else has signed in in the same browser since, the text
 * is not saved under their name: the writer has to sign in again.
 */
export function requireWriter(context: Context, form: { text(name: string): string }): void {
  const [writerId = ''] = form.text('textKey').split(':')
  if (writerId === '' || writerId === context.get(viewerContext)?.id) return
  throw redirectDocument(signInPath(context.get(requestedPathContext)))
}

export function signInPath(returnTo: string): string {
  return returnTo === '/' ? '/auth' : `/auth?return=${encodeURIComponent(returnTo)}`
}
