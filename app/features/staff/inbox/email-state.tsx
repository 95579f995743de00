import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { EMAIL_LIST } from '#content/staff/inbox/emails.ts'
import type { EmailState } from '#domain/emails/emails.ts'

const TONES: Readonly<Record<EmailState, BadgeTone>> = {
  queued: 'gold',
  sending: 'gold',
  sent: 'success',
  failed: 'danger',
  skipped: 'neutral',
}

export function EmailStateBadge({ state }: { state: EmailState }) {
  return <Badge tone={TONES[state]}>{EMAIL_LIST.states[state]}</Badge>
}
