import { calendarAccessContext, clockContext, databaseContext, keyRingContext, logContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { isGateway } from '#domain/payments/gateways.ts'
import { takeCallback } from '#usecases/payments/gateways/take-callback.ts'
import type { Route } from './+types/gateway-callback'

/** There is nothing to read. */
export function loader() {
  throw notFound()
}

/** What a gateway sends to our server. The body is read as it came, because its signature is of the bytes. */
export async function action({ request, params: { gateway }, context }: Route.ActionArgs) {
  if (!isGateway(gateway)) throw notFound()
  const tools = { keys: context.get(keyRingContext), access: context.get(calendarAccessContext) }
  const callback = { body: await request.text(), headers: request.headers, now: context.get(clockContext)() }
  const taken = await takeCallback(context.get(databaseContext), tools, { gateway, ...callback })
  if (taken.ok) return Response.json({ received: true })
  context.get(logContext).warn({ gateway, refusal: taken.refusal }, 'callback refused')
  // An unknown gateway and a wrong signature look the same from outside.
  return Response.json({ received: false }, { status: 400 })
}
