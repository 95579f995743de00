import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { FRAMED_BY_HEADER, type PageKind } from '#app/http/page-kind.ts'
import { VIDEO_PLAYERS } from '#domain/learning/lesson-video.ts'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>
type Policy = NonNullable<Options['contentSecurityPolicy']>
type Site = { readonly isHttps: boolean }

/** A form's redirects count as its action, and the sign-in form redirects to these. */
const SIGN_IN_PROVIDERS = ['https://accounts.google.com', 'https://www.facebook.com']

const PAGE: Policy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  mediaSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
}

export type ResponseKind = PageKind | 'file' | 'download' | 'embed' | 'framed' | 'preview'

const POLICIES: Record<ResponseKind, Policy> = {
  // No inline script or style, so documents need no nonce and can be cached whole.
  document: {
    ...PAGE,
    // The video of a lesson, after a click on it.
    frameSrc: [...VIDEO_PLAYERS],
  },
  application: {
    ...PAGE,
    scriptSrc: ["'self'", NONCE, "'strict-dynamic'"],
    // Dialogs and toasts position themselves with inline styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    formAction: ["'self'", ...SIGN_IN_PROVIDERS],
    // The preview beside a form of staff.
    frameSrc: ["'self'"],
  },
  // A file shows nothing by itself, but the chart engine is a worker, and a worker has the policy of its script.
  file: { defaultSrc: ["'none'"], scriptSrc: ["'self'"], connectSrc: ["'self'"], formAction: ["'none'"] },
  // May be anything that a user has sent: even when it is opened as a page, it can do nothing.
  download: { defaultSrc: ["'none'"], formAction: ["'none'"], sandbox: [] },
  // The panchanga on the pages of others: text and a style sheet, which any site may frame or show as a picture.
  embed: { defaultSrc: ["'none'"], styleSrc: ["'self'"], formAction: ["'none'"], frameAncestors: ['*'] },
  // The free times on the sites that the practice has named. Whoever chooses one leaves the frame.
  framed: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: [({ res }) => res.headers.get(FRAMED_BY_HEADER) ?? "'none'"],
  },
  // A page of the site with what an admin has typed, beside their form: it can be read and do nothing.
  preview: {
    ...PAGE,
    scriptSrc: ["'none'"],
    connectSrc: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: ['allow-same-origin'],
  },
}

/** The security headers of each kind of response. */
export function securityHeaders(site: Site): Record<ResponseKind, MiddlewareHandler> {
  return {
    document: headersWith(POLICIES.document, site),
    application: headersWith(POLICIES.application, site),
    file: headersWith(POLICIES.file, site),
    download: headersWith(POLICIES.download, site),
    embed: headersWith(POLICIES.embed, site, { framedBy: 'anyone' }),
    framed: headersWith(POLICIES.framed, site, { framedBy: 'named sites' }),
    preview: headersWith(POLICIES.preview, site, { framedBy: 'own pages' }),
  }
}

type Framing = { readonly framedBy?: 'anyone' | 'named sites' | 'own pages' }

function headersWith(policy: Policy, { isHttps }: Site, { framedBy }: Framing = {}): MiddlewareHandler {
  const contentSecurityPolicy = {
    ...policy,
    baseUri: ["'none'"],
    frameAncestors: policy.frameAncestors ?? ["'none'"],
    ...(isHttps && { upgradeInsecureRequests: [] }),
  }
  return secureHeaders({
    // Vite's hot reload needs inline scripts and a WebSocket.
    ...(!import.meta.env.DEV && { contentSecurityPolicy }),
    // It cannot name sites; the policy above does.
    xFrameOptions: framedBy === undefined ? 'DENY' : framedBy === 'own pages' && 'SAMEORIGIN',
    crossOriginResourcePolicy: framedBy === 'anyone' ? 'cross-origin' : 'same-origin',
    // Other sites must not see the address of a reset link or a booking.
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isHttps && 'max-age=63072000; includeSubDomains',
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [], browsingTopics: [] },
    // Legacy headers that current browsers do not need.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
  })
}
