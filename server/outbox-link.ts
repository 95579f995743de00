import { createHmac } from 'node:crypto'
import { isLoopbackUrl } from '#domain/loopback.ts'
import type { Settings } from './settings.ts'

/** Opens `/dev/outbox`. Derived from the site's secret, so that the printed link still works after a restart. */
export function outboxToken(secret: string): string {
  return createHmac('sha256', secret).update('dev/outbox').digest('base64url')
}

/** Undefined when emails are sent, or when the site is public and does not show them. */
export function outboxLink({ smtpUrl, appUrl }: Settings, secret: string): string | undefined {
  return smtpUrl || !isLoopbackUrl(appUrl) ? undefined : `${appUrl}/dev/outbox?token=${outboxToken(secret)}`
}
