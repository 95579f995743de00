import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { AppBar } from '#app/features/frame/app-bar.tsx'
import { type AppFrameHandle, showsTabs } from '#app/features/frame/app-frame.ts'
import { AppNav } from '#app/features/frame/app-nav.tsx'
import { PlaceTabs } from '#app/features/frame/place-tabs.tsx'
import { SecondStepNotice } from '#app/features/frame/second-step-notice.tsx'
import staffStyles from '#app/features/staff/staff.css?url'
import { stayOnPage } from '#app/features/writing/stay-on-page.ts'
import type { loader as loadRoot } from '#app/root.tsx'
import { unprefixed } from '#content/language.ts'
import type { Route } from './+types/app-frame'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }]

/** Every route below this one requires a sign-in and has the app frame. */
export const handle: AppFrameHandle = { appFrame: { Bar: AppBar, Nav: AppNav } }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage]

export default function AppFrame() {
  const viewer = useRouteLoaderData<typeof loadRoot>('root')?.viewer
  const { pathname } = useLocation()
  const hasTabs = showsTabs(useMatches())
  return (
    <>
      {viewer?.secondStepFrom && isWork(pathname) && <SecondStepNotice from={viewer.secondStepFrom} />}
      {viewer && !hasTabs && <PlaceTabs path={pathname} viewer={viewer} />}
      <Outlet />
    </>
  )
}

/** A client's pages of the same person need no second step. */
function isWork(pathname: string): boolean {
  return /^\/(staff|admin|astrologer-dashboard)\b/.test(unprefixed(pathname))
}
