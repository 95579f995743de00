import type { RouterContextProvider } from 'react-router'
import { practiceContext } from '#app/http/contexts.ts'
import { pagePath } from '#app/http/page-path.ts'
import { unrecognizedContext, viewerContext } from '#app/http/viewer.ts'
import { to } from '#content/language.ts'
import { isStaff } from '#domain/roles.ts'

/** The page that strangers see of a practice that has not opened (0236). */
const OPENING_SOON = '/opening-soon'

/**
 * What works before the practice opens: signing in and the set-up, the work of staff, what clients whom staff booked open
 * from their emails, and what browsers and these pages load.
 */
const OPEN_ALWAYS = [
  OPENING_SOON,
  '/auth',
  '/account',
  '/astrologer-setup',
  '/create-admin',
  '/sign-out',
  '/api',
  '/staff',
  '/admin',
  '/astrologer-dashboard',
  '/dashboard',
  '/learning',
  '/certificate',
  '/booking',
  '/booking-success',
  '/book/payment',
  '/waitlist',
  '/invoices',
  '/receipts',
  '/vouchers',
  '/files',
  '/calendar',
  '/blog/preview',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/festivals/emails',
  '/remedies/unsubscribe',
  '/birthday/unsubscribe',
  '/terms',
  '/privacy',
  '/theme',
  '/names',
  '/months',
  '/language',
  '/accent',
  '/robots.txt',
  '/site.webmanifest',
  // The routes of the client router.
  '/__manifest',
  '/dev',
]

/** The request itself, or for a stranger before the practice opens the one for the page that says so. */
export async function openingSoonUntilOpen(request: Request, context: RouterContextProvider): Promise<Request> {
  const url = new URL(request.url)
  if (isOpenAlways(pagePath(url.pathname)) || !(await isClosedTo(context))) return request
  return new Request(new URL(to(OPENING_SOON), url), { headers: request.headers })
}

function isOpenAlways(path: string): boolean {
  return OPEN_ALWAYS.some((root) => path === root || path.startsWith(`${root}/`))
}

async function isClosedTo(context: RouterContextProvider): Promise<boolean> {
  // The page shows why nobody could be recognized.
  if (context.get(unrecognizedContext)) return false
  const viewer = context.get(viewerContext)
  if (viewer && isStaff(viewer.roles)) return false
  try {
    return !(await context.get(practiceContext)()).isOpen
  } catch {
    // The page reads the practice too, and answers an outage with its own screen.
    return false
  }
}
