import { LETTERS } from '#app/content/admin-records.ts'
import { Button } from '#app/ui/button.tsx'
import type { LetterState } from '#domain/letters/letters.ts'
import { LetterStateBadge, letterName } from './letter-state.tsx'
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

export function LetterList({ letters }: { letters: readonly LetterLine[] }) {
  return (
    <ul className="console-list">
      {letters.map((letter) => (
        <li key={letter.id} className="console-item">
          <div className="console-item-words">
            <h2>{letterName(letter.kind)}</h2>
            <p className="hint">
              {[letter.recipientName, letter.recipient].filter(Boolean).join(', ')} · <When at={letter.createdAt} />
            </p>
            {letter.reason && <p className="hint console-clamp">{letter.reason}</p>}
            <p className="flex flex-wrap items-center gap-2">
              <LetterStateBadge state={letter.state} />
              {letter.sentAt && (
                <span className="hint">
                  <When at={letter.sentAt} />
                </span>
              )}
              {letter.attempts > 1 && <span className="hint">{LETTERS.tries(letter.attempts)}</span>}
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
