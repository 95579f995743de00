import type { GatewayName } from './gateways.ts'

/** Where a gateway sends its callbacks. */
export const callbackPath = (gateway: GatewayName) => `/payments/callbacks/${gateway}`

/** Leads to the gateway's page, and where the gateway returns: its id cannot be guessed, and it shows nothing private. */
export const onlinePaymentPath = (id: string) => `/booking/online/${id}`

/** The query with which a gateway returns. */
export const RETURNED = 'returned'
