import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { GatewayForm, type GatewayView } from '#app/features/staff/practice/gateway-form.tsx'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { GATEWAYS_PATH, GETTING_PAID_PATH } from '#app/features/staff/staff-paths.ts'
import { appUrlContext, calendarAccessContext, keyRingContext } from '#app/http/contexts.ts'
import type { FlashToast } from '#app/http/flash.ts'
import { chosenAction, readForm, type SentForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { badRequest } from '#app/http/respond.ts'
import { requireSecondProof } from '#app/http/viewer.ts'
import { type AdminVisit, requireAdmin } from '#app/routes/staff/require-admin.ts'
import { GATEWAY_PROBLEMS, GATEWAY_SETTINGS } from '#content/staff/practice/gateways.ts'
import { GETTING_PAID } from '#content/staff/practice/practice-place.ts'
import { type GatewaySettings, listGateways } from '#db/payments/gateways.ts'
import { callbackPath } from '#domain/payments/gateway-paths.ts'
import { GATEWAYS, type GatewayName, isGateway } from '#domain/payments/gateways.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { saveGatewayKeys, switchGateway, testGateway } from '#usecases/payments/gateways/change-gateway.ts'
import type { GatewayTools } from '#usecases/payments/gateways/open-gateway.ts'
import type { Route } from './+types/gateways'
import { PASSWORD_PROBLEMS } from './password-problems.ts'

const PLACE = '/staff/practice'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, GATEWAY_SETTINGS.title)
}

/** The services through which clients can pay online, and whether each works. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, viewer } = requireAdmin(context)
  requireSecondProof(context, viewer)
  const settings = await listGateways(db)
  const appUrl = context.get(appUrlContext)
  const gateways: GatewayView[] = GATEWAYS.map((gateway) => {
    const found = settings.find((one) => one.gateway === gateway)
    const callbackUrl = `${appUrl}${callbackPath(gateway)}`
    return { gateway, state: stateOf(found), keyEnding: found?.keyEnding ?? null, callbackUrl }
  })
  return { gateways }
}

function stateOf(settings: GatewaySettings | undefined): GatewayView['state'] {
  if (!settings) return 'none'
  if (settings.connectedAt === null) return 'untested'
  return settings.isOn ? 'on' : 'off'
}

type Sent = AdminVisit & { readonly tools: GatewayTools; readonly gateway: GatewayName }
type Action = (form: SentForm, sent: Sent) => Promise<FlashToast>

const done = (title: string): FlashToast => ({ tone: 'success', title })
const failed = (title: string): FlashToast => ({ tone: 'error', title })

const ACTIONS: Readonly<Record<string, Action>> = {
  keys: async (form, { db, tools, gateway, editorId, now }) => {
    const typed = form.texts(['keyId', 'keySecret', 'callbackSecret'])
    const saved = await saveGatewayKeys(db, tools, { gateway, editorId, typed, password: form.text('password') }, now)
    if (saved.ok) return done(GATEWAY_SETTINGS.saved)
    const { reason } = saved.refusal
    return failed(
      reason in GATEWAY_PROBLEMS
        ? GATEWAY_PROBLEMS[reason as keyof typeof GATEWAY_PROBLEMS]
        : PASSWORD_PROBLEMS[reason as keyof typeof PASSWORD_PROBLEMS],
    )
  },
  test: async (_, { db, tools, gateway, editorId, now }) => {
    const tested = await testGateway(db, tools, { gateway, editorId }, now)
    return tested.ok ? done(GATEWAY_SETTINGS.tested) : failed(GATEWAY_PROBLEMS[tested.refusal])
  },
  on: (_, sent) => switched(sent, true),
  off: (_, sent) => switched(sent, false),
}

async function switched({ db, gateway, editorId, now }: Sent, isOn: boolean): Promise<FlashToast> {
  const changed = await switchGateway(db, { gateway, editorId, isOn }, now)
  if (!changed.ok) return failed(GATEWAY_PROBLEMS[changed.refusal])
  return done(isOn ? GATEWAY_SETTINGS.switchedOn : GATEWAY_SETTINGS.switchedOff)
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireAdmin(context)
  requireSecondProof(context, visit.viewer)
  const form = await readForm(request)
  const gateway = form.text('gateway')
  if (!isGateway(gateway)) throw badRequest()
  const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
  const toast = await chosenAction(ACTIONS, form)(form, { ...visit, tools, gateway })
  await refreshPageCaches(visit.db)
  return goTo(`${GATEWAYS_PATH}#${gateway}`, toast)
}

export default function Gateways({ loaderData: { gateways } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading
        title={GATEWAY_SETTINGS.title}
        lead={GATEWAY_SETTINGS.lead}
        crumbs={[
          { label: placeNameAt(PLACE), href: PLACE },
          { label: GETTING_PAID.title, href: GETTING_PAID_PATH },
          { label: GATEWAY_SETTINGS.title },
        ]}
      />
      {gateways.map((gateway) => (
        <GatewayForm key={gateway.gateway} {...gateway} />
      ))}
    </>
  )
}
