import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { ADMIN, CONTENT } from '#content/staff/admin.ts'
import { shortDateTime } from '#content/words/dates.ts'

export type ContentLine = {
  readonly id: number
  readonly title: string
  readonly detail: string
  readonly note: string | undefined
  readonly isSample: boolean
  readonly isRetired: boolean
  readonly href: string
  /** Link to the list nested inside this item. */
  readonly inside: { readonly href: string; readonly label: string } | undefined
}

export function ContentList({ lines, isOrdered }: { lines: readonly ContentLine[]; isOrdered: boolean }) {
  return (
    <ul className="admin-list">
      {lines.map((line) => (
        <li key={line.id} className="admin-item">
          <div className="admin-item-text">
            <h2 className={tallScript(line.title)}>
              <a className="text-link" href={to(line.href)}>
                {line.title}
              </a>
            </h2>
            {line.detail && <p className="hint admin-clamp">{line.detail}</p>}
            <p className="flex flex-wrap gap-2">
              {line.note && <Badge tone="neutral">{line.note}</Badge>}
              {line.isSample && <Badge>{ADMIN.sample}</Badge>}
              {line.isRetired && <Badge tone="danger">{ADMIN.retired}</Badge>}
            </p>
          </div>
          <div className="admin-item-tools">
            {line.inside && (
              <a className="button button-secondary button-sm" href={to(line.inside.href)}>
                {line.inside.label}
              </a>
            )}
            {isOrdered && <MoveForm line={line} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function MoveForm({ line }: { line: ContentLine }) {
  return (
    <form method="post" className="flex gap-1">
      <input type="hidden" name="id" value={line.id} />
      <Button type="submit" name="intent" value="move-up" tone="quiet" aria-label={CONTENT.moveUp(line.title)}>
        <Icon of={ChevronUp} />
      </Button>
      <Button type="submit" name="intent" value="move-down" tone="quiet" aria-label={CONTENT.moveDown(line.title)}>
        <Icon of={ChevronDown} />
      </Button>
    </form>
  )
}

type SampleNoticeProps = { count: number; isInvented: boolean; removeHref: string | undefined }

/** Lets the admin accept all sample content of the list at once, or remove it after a confirmation. */
export function SampleNotice({ count, isInvented, removeHref }: SampleNoticeProps) {
  if (count === 0) return null
  return (
    <Notice>
      <p>{isInvented ? CONTENT.inventedSamples(count) : CONTENT.samples(count)}</p>
      <form method="post" className="flex flex-wrap gap-3 pt-3">
        {!isInvented && (
          <Button type="submit" name="intent" value="accept-samples" tone="secondary" size="sm">
            {CONTENT.acceptSamples}
          </Button>
        )}
        {removeHref && (
          <ButtonLink href={removeHref} tone="quiet" size="sm">
            {CONTENT.removeSamples}
          </ButtonLink>
        )}
      </form>
    </Notice>
  )
}

type RemoveSamplesProps = {
  many: string
  samples: readonly { readonly id: number; readonly name: string; readonly hasOwnContent: boolean }[]
  cancelHref: string
}

/** Names everything that would be removed, before it is. */
export function RemoveSamples({ many, samples, cancelHref }: RemoveSamplesProps) {
  const removable = samples.filter(({ hasOwnContent }) => !hasOwnContent)
  const staying = samples.length - removable.length
  return (
    <Card as="section" kind="raised">
      <form method="post" action={to(cancelHref)} className="grid gap-4">
        <h2>{CONTENT.removeSamplesTitle(removable.length, many)}</h2>
        <ul className="grid gap-1">
          {removable.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p>{CONTENT.removeSamplesLead}</p>
        {staying > 0 && <p>{CONTENT.samplesWithOwn(staying)}</p>}
        <input type="hidden" name="ids" value={removable.map(({ id }) => id).join(',')} />
        <div className="form-actions">
          {removable.length > 0 && (
            <Button type="submit" name="intent" value="remove-samples" tone="danger">
              {CONTENT.removeSamplesConfirm(removable.length)}
            </Button>
          )}
          <ButtonLink href={cancelHref} tone="secondary">
            {CONTENT.removeSamplesCancel}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}

export function UndoRemoval({ removal }: { removal: { id: number; removed: number; removedAt: Date } }) {
  return (
    <Notice>
      <p>{CONTENT.removedSamples(removal.removed, shortDateTime(removal.removedAt))}</p>
      <form method="post" className="pt-3">
        <input type="hidden" name="removalId" value={removal.id} />
        <Button type="submit" name="intent" value="restore-samples" tone="secondary" size="sm">
          {CONTENT.undoRemoval}
        </Button>
      </form>
    </Notice>
  )
}
