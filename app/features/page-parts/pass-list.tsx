import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { MY_PASSES } from '#content/booking/passes.ts'
import { longDay } from '#content/words/dates.ts'
import { type BoughtPass, isPassUsable } from '#domain/offers/passes.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type PassView = BoughtPass & { readonly packageSlug: string }

type PassListProps = {
  passes: readonly PassView[]
  today: IsoDate
  /** Whether the reader is the client. */
  isOwn: boolean
  /** Where a session is booked with it; undefined for readers who cannot. */
  bookPath: ((pass: PassView) => string) | undefined
}

/** What is left of each pass; nothing for a client without any. */
export function PassList({ passes, today, isOwn, bookPath }: PassListProps) {
  if (passes.length === 0) return null
  return (
    <section aria-labelledby="my-passes" className="grid gap-3">
      <h2 id="my-passes" className={isOwn ? 'text-2xl' : 'text-xl'}>
        {MY_PASSES.title}
      </h2>
      <ul className="grid gap-3">
        {passes.map((pass) => (
          <li key={pass.id}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <h3 className={tallScript(pass.name)}>{pass.name}</h3>
                <p className="text-ink-soft">{stateOf(pass, today)}</p>
              </div>
              {bookPath && isPassUsable(pass, today) && (
                <ButtonLink href={bookPath(pass)} tone="secondary">
                  {MY_PASSES.book}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf(pass: BoughtPass, today: IsoDate): string {
  const { left, sessions, lastDay, isEnded } = pass
  if (isEnded) return MY_PASSES.cancelled
  if (left === 0) return MY_PASSES.usedUp
  if (lastDay < today) return MY_PASSES.over(longDay(lastDay))
  return `${MY_PASSES.left(left, sessions)}, ${MY_PASSES.until(longDay(lastDay))}`
}
