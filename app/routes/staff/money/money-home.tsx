import { DeskPage } from '#app/features/staff/desk-page.tsx'
import { privateMeta } from '#app/http/page-meta.ts'
import { MONEY_HOME } from '#content/staff/money/money-home.ts'
import type { Route } from './+types/money-home'
import ToVerify, { action as decide, loader as loadClaims } from './to-verify.tsx'

export { shouldRevalidate } from './to-verify.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, MONEY_HOME.title)
}

/** The same list as the tab of the Astrologer Dashboard. */
export function loader(args: Route.LoaderArgs) {
  return loadClaims(args as unknown as Parameters<typeof loadClaims>[0])
}

export function action(args: Route.ActionArgs) {
  return decide(args as unknown as Parameters<typeof decide>[0])
}

export default function MoneyHome(props: Route.ComponentProps) {
  return (
    <DeskPage title={MONEY_HOME.title}>
      <ToVerify {...(props as unknown as Parameters<typeof ToVerify>[0])} />
    </DeskPage>
  )
}
