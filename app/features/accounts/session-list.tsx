import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { deviceText, PROFILE } from '#content/accounts/account-pages.ts'
import { shortDay } from '#content/words/dates.ts'

export type SignedInSessionView = {
  readonly id: string
  readonly device: string
  readonly lastSeenAt: Date
  readonly isCurrent: boolean
}

/** Every signed-in browser, so that a lost phone can be signed out. */
export function SessionList({ sessions }: { sessions: readonly SignedInSessionView[] }) {
  return (
    <Card as="section" id="sessions">
      <div className="grid gap-4">
        <h2 className="text-xl">{PROFILE.sessions}</h2>
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {deviceText(session.device)}
                <span className="hint block">
                  {PROFILE.lastSeen} {shortDay(session.lastSeenAt)}
                </span>
              </span>
              {session.isCurrent ? <Badge tone="success">{PROFILE.thisBrowser}</Badge> : <EndSession id={session.id} />}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="end-others" tone="secondary">
              {PROFILE.endOthers}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}

function EndSession({ id }: { id: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="sessionId" value={id} />
      <Button type="submit" name="intent" value="end-session" tone="quiet" size="sm">
        {PROFILE.endSession}
      </Button>
    </Form>
  )
}
