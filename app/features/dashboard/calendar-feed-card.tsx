import { Form } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CALENDAR } from '#content/site/dashboard.ts'
import type { CalendarLinks } from '#domain/calendar/calendar-links.ts'
import { CalendarButtons } from './calendar-buttons.tsx'

export type CalendarFeedView = { readonly url: string; readonly links: CalendarLinks }

type CalendarFeedCardProps = {
  /** Null while it is switched off. */
  feed: CalendarFeedView | null
  title: string
  lead: string
  /** What the buttons of calendar programs do. */
  subscribe?: string
}

/** Switches the private calendar feed on and off, and subscribes to it. */
export function CalendarFeedCard({ feed, title, lead, subscribe = CALENDAR.subscribe }: CalendarFeedCardProps) {
  return (
    <Card as="section" kind="flat">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">{title}</h2>
        <p className="hint">{lead}</p>
        {feed && <CalendarButtons links={feed.links} label={subscribe} />}
        {feed && (
          <p className="hint">
            {CALENDAR.otherCalendars} <CopyButton text={feed.url} what={CALENDAR.address} />
            <span className="block [overflow-wrap:anywhere]">{feed.url}</span>
          </p>
        )}
        <Form method="post" className="button-row" preventScrollReset>
          {feed ? (
            <>
              <Button type="submit" name="intent" value="renew-calendar" tone="quiet" size="sm">
                {CALENDAR.renew}
              </Button>
              <Button type="submit" name="intent" value="close-calendar" tone="quiet" size="sm">
                {CALENDAR.switchOff}
              </Button>
            </>
          ) : (
            <Button type="submit" name="intent" value="open-calendar" tone="secondary">
              {CALENDAR.create}
            </Button>
          )}
        </Form>
      </div>
    </Card>
  )
}
