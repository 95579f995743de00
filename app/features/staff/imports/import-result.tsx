import { Form, Link, useNavigation } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { IMPORT } from '#content/staff/clients/client-import.ts'

export type StayingClient = {
  readonly id: string
  readonly name: string | null
  readonly why: keyof typeof IMPORT.stayReasons
}

export type ResultView = {
  readonly count: number
  readonly isUndone: boolean
  /** Until when the import can be undone, in words; null when that is over. */
  readonly undoUntil: string | null
  /** Of an undone import. */
  readonly stays: readonly StayingClient[]
}

/** What an import has made, and its undo. */
export function ImportResult({ count, isUndone, undoUntil, stays }: ResultView) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <Card as="section" className="grid gap-3">
        <p>{isUndone ? IMPORT.undoneLead : IMPORT.resultLead(count)}</p>
        <p>
          <ButtonLink href="/staff/clients">{IMPORT.toClients}</ButtonLink>
        </p>
      </Card>
      {!isUndone && count > 0 && (
        <Card as="section" className="grid gap-3">
          <h2 className="text-xl">{IMPORT.undoTitle}</h2>
          <p className="hint">{undoUntil === null ? IMPORT.tooLate : IMPORT.undoLead(undoUntil)}</p>
          {undoUntil !== null && (
            <Form method="post">
              <Button type="submit" name="intent" value="undo" tone="secondary" busy={isBusy}>
                {IMPORT.undo}
              </Button>
            </Form>
          )}
        </Card>
      )}
      {stays.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-xl">{IMPORT.stayTitle}</h2>
          <ul className="desk-rows">
            {stays.map(({ id, name, why }) => (
              <li key={id} className="desk-row">
                <Link className="text-link inline-flex min-h-11 items-center" to={clientPath(id)}>
                  {name ?? IMPORT.somebody}
                </Link>
                <span className="hint">{IMPORT.stayReasons[why]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
