import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { GROUP_WAIT } from '#content/booking/groups.ts'
import { MY_WAITING } from '#content/booking/waitlist.ts'
import { SEAT_WAITS } from '#content/learning/own-classes.ts'

export type WaitlistEntryView = {
  readonly id: string
  readonly serviceName: string
  readonly wanted: string
  readonly offer: { readonly when: string; readonly until: string; readonly href: string } | null
}

/** A full group that the client waits for. */
export type SeatWaitView = {
  readonly id: string
  readonly courseTitle: string
  /** Empty for a date of a class. */
  readonly group: string
  /** The first class; null without dates. */
  readonly starts: string | null
  readonly offer: { readonly until: string; readonly href: string } | null
}

type MyWaitingProps = { waiting: readonly WaitlistEntryView[]; seats: readonly SeatWaitView[] }

/** What the client waits for, with the time or the seat that is offered now. */
export function MyWaiting({ waiting, seats }: MyWaitingProps) {
  return (
    <>
      {waiting.length > 0 && (
        <WaitSection id="waiting" title={MY_WAITING.title}>
          {waiting.map(({ id, serviceName, wanted, offer }) => (
            <WaitCard
              key={id}
              title={serviceName}
              lines={[wanted]}
              offered={offer && MY_WAITING.offered(offer.when, offer.until)}
              take={offer && <ButtonLink href={offer.href}>{MY_WAITING.see}</ButtonLink>}
              leave={{ intent: 'leave-waitlist', field: 'entryId', id }}
            />
          ))}
        </WaitSection>
      )}
      {seats.length > 0 && (
        <WaitSection id="waiting-seats" title={SEAT_WAITS.title}>
          {seats.map(({ id, courseTitle, group, starts, offer }) => (
            <WaitCard
              key={id}
              title={courseTitle}
              lines={[...(group === '' ? [] : [group]), ...(starts === null ? [] : [SEAT_WAITS.starts(starts)])]}
              offered={offer && SEAT_WAITS.offered(offer.until)}
              take={offer && <ButtonLink href={offer.href}>{GROUP_WAIT.take}</ButtonLink>}
              leave={{ intent: 'leave-group', field: 'waitId', id }}
            />
          ))}
        </WaitSection>
      )}
    </>
  )
}

function WaitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">{children}</div>
    </section>
  )
}

type WaitCardProps = {
  title: string
  lines: readonly string[]
  /** Null without an offer. */
  offered: string | null
  take: ReactNode
  leave: { readonly intent: string; readonly field: string; readonly id: string }
}

function WaitCard({ title, lines, offered, take, leave }: WaitCardProps) {
  return (
    <Card as="article">
      <div className="grid gap-3">
        <h3 className={classNames('text-xl', tallScript(title))}>{title}</h3>
        {lines.map((line) => (
          <p key={line} className="hint">
            {line}
          </p>
        ))}
        {offered !== null && <Notice tone="success">{offered}</Notice>}
        <div className="button-row">
          {take}
          <Form method="post">
            <input type="hidden" name={leave.field} value={leave.id} />
            <Button type="submit" name="intent" value={leave.intent} tone="secondary">
              {MY_WAITING.leave}
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
