import { type ReactNode, useContext } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { requirePractice } from '#db/practice.ts'
import type { Route } from './+types/root'
import { FRAME } from './content/frame.ts'
import { SiteFooter } from './features/frame/site-footer.tsx'
import { SiteHeader } from './features/frame/site-header.tsx'
import { appUrlContext, clockContext, databaseContext, skyContext } from './http/contexts.ts'
import { NonceContext } from './http/nonce.ts'
import { pageKindOf } from './http/page-kind.ts'
import { viewerContext } from './http/viewer.ts'
import styles from './styles/app.css?url'
import { FONT_PRELOADS } from './ui/fonts.ts'

export function links() {
  return [
    ...FONT_PRELOADS.map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'stylesheet', href: styles },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, contact, socialLinks } = await requirePractice(context.get(databaseContext))
  const viewer = context.get(viewerContext)

  return {
    sky: context.get(skyContext),
    site: { appUrl: context.get(appUrlContext), practiceName: name },
    practice: { name, tagline, contact, socialLinks },
    viewer: viewer && { email: viewer.email, roles: viewer.roles },
    year: context.get(clockContext)().getFullYear(),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  const { pathname } = useLocation()
  const isApplication = pageKindOf(useMatches()) === 'application'
  const sky = frame?.sky ?? 'system'

  return (
    <html lang="en-IN" {...(sky === 'system' ? {} : { 'data-sky': sky })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffbf3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#130f20" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {FRAME.skipToContent}
        </a>
        {frame && <SiteHeader practiceName={frame.practice.name} path={pathname} viewer={frame.viewer} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {frame && <SiteFooter practice={frame.practice} year={frame.year} />}
        {isApplication && <ScrollRestoration nonce={nonce} />}
        {isApplication && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
