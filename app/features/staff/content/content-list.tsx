import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type RowColumn, RowList } from '#app/ui/row-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { CONTENT, EDITING, CONTENT_LIST as LIST } from '#content/staff/editing.ts'
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

type ContentListProps = { caption: string; lines: readonly ContentLine[]; isOrdered: boolean }

export function ContentList({ caption, lines, isOrdered }: ContentListProps) {
  const title: RowColumn<ContentLine> = {
    header: LIST.title,
    place: 'title',
    cell: (line) => (
      <a className={classNames('row-link', tallScript(line.title))} href={to(line.href)}>
        {line.title}
      </a>
    ),
  }
  const others: RowColumn<ContentLine>[] = [
    {
      header: LIST.detail,
      place: 'detail',
      cell: ({ detail }) => detail && <span className="content-line">{detail}</span>,
    },
    { header: LIST.state, place: 'state', cell: (line) => <LineState line={line} /> },
  ]
  const order: RowColumn<ContentLine> = { header: LIST.order, place: 'sum', cell: (line) => <MoveForm line={line} /> }
  return (
    <RowList
      caption={caption}
      isCaptionHidden
      columns={isOrdered ? [title, order, ...others] : [title, ...others]}
      rows={lines}
      rowKey={({ id }) => String(id)}
    />
  )
}

function LineState({ line: { note, isSample, isRetired, inside } }: { line: ContentLine }) {
  if (!(note || isSample || isRetired || inside)) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      {note && <Badge tone="neutral">{note}</Badge>}
      {isSample && <Badge>{EDITING.sample}</Badge>}
      {isRetired && <Badge tone="danger">{EDITING.retired}</Badge>}
      {inside && (
        <a className="text-link inline-flex min-h-11 items-center md:min-h-0" href={to(inside.href)}>
          {inside.label}
        </a>
      )}
    </span>
  )
}

function MoveForm({ line }: { line: ContentLine }) {
  return (
    <form method="post" className="inline-flex">
      <input type="hidden" name="id" value={line.id} />
      <IconButton icon={ChevronUp} label={CONTENT.moveUp(line.title)} type="submit" name="intent" value="move-up" />
      <IconButton
        icon={ChevronDown}
        label={CONTENT.moveDown(line.title)}
        type="submit"
        name="intent"
        value="move-down"
      />
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
      <p>{CONTENT.removed(removal.removed, shortDateTime(removal.removedAt))}</p>
      <form method="post" className="pt-3">
        <input type="hidden" name="removalId" value={removal.id} />
        <Button type="submit" name="intent" value="restore-samples" tone="secondary" size="sm">
          {CONTENT.undoRemoval}
        </Button>
      </form>
    </Notice>
  )
}
