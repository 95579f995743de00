import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { GO_LIVE_STEPS, OVERVIEW } from '#app/content/admin-overview.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { GoLiveItem } from '#domain/content/go-live.ts'

export function GoLiveList({ items }: { items: readonly GoLiveItem[] }) {
  const done = items.filter(({ isDone }) => isDone).length
  const isReady = done === items.length
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{OVERVIEW.goLive}</h2>
        <p className="hint">{OVERVIEW.progress(done, items.length)}</p>
      </div>
      <progress className="progress-bar" value={done} max={items.length} aria-label={OVERVIEW.goLive} />
      <p>{isReady ? OVERVIEW.allDone : OVERVIEW.goLiveLead}</p>
      <ul className="go-live">
        {items.map((item) => (
          <Step key={item.step} item={item} />
        ))}
      </ul>
    </Card>
  )
}

/** The icon, the colour and the text for screen readers. */
const LOOKS = {
  done: { icon: CircleCheck, className: 'go-live-done', label: OVERVIEW.done },
  open: { icon: CircleDashed, className: undefined, label: OVERVIEW.open },
  urgent: { icon: CircleAlert, className: 'go-live-urgent', label: OVERVIEW.urgent },
} as const

function Step({ item: { step, isDone, isUrgent } }: { item: GoLiveItem }) {
  const { title, lead, href } = GO_LIVE_STEPS[step]
  const { icon, className, label } = LOOKS[isDone ? 'done' : isUrgent ? 'urgent' : 'open']
  return (
    <li className={className}>
      <Icon of={icon} />
      <div>
        <span className="sr-only">{label}: </span>
        {href ? (
          <a className="text-link" href={href}>
            {title}
          </a>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <p className="hint">{lead}</p>
      </div>
    </li>
  )
}
