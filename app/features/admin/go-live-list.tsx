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

function Step({ item: { step, isDone } }: { item: GoLiveItem }) {
  const { title, lead, href } = GO_LIVE_STEPS[step]
  return (
    <li className={isDone ? 'go-live-done' : undefined}>
      <Icon of={isDone ? CircleCheck : CircleDashed} />
      <div>
        <span className="sr-only">{isDone ? OVERVIEW.done : OVERVIEW.open}: </span>
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
