import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WEBHOOKS } from '#content/staff/practice/webhooks.ts'
import type { WebhookEvent } from '#domain/webhooks/webhooks.ts'

type WebhookActionsProps = {
  isOn: boolean
  /** Why nothing arrives; null if it does. */
  problem: string | null
  events: readonly WebhookEvent[]
}

export function WebhookActions({ isOn, problem, events }: WebhookActionsProps) {
  return (
    <div className="grid gap-4">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <p className="hint">{events.map((event) => WEBHOOKS.eventNames[event]).join(' · ')}</p>
      <form method="post" className="form-actions">
        {isOn && (
          <Button type="submit" name="intent" value="test" tone="secondary">
            {WEBHOOKS.test}
          </Button>
        )}
        <Button type="submit" name="intent" value={isOn ? 'off' : 'on'} tone="quiet">
          {isOn ? WEBHOOKS.switchOff : WEBHOOKS.switchOn}
        </Button>
      </form>
      <details className="desk-more">
        <summary>{WEBHOOKS.remove}</summary>
        <form method="post" className="grid justify-items-start gap-2">
          <p>{WEBHOOKS.removeLead}</p>
          <Button type="submit" name="intent" value="remove" tone="danger" size="sm">
            {WEBHOOKS.confirmRemove}
          </Button>
        </form>
      </details>
    </div>
  )
}
