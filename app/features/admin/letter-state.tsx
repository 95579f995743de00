import { LETTERS } from '#app/content/admin-records.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import type { LetterState } from '#domain/letters/letters.ts'

const TONES: Readonly<Record<LetterState, BadgeTone>> = {
  queued: 'gold',
  sending: 'gold',
  sent: 'success',
  failed: 'danger',
}

export function LetterStateBadge({ state }: { state: LetterState }) {
  return <Badge tone={TONES[state]}>{LETTERS.states[state]}</Badge>
}

/** "payment-verified" is read as "Payment verified". */
export function letterName(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
