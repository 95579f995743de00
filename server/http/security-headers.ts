import type { PageKind } from '#app/http/page-kind.ts'

const FIXED: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  // Nothing about the page a person comes from (a reset link, a booking) is told to other sites.
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
]

const HSTS = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as const

/** Where the sign-in form may end up: a form's redirects count as its action. */
const SIGN_IN_PROVIDERS = 'https://accounts.google.com https://www.facebook.com'

/** The headers of every answer, pages and errors alike. */
export function securityHeaders(site: { isHttps: boolean }): readonly (readonly [string, string])[] {
  return site.isHttps ? [...FIXED, HSTS] : FIXED
}

/**
 * Documents have no inline script or style, so they need no nonce and can be cached whole.
 * Applications start from inline scripts that carry this response's nonce.
 */
export function contentSecurityPolicy(
  kind: PageKind,
  { nonce }: { readonly nonce: string },
  site: { isHttps: boolean },
): string {
  const isDocument = kind === 'document'
  return [
    "default-src 'none'",
    isDocument ? "script-src 'self'" : `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // Dialogs and toasts position themselves with inline styles; documents have none.
    isDocument ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    isDocument ? "form-action 'self'" : `form-action 'self' ${SIGN_IN_PROVIDERS}`,
    ...onEveryAnswer(site),
  ].join('; ')
}

/** Files show nothing by themselves; but the chart engine is a worker, which lives by the policy that its script came with. */
export function filePolicy(site: { isHttps: boolean }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    ...onEveryAnswer(site),
  ].join('; ')
}

function onEveryAnswer({ isHttps }: { isHttps: boolean }): string[] {
  return ["base-uri 'none'", "frame-ancestors 'none'", ...(isHttps ? ['upgrade-insecure-requests'] : [])]
}
