import { Form, Link } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FieldNotes, groupAttributes } from '#app/ui/fields/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { MERGE } from '#content/staff/clients/client-card.ts'

const COUNTS = ['bookings', 'notes', 'invoices', 'payments', 'ledgerEntries', 'courses', 'consents'] as const

type CardFacts = Readonly<Record<(typeof COUNTS)[number], number>> & {
  readonly id: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
}

type MergeCardsProps = {
  kept: CardFacts
  closed: CardFacts
  /** The cards have two names. */
  asksName: boolean
  otherId: string
  path: string
  error: string | undefined
}

/** Both cards side by side, what moves, and the button that merges them. */
export function MergeCards({ kept, closed, asksName, otherId, path, error }: MergeCardsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <OneCard title={MERGE.stays} card={kept} />
        <OneCard title={MERGE.closes} card={closed} />
      </div>
      <Notice>{MERGE.explain}</Notice>
      <Form method="post" action={`${path}?other=${otherId}`} className="desk-form">
        <input type="hidden" name="other" value={otherId} />
        {asksName && (
          <fieldset className="fieldset" {...groupAttributes({ name: 'nameOf', error })}>
            <legend>{MERGE.whichName}</legend>
            {[kept, closed].map(({ id, fullName }) => (
              <div key={id} className="choice">
                <input type="radio" id={`name-${id}`} name="nameOf" value={id} required />
                <label htmlFor={`name-${id}`} className="[overflow-wrap:anywhere]">
                  {fullName}
                </label>
              </div>
            ))}
            <FieldNotes field={{ name: 'nameOf', label: MERGE.whichName, error }} />
          </fieldset>
        )}
        <div className="desk-actions">
          <Button type="submit" tone="danger">
            {MERGE.submit}
          </Button>
          <Link className="text-link inline-flex min-h-11 items-center" to={path}>
            {MERGE.other}
          </Link>
        </div>
      </Form>
    </div>
  )
}

function OneCard({ title, card }: { title: string; card: CardFacts }) {
  const name = card.fullName ?? CARD.unknownClient
  return (
    <Card as="section" className="desk-form">
      <p className="hint">{title}</p>
      <h2 className={`text-xl [overflow-wrap:anywhere] ${tallScript(name) ?? ''}`}>{name}</h2>
      <FactList
        facts={[
          { term: MERGE.facts.email, value: card.email ?? MERGE.noEmail },
          { term: MERGE.facts.phone, value: card.phone ?? MERGE.noEmail },
          ...COUNTS.map((name) => ({ term: MERGE.facts[name], value: card[name] })),
        ]}
      />
    </Card>
  )
}
