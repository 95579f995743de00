import { Form, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { DESK_REMEDIES, REMEDIES } from '#content/booking/remedies.ts'

export type DeskRemedy = {
  readonly id: string
  readonly title: string
  readonly instructions: string
  readonly rule: string
  readonly city: string
  readonly state: 'waiting' | 'running' | 'completed' | 'ended'
  readonly done: number
  readonly total: number
  /** As it is read; null if nothing is ahead. */
  readonly next: string | null
}

type RemedyListProps = {
  path: string
  remedies: readonly DeskRemedy[]
  /** Whether the booking is paid. */
  isReady: boolean
  isClientErased: boolean
}

/** The remedies of a booking, with what the client has done. */
export function RemedyList({ path, remedies, isReady, isClientErased }: RemedyListProps) {
  const hasWaiting = remedies.some(({ state }) => state === 'waiting')
  return (
    <>
      {remedies.length === 0 ? (
        <EmptyState level={2} title={DESK_REMEDIES.noneTitle}>
          {DESK_REMEDIES.none}
        </EmptyState>
      ) : (
        <ul className="desk-list">
          {remedies.map((remedy) => (
            <Card as="li" key={remedy.id} className="desk-card">
              <RemedyRow remedy={remedy} path={path} mayEdit={!isClientErased} />
            </Card>
          ))}
        </ul>
      )}
      {!isClientErased && (
        <p>
          <Link className={buttonClass({ tone: hasWaiting ? 'secondary' : 'primary' })} to={`${path}/new`}>
            {DESK_REMEDIES.add}
          </Link>
        </p>
      )}
      {hasWaiting && !isClientErased && (isReady ? <Publication /> : <Notice>{DESK_REMEDIES.notReady}</Notice>)}
    </>
  )
}

function RemedyRow({ remedy, path, mayEdit }: { remedy: DeskRemedy; path: string; mayEdit: boolean }) {
  const { id, title, instructions, rule, city, state, done, total, next } = remedy
  return (
    <>
      <div className="desk-card-head">
        <h2 className={classNames('text-xl [overflow-wrap:anywhere]', tallScript(title))}>{title}</h2>
        {state === 'waiting' && <Badge>{DESK_REMEDIES.notPublished}</Badge>}
        {state === 'completed' && <Badge tone="success">{REMEDIES.completed}</Badge>}
        {state === 'ended' && <Badge tone="neutral">{REMEDIES.ended}</Badge>}
      </div>
      <p>{rule}</p>
      {instructions && (
        <p
          className={classNames('line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]', tallScript(instructions))}
        >
          {instructions}
        </p>
      )}
      <p className="hint">
        {REMEDIES.inCity(city)} · {REMEDIES.doneOf(done, total)}
        {next !== null && ` · ${DESK_REMEDIES.next(next)}`}
      </p>
      {mayEdit && (
        <div className="desk-actions">
          <Link className={buttonClass({ tone: 'secondary', size: 'sm' })} to={`${path}/${id}`}>
            {DESK_REMEDIES.edit}
            <span className="sr-only"> {title}</span>
          </Link>
        </div>
      )}
    </>
  )
}

function Publication() {
  return (
    <Form method="post" className="desk-form">
      <p className="hint">{DESK_REMEDIES.publishLead}</p>
      <div className="desk-actions">
        <Button type="submit" name="intent" value="publish">
          {DESK_REMEDIES.publish}
        </Button>
      </div>
    </Form>
  )
}
