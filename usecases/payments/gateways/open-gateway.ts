import type { Database } from '#db/client.ts'
import { type KeyRing, opensWith, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { findGateway, type GatewaySettings } from '#db/payments/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Api } from './call-gateway.ts'
import type { CallbackReader, Gateway, GatewayAccess, GatewayKeys } from './gateway.ts'
import { RAZORPAY_CALLBACKS, razorpay } from './razorpay.ts'
import { STRIPE_CALLBACKS, stripe } from './stripe.ts'

type Service = {
  readonly origin: string
  readonly open: (api: Api, keys: GatewayKeys) => Gateway
  readonly callbacks: CallbackReader
}

const SERVICES: Readonly<Record<GatewayName, Service>> = {
  razorpay: { origin: 'https://api.razorpay.com', open: razorpay, callbacks: RAZORPAY_CALLBACKS },
  stripe: { origin: 'https://api.stripe.com', open: stripe, callbacks: STRIPE_CALLBACKS },
}

export type GatewayTools = { readonly keys: KeyRing; readonly access: GatewayAccess }

export const callbacksOf = (gateway: GatewayName): CallbackReader => SERVICES[gateway].callbacks

function openGateway(gateway: GatewayName, keys: GatewayKeys, access: GatewayAccess): Gateway {
  const { open, origin } = SERVICES[gateway]
  return open({ origin: access.origins?.[gateway] ?? origin, access }, keys)
}

/** Undefined if the practice has none, or its keys cannot be read any more. */
export async function findOpenGateway(
  db: Database,
  name: GatewayName,
  { keys: ring, access }: GatewayTools,
): Promise<(GatewaySettings & { readonly service: Gateway; readonly callbackSecret: string }) | undefined> {
  const settings = await findGateway(db, name)
  if (!settings || !opensWith(settings.sealedKeys, ring)) return undefined
  const keys = unsealKeys(settings.sealedKeys, ring)
  return { ...settings, service: openGateway(name, keys, access), callbackSecret: keys.callbackSecret }
}

export function sealKeys(keys: GatewayKeys, ring: KeyRing): SealedText {
  return sealWithRing(JSON.stringify(keys), ring)
}

/** Only `sealKeys` writes it. */
function unsealKeys(sealed: SealedText, ring: KeyRing): GatewayKeys {
  return JSON.parse(unsealWithRing(sealed, ring)) as GatewayKeys
}
