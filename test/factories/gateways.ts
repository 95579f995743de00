import type { Database } from '#db/client.ts'
import { recordGatewayChange, recordGatewayKeys } from '#db/payments/gateways.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import { GATEWAY_TEST_KEYS } from '#test/outside-world/gateway-server.ts'
import { sealKeys } from '#usecases/payments/gateways/open-gateway.ts'
import { TEST_KEYS } from './bookings.ts'

/** A gateway that is connected and on. */
export async function givenGateway(db: Database, gateway: GatewayName, now: Date): Promise<void> {
  const sealedKeys = sealKeys(GATEWAY_TEST_KEYS, TEST_KEYS)
  await recordGatewayKeys(db, { gateway, sealedKeys, keyEnding: 'hurta' }, now)
  await recordGatewayChange(db, gateway, { isOn: true, connectedAt: now }, now)
}
