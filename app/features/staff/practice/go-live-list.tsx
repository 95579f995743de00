import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { to } from '#content/language.ts'
import { GO_LIVE_TEXTS, OVERVIEW } from '#content/staff/practice/admin-overview.ts'
import type { GoLiveItem, GoLiveStep } from '#domain/content/go-live.ts'

type GoLiveListProps = {
  items: readonly GoLiveItem[]
  /** Steps that this admin cannot open. */
  closedTo: readonly GoLiveStep[]
  /** Undefined when there are no samples. */
  removeHref: string | undefined
}

export function GoLiveList({ items, closedTo, removeHref }: GoLiveListProps) {
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
      {removeHref && (
        <ButtonLink href={removeHref} tone="secondary" size="sm" className="justify-self-start">
          {OVERVIEW.removeAll}
        </ButtonLink>
      )}
      <ul className="go-live">
        {items.map((item) => (
          <Step key={item.step} item={item} isOpenable={!closedTo.includes(item.step)} />
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
  skipped: { icon: CircleMinus, className: 'go-live-done', label: OVERVIEW.skipped },
} as const

function lookOf({ isDone, isUrgent, isSkipped }: GoLiveItem) {
  if (isSkipped) return LOOKS.skipped
  return LOOKS[isDone ? 'done' : isUrgent ? 'urgent' : 'open']
}

function Step({ item, isOpenable }: { item: GoLiveItem; isOpenable: boolean }) {
  const { step, isDone, isSkipped } = item
  const { title, lead, href } = GO_LIVE_TEXTS[step]
  const { icon, className, label } = lookOf(item)
  return (
    <li className={className}>
      <Icon of={icon} />
      <div>
        <span className="sr-only">{label}: </span>
        {href && isOpenable ? (
          <a className="text-link" href={to(href)}>
            {title}
          </a>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <p className="hint">{isSkipped ? OVERVIEW.skipped : lead}</p>
      </div>
      {(isSkipped || !isDone) && (
        <form method="post" className="go-live-skip">
          <input type="hidden" name="step" value={step} />
          <Button
            type="submit"
            name="intent"
            value={isSkipped ? 'resume' : 'skip'}
            tone="quiet"
            size="sm"
            aria-label={`${isSkipped ? OVERVIEW.resume : OVERVIEW.notForUs}: ${title}`}
          >
            {isSkipped ? OVERVIEW.resume : OVERVIEW.notForUs}
          </Button>
        </form>
      )}
    </li>
  )
}

type RemoveAllProps = {
  /** How many samples of each kind there are, and their name. */
  lists: readonly { readonly many: string; readonly count: number }[]
  posts: number
  parts: readonly GoLiveStep[]
  cancelHref: string
}

/** Names what would be removed, before it is. */
export function RemoveAllSamples({ lists, posts, parts, cancelHref }: RemoveAllProps) {
  const titles = parts.map((part) => GO_LIVE_TEXTS[part].title)
  return (
    <Card as="section" kind="raised">
      <form method="post" action={to(cancelHref)} className="grid gap-4">
        <h2 className="text-xl">{OVERVIEW.removeAllTitle}</h2>
        <ul className="grid gap-1">
          {lists.map(({ many, count }) => (
            <li key={many}>{`${many}: ${count}`}</li>
          ))}
          {posts > 0 && <li>{OVERVIEW.samplePosts(posts)}</li>}
          {titles.length > 0 && <li>{OVERVIEW.sampleSettings(titles)}</li>}
        </ul>
        <p>{OVERVIEW.removeAllLead}</p>
        <div className="form-actions">
          <Button type="submit" name="intent" value="remove-samples" tone="danger">
            {OVERVIEW.removeAllConfirm}
          </Button>
          <ButtonLink href={cancelHref} tone="secondary">
            {OVERVIEW.removeAllCancel}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
