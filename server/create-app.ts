import * as serverBuild from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { NONCE } from 'hono/secure-headers'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { readingMarkdown } from '#app/features/chart-text/reading-markdown.ts'
import {
  appUrlContext,
  calendarAccessContext,
  clientAddressContext,
  clockContext,
  databaseContext,
  keyRingContext,
  logContext,
  nonceContext,
  phoneMessageContext,
  practiceContext,
  printContext,
  readingTextContext,
  rememberContext,
  renderForStrangerContext,
  requestIdContext,
  savePicturesContext,
  sendsMailContext,
  siteContext,
  socialProvidersContext,
  themeContext,
} from '#app/http/contexts.ts'
import { outageContext } from '#app/http/outage.ts'
import { type LocalOutbox, outboxContext } from '#app/http/outbox.ts'
import { themeFromCookies } from '#app/http/theme.ts'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'
import { LANGUAGE, to, unprefixed } from '#content/language.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { SocialProviders } from '#domain/accounts/social-sign-in.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { isLoopbackUrl } from '#domain/loopback.ts'
import type { Clock } from '#domain/time/clock.ts'
import { openStoredEmails } from '#mail/delivery/stored-emails.ts'
import { printDocument } from '#mail/documents/print-document.ts'
import type { phoneMessageText } from '#mail/messages/phone-message.ts'
import { hashSecret } from '#usecases/secrets.ts'
import { programApi } from './api/api.ts'
import { API_PATH } from './api/api-path.ts'
import { bodyLimits } from './http/body-limits.ts'
import { withChosenNames } from './http/chosen-names.ts'
import { clientAddress } from './http/client-address.ts'
import { openingSoonUntilOpen } from './http/closed-site.ts'
import { countVisits, type VisitCounter } from './http/count-visits.ts'
import type { Counters } from './http/counters.ts'
import { answerError } from './http/error-page.ts'
import { createFlashStorage } from './http/flash-storage.ts'
import { withFormDraft } from './http/form-draft.ts'
import { type Health, healthRoutes } from './http/health.ts'
import { limitComputedPages } from './http/limit-computed-pages.ts'
import { isLocalRequest } from './http/local-request.ts'
import { type MetricsAccess, measureRequests, metricsRoute } from './http/metrics.ts'
import { movedPages } from './http/moved-pages.ts'
import { pageHeaders } from './http/page-headers.ts'
import { decodableQueryOnly, knownMethodsOnly } from './http/refusals.ts'
import { type RequestVariables, requestLog } from './http/request-log.ts'
import { sameOriginOnly } from './http/same-origin.ts'
import { limitSignIns } from './http/sign-in-flood.ts'
import { speculationRules } from './http/speculation-rules.ts'
import { type StaticFiles, serveStatic } from './http/static-files.ts'
import { toEnglishIfSwitchedOff } from './http/switched-off.ts'
import { serveUploads } from './http/uploads.ts'
import { finishResponse, recognizeVisitor } from './http/visitor.ts'
import type { Logger } from './log.ts'
import { createRouteFinder } from './metrics.ts'
import type { Pictures } from './open-pictures.ts'
import { outboxToken } from './outbox-link.ts'
import { cachePages } from './page-cache/cache-pages.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { phoneMessageWriter, readingWriter } from './texts-for-clients.ts'

export type AppParts = Counters & {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly appUrl: string
  /** Encrypts tokens in stored emails, so that a copy of the database alone is not enough to use them. */
  readonly secret: string
  /** For birth details, which must stay readable when the secret is changed. */
  readonly keyRing: KeyRing
  /** What may be read when an astrologer adds a calendar. */
  readonly calendarAccess: CalendarAccess
  readonly socialProviders: SocialProviders
  readonly trustedProxies: number
  /** Where emails are written without a mail server; undefined with one. */
  readonly outboxDir?: string | undefined
  readonly pictures: Pictures
  readonly pageCache: PageCache
  readonly visits: VisitCounter
  readonly staticFiles: StaticFiles
  readonly health: Health
  /**
   * The English bundle runs the site and cannot be loaded again, so it hands its texts to the others. Left out by `dev`, which
   * has one language.
   */
  readonly english?: { readonly reading: typeof readingMarkdown; readonly phoneMessage: typeof phoneMessageText }
  /** Left out where nobody measures. */
  readonly metrics?: MetricsAccess | undefined
}

