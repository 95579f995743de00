import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { MY_WAITING } from '#content/booking/waitlist.ts'

export type WaitlistEntryView = {
  readonly id: string
  readonly serviceName: string
  readonly wanted: string
  readonly offer: { readonly when: string; readonly until: string; readonly href: string } | null
}

/** What the client waits for, with the time that is offered now. */
export function MyWaiting({ waiting }: { waiting: readonly WaitlistEntryView[] }) {
  if (waiting.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="waiting">
      <h2 id="waiting" className="text-2xl">
        {MY_WAITING.title}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {waiting.map((wait) => (
          <WaitCard key={wait.id} wait={wait} />
        ))}
      </div>
    </section>
  )
}

function WaitCard({ wait: { id, serviceName, wanted, offer } }: { wait: WaitlistEntryView }) {
  return (
    <Card as="article">
      <div className="grid gap-3">
        <h3 className="text-xl">{serviceName}</h3>
        <p className="hint">{wanted}</p>
        {offer && <Notice tone="success">{MY_WAITING.offered(offer.when, offer.until)}</Notice>}
        <div className="button-row">
          {offer && <ButtonLink href={offer.href}>{MY_WAITING.see}</ButtonLink>}
          <Form method="post">
            <input type="hidden" name="entryId" value={id} />
            <Button type="submit" name="intent" value="leave-waitlist" tone="secondary">
              {MY_WAITING.leave}
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
