import { LETTERS } from '#app/content/admin.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LetterState } from '#domain/letters.ts'
import { When } from './when.tsx'

export type LetterLine = {
  readonly id: number
  readonly kind: string
  readonly recipient: string
  readonly recipientName: string | null
  readonly state: LetterState
  readonly attempts: number
  readonly reason: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

const TONES: Readonly<Record<LetterState, BadgeTone>> = {
  queued: 'gold',
  sending: 'gold',
  sent: 'success',
  failed: 'danger',
}

export function LetterList({ letters }: { letters: readonly LetterLine[] }) {
  return (
    <ul className="console-list">
      {letters.map((letter) => (
        <li key={letter.id} className="console-item">
          <div className="console-item-words">
            <h2>{inWords(letter.kind)}</h2>
            <p className="hint">
              {[letter.recipientName, letter.recipient].filter(Boolean).join(', ')} · <When at={letter.createdAt} />
            </p>
            {letter.reason && <p className="hint console-clamp">{letter.reason}</p>}
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[letter.state]}>{LETTERS.states[letter.state]}</Badge>
              {letter.sentAt && (
                <span className="hint">
                  <When at={letter.sentAt} />
                </span>
              )}
              {letter.attempts > 1 && <span className="hint">{letter.attempts} tries</span>}
            </p>
          </div>
          {letter.state !== 'sending' && (
            <form method="post" className="console-item-tools">
              <input type="hidden" name="id" value={letter.id} />
              <Button type="submit" name="intent" value="resend" tone="secondary" size="sm">
                {LETTERS.resend}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}

/** "payment-verified" is read as "Payment verified". */
function inWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