/** Mail providers send the form of one-click unsubscription (RFC 8058) without a browser, and gateways their callbacks. */
const WITHOUT_ORIGIN = [
  '/newsletter/unsubscribe',
  // Signed instead.
  '/payments/callbacks/*',
  '/festivals/emails/unsubscribe',
  '/remedies/unsubscribe',
  '/learning/unsubscribe',
  '/birthday/unsubscribe',
  '/waitlist/leave',
  '/waitlist/group',
]

const builtSite = { ...(serverBuild as ServerBuild), assets: withoutPreloads(serverBuild.assets) }

/** Every route of the built site, by its id. */
export const siteRoutes = builtSite.routes

const findRoute = createRouteFinder(siteRoutes)

/**
 * The router preloads every module of a page at high priority, before the style sheet: at 1.6 Mbit/s the sign-in
 * is painted after 1.04 s instead of 0.88 s. Without these lists the browser finds the modules by their imports and loads
 * them at low priority (decision 0097).
 */
function withoutPreloads(assets: ServerBuild['assets']): ServerBuild['assets'] {
  const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }])
  return { ...assets, entry: { ...assets.entry, imports: [] }, routes: Object.fromEntries(routes) }
}

/** The site in one language as one function from request to response, without a port or a process. */
export function createApp(parts: AppParts): Hono<{ Variables: RequestVariables }> {
  const site = { isHttps: parts.appUrl.startsWith('https:') }
  // Behind a TLS proxy the router sees http and would refuse every form as cross-origin.
  const build = { ...builtSite, allowedActionOrigins: [new URL(parts.appUrl).host] }
  const renderPage = createRequestHandler(build, import.meta.env.MODE)
  const outbox = openLocalOutbox(parts)
  const flash = createFlashStorage(parts)

  // What goes by path is the same in every language; only the router sees the prefix.
  const getPath = ({ url }: Request) => unprefixed(new URL(url).pathname)
  const app = new Hono<{ Variables: RequestVariables }>({ getPath })
  app.onError(answerError(parts.log))
  // A visitor does not choose the id under which the log has their request.
  app.use(requestId({ headerName: '' }))
  app.use(requestLog(parts.log))
  if (parts.metrics) app.use(measureRequests(parts.metrics, findRoute))
  app.use(countVisits(parts.visits))
  // Outside all that composes headers: a cached page has its own.
  app.use(cachePages(parts.pageCache))
  app.use(pageHeaders(site))
  // Before what is about pages: forms of other sites, methods, cookies.
  app.route(API_PATH, programApi(parts))
  app.use(knownMethodsOnly())
  app.use(decodableQueryOnly())
  app.use(serveStatic(parts.staticFiles))
  app.use(serveUploads(parts.pictures))
  app.use(compress({ encoding: 'gzip' }))
  app.use(except(WITHOUT_ORIGIN, sameOriginOnly(new URL(parts.appUrl).origin)))
  app.use(limitSignIns(parts))
  app.use(limitComputedPages(parts))
  app.route('/', healthRoutes(parts.health))
  if (parts.metrics) app.route('/', metricsRoute(parts.metrics))
  app.route('/', speculationRules())
  // Before the limits: a form is read at its new address.
  app.route('/', movedPages())
  app.post('*', bodyLimits())

  app.all('*', async (context) => {
    const { raw } = context.req
    // The inline scripts of applications carry it; cached documents and files need none.
    NONCE(context, 'script-src')
    // One instant for the whole request: what is pressed before midnight counts for that day, however long it takes.
    const arrivedAt = parts.clock()
    const contextWith = (db: Database) => {
      const routerContext = new RouterContextProvider()
      routerContext.set(databaseContext, db)
      // The frame and the page inside it both need the practice.
      let practice: ReturnType<typeof requirePractice> | undefined
      routerContext.set(practiceContext, () => (practice ??= requirePractice(db, LANGUAGE)))
      routerContext.set(clockContext, () => arrivedAt)
      routerContext.set(rememberContext, parts.pageCache.remember)
      routerContext.set(appUrlContext, parts.appUrl)
      routerContext.set(siteContext, { appUrl: parts.appUrl, secret: parts.secret, language: LANGUAGE })
      routerContext.set(keyRingContext, parts.keyRing)
      routerContext.set(printContext, printDocument)
      routerContext.set(readingTextContext, readingWriter(parts.english?.reading))
      routerContext.set(phoneMessageContext, phoneMessageWriter(parts.english?.phoneMessage))
      routerContext.set(calendarAccessContext, parts.calendarAccess)
      routerContext.set(socialProvidersContext, parts.socialProviders)
      routerContext.set(sendsMailContext, parts.outboxDir === undefined)
      routerContext.set(outboxContext, isLocalRequest(context) ? outbox : undefined)
      routerContext.set(clientAddressContext, clientAddress(context, parts.trustedProxies))
      routerContext.set(savePicturesContext, parts.pictures.save)
      routerContext.set(nonceContext, context.get('secureHeadersNonce') ?? '')
      routerContext.set(logContext, parts.log.child({ requestId: context.get('requestId') }))
      routerContext.set(requestIdContext, context.get('requestId'))
      routerContext.set(outageContext, { isOutage: false })
      routerContext.set(themeContext, themeFromCookies(raw.headers.get('cookie')))
      return routerContext
    }
    const routerContext = contextWith(parts.db)
    routerContext.set(renderForStrangerContext, async (db, path) => {
      const shown = contextWith(db)
      // A practice that has not opened looks at what it will open.
      shown.set(practiceContext, async () => ({ ...(await requirePractice(db, LANGUAGE)), isOpen: true }))
      const request = new Request(new URL(to(path), raw.url))
      await recognizeVisitor(request, shown, flash)
      return withChosenNames(request, async () => (await renderPage(request, shown)).text())
    })
    if (LANGUAGE !== FIRST_LANGUAGE) {
      const english = await toEnglishIfSwitchedOff(raw, routerContext)
      if (english) return english
    }
    await recognizeVisitor(raw, routerContext, flash)
    const shown = await openingSoonUntilOpen(raw, routerContext)
    const page = await withFormDraft(shown, routerContext, () =>
      withChosenNames(shown, () => renderPage(shown, routerContext)),
    )
    return finishResponse(raw, withOutageStatus(page, routerContext), routerContext, flash)
  })
  return app
}

/** The router answers 500 to every error of a route without a page, such as an upload, and of a data request. */
function withOutageStatus(response: Response, context: RouterContextProvider): Response {
  if (response.status !== 500) return response
  const status = context.get(outageContext).isOutage ? 503 : 500
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain')
  return new Response(isPlain ? SERVER_ANSWERS.failed(context.get(requestIdContext)) : response.body, {
    status,
    headers: response.headers,
  })
}

/** Emails contain links that open accounts, so a public site never serves them. */
function openLocalOutbox({ outboxDir, appUrl, secret }: AppParts): LocalOutbox | undefined {
  if (outboxDir === undefined || !isLoopbackUrl(appUrl)) return undefined

  const token = hashSecret(outboxToken(secret))
  return { emails: openStoredEmails(outboxDir), isToken: (given) => hashSecret(given) === token }
}
