import { Button } from '#app/ui/buttons/button.tsx'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'

type ListedDelivery = {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly problem: string | null
  /** The first characters; empty without an answer. */
  readonly answer: string
  readonly canResend: boolean
}

/** The log of what was sent to one address. */
export function DeliveryList({ deliveries }: { deliveries: readonly ListedDelivery[] }) {
  return (
    <section className="grid gap-2" aria-labelledby="deliveries">
      <h2 className="text-xl" id="deliveries">
        {WEBHOOKS.log}
      </h2>
      <p className="hint">{deliveries.length === 0 ? WEBHOOKS.logEmpty : WEBHOOKS.logLead}</p>
      <ul className="desk-rows">
        {deliveries.map(({ id, title, line, problem, answer, canResend }) => (
          <li key={id} className="desk-row">
            <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
              <p className="font-semibold">{title}</p>
              <p className="hint">{line}</p>
              {problem !== null && <p>{problem}</p>}
              {answer.trim() !== '' && (
                <details className="desk-more">
                  <summary>{WEBHOOKS.answer}</summary>
                  <p lang="zxx">
                    <code>{answer}</code>
                  </p>
                </details>
              )}
              {canResend && (
                <form method="post">
                  <input type="hidden" name="delivery" value={id} />
                  <Button type="submit" name="intent" value="resend" tone="secondary" size="sm">
                    {WEBHOOKS.resend}
                    <span className="sr-only">: {title}</span>
                  </Button>
                </form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
