import { PAGE_COLOURS } from '@muhurta/brand'
import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { ERROR_LABELS } from '#content/frame/errors.ts'
import { FRAME } from '#content/frame/frame.ts'
import { LANGUAGE, LANGUAGE_TAG } from '#content/language.ts'
import { sanskritNames } from '#domain/charts/sanskrit-names.ts'
import { may } from '#domain/rights.ts'
import { isStaff } from '#domain/roles.ts'
import { istYear } from '#domain/time/india-time.ts'
import type { Route } from './+types/root'
import enhancement from './enhance/enhance.ts?worker&url'
import { connectionProblem } from './features/errors/connection-problem.ts'
import { type ErrorKind, ErrorScreen } from './features/errors/error-screen.tsx'
import { type AppFrame, appFrameOf } from './features/frame/app-frame.ts'
import { navigationFor } from './features/frame/area-navigation.ts'
import { OnlyStaff } from './features/frame/only-staff.tsx'
import { SiteFooter } from './features/frame/site-footer.tsx'
import { SiteHeader } from './features/frame/site-header.tsx'
import { languageAt } from './features/page-parts/page-language.ts'
import { RememberedStyle } from './features/page-parts/use-chart-style.ts'
import { accentHref } from './http/accent-href.ts'
import { chartStyleFromCookies } from './http/chart-style.ts'
import { appUrlContext, clockContext, practiceContext, themeContext } from './http/contexts.ts'
import { type Failure, FailureContext } from './http/failure.ts'
import { flashContext } from './http/flash.ts'
import { nameStyleOf } from './http/name-style.ts'
import { NonceContext } from './http/nonce.ts'
import { pageKindOf } from './http/page-kind.ts'
import { isDenial } from './http/respond.ts'
import { retryAfterHeaders } from './http/retry-after-headers.ts'
import { unrecognizedContext, viewerContext } from './http/viewer.ts'
import styles from './styles/app.css?url'
import { FONT_PRELOADS } from './ui/fonts.ts'
import { ToastRegion } from './ui/overlays/toast-region.tsx'

export function links() {
  return [
    // Before the fonts: it blocks the first paint, they do not.
    { rel: 'stylesheet', href: styles },
    ...FONT_PRELOADS[LANGUAGE].map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  ]
}

/** Of a thrown refusal: only the headers of the route that shows the error are sent. */
export const headers = retryAfterHeaders

