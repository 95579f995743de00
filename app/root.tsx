import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { skyContext } from './http/contexts.ts'
import { NonceContext } from './http/nonce.ts'
import { pageKindOf } from './http/page-kind.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { sky: context.get(skyContext) }
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const nonce = useContext(NonceContext)
  const isApplication = pageKindOf(useMatches()) === 'application'
  const sky = page?.sky ?? 'system'

  return (
    <html lang="en" {...(sky === 'system' ? {} : { 'data-sky': sky })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isApplication && <ScrollRestoration nonce={nonce} />}
        {isApplication && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