/** For pages without meta of their own, mainly error screens. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const site = loaderData?.site.practiceName ?? ''
  // The router passes null, not undefined, when there is no error.
  if ((error ?? undefined) === undefined) return [{ title: site }]

  const { title } = ERROR_LABELS[errorKindOf(error, undefined)]
  return [{ title: [title, site].filter(Boolean).join(' | ') }, { name: 'robots', content: 'noindex' }]
}

/** Runs before every page: a failed session lookup becomes an error screen, not a redirect to sign-in. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const unrecognized = context.get(unrecognizedContext)
    if (unrecognized) throw unrecognized.failure
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, tagline, contact, socialLinks, languages, look, charts, isOpen, filled } =
    await context.get(practiceContext)()
  const viewer = context.get(viewerContext)

  return {
    theme: context.get(themeContext),
    chartStyle: chartStyleFromCookies(request.headers.get('cookie')) ?? charts.style,
    names: JSON.stringify(sanskritNames(nameStyleOf(request))),
    site: { appUrl: context.get(appUrlContext), practiceName: name, languages },
    practice: { name, tagline, contact, socialLinks, languages, logoUrl: look.logoUrl, filled },
    closed: isOpen ? null : { isToViewer: !isStaff(viewer?.roles ?? []), maySetUp: may(viewer?.roles ?? [], 'admin') },
    accentHref: accentHref(look),
    viewer: viewer && {
      id: viewer.id,
      email: viewer.email,
      roles: viewer.roles,
      navigation: navigationFor(viewer),
      secondStepFrom: viewer.proof.hasSecondFactor ? null : viewer.proof.requiredFrom,
    },
    flash: context.get(flashContext),
    year: istYear(context.get(clockContext)()),
  }
}

/**
 * Header and footer data only change when a form was submitted. Not reloading it on navigation saves a query, and keeps
 * the frame on screen when the next page fails to load.
 */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isNavigation = formMethod === undefined || formMethod === 'GET'
  return isNavigation ? false : defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  const matches = useMatches()
  // The router passes null, not undefined, when there is no error.
  const isBroken = (useRouteError() ?? undefined) !== undefined
  // An error screen needs no script, whichever page it replaces.
  const isApplication = pageKindOf(matches) === 'application' && !isBroken
  const theme = frame?.theme ?? 'system'
  const viewer = frame?.viewer
  // An application shows it itself, also after a navigation without a page load.
  const flash = isApplication ? null : frame?.flash
  const appFrame = viewer ? appFrameOf(matches) : undefined

  return (
    <html
      lang={LANGUAGE_TAG}
      data-kind={isApplication ? 'application' : 'document'}
      {...(theme === 'system' ? {} : { 'data-theme': theme })}
      data-names={isApplication ? frame?.names : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAGE_COLOURS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAGE_COLOURS.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {frame?.accentHref && <link rel="stylesheet" href={frame.accentHref} />}
        <script type="module" src={enhancement} nonce={nonce} />
      </head>
      <body {...(appFrame && { className: 'app' })} {...(viewer && { 'data-person': viewer.id })}>
        <a className="skip-link" href="#main">
          {FRAME.skipToContent}
        </a>
        {frame?.closed && !frame.closed.isToViewer && <OnlyStaff maySetUp={frame.closed.maySetUp} path={pathname} />}
        {frame && <Header frame={frame} appFrame={appFrame} path={pathname} />}
        {appFrame && viewer && <appFrame.Nav path={pathname} viewer={viewer} />}
        <main id="main" tabIndex={-1} {...(!isBroken && languageAt(pathname))}>
          {children}
        </main>
        {frame && !appFrame && !frame.closed?.isToViewer && (
          <SiteFooter practice={frame.practice} year={frame.year} path={pathname} />
        )}
        <ToastRegion toast={flash?.tone === 'error' ? null : flash} />
        {isApplication && <ScrollRestoration nonce={nonce} />}
        {isApplication && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

type HeaderProps = {
  frame: Route.ComponentProps['loaderData']
  appFrame: AppFrame | undefined
  path: string
}

function Header({ frame: { practice, viewer, closed }, appFrame, path }: HeaderProps) {
  const shown = { practiceName: practice.name, logoUrl: practice.logoUrl, languages: practice.languages, path }
  if (appFrame && viewer) return <appFrame.Bar {...shown} viewer={viewer} />
  const filled = closed?.isToViewer ? null : practice.filled
  return <SiteHeader {...shown} viewer={viewer} filled={filled} />
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <RememberedStyle value={loaderData.chartStyle}>
      <Outlet />
    </RememberedStyle>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = useContext(FailureContext)
  const kind = errorKindOf(error, failure)
  const message = isRouteErrorResponse(error) && isDenial(error.data) ? error.data.message : undefined
  const mayPass = MAY_PASS.has(kind)
  const hasRetry = mayPass || kind === 'bad-request'
  const { pathname, search } = useLocation()

  return (
    <ErrorScreen
      kind={kind}
      {...(message !== undefined && { message })}
      {...(hasRetry && { retryHref: `${pathname}${search}` })}
      {...(mayPass && failure && { requestId: failure.requestId })}
    />
  )
}

const MAY_PASS = new Set<ErrorKind>(['failure', 'outage', 'offline', 'not-loaded'])

function errorKindOf(error: unknown, failure: Failure | undefined): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (isDenial(error.data) && error.data.kind === 'link-unusable') return 'link'
    // 405 is a form posted to a page without an action.
    if (error.status === 404 || error.status === 405) return 'not-found'
    if (error.status === 403) return 'denied'
    if (error.status === 503) return 'outage'
    if (error.status === 400) return 'bad-request'
  }
  return connectionProblem(error) ?? (failure?.isOutage ? 'outage' : 'failure')
}
