import { Form, Link, useNavigation } from 'react-router'
import { FoldedCard } from '#app/features/staff/folded-card.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { IMPORT } from '#content/staff/clients/client-import.ts'
import { numberText } from '#content/words/numbers.ts'
import type { RowRefusal } from '#domain/imports/imported-client.ts'
import type { Resembled, RowPlan } from '#domain/imports/plan-rows.ts'

type PlanKind = RowPlan['kind']

export type PlanRowView = {
  readonly line: number
  /** Empty in a row without one. */
  readonly name: string
  readonly contact: string
  readonly reason: RowRefusal | null
  readonly as: Resembled | null
}

/** The first rows of each kind, and how many there are. */
export type PlanView = Readonly<Record<PlanKind, { readonly count: number; readonly rows: readonly PlanRowView[] }>>

const KINDS = ['new', 'similar', 'same', 'refused'] as const

/** The dry run: what an import would do with each row. */
export function ImportPlan({ plan, changeHref }: { plan: PlanView; changeHref: string }) {
  const isBusy = useNavigation().state !== 'idle'
  const isNobodyNew = plan.new.count + plan.similar.count === 0
  return (
    <Form method="post" className="grid gap-5">
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{IMPORT.planTitle}</h2>
        <p className="hint">
          {joinWithDots(KINDS.filter((kind) => plan[kind].count > 0).map((kind) => countOf(plan, kind)))}
        </p>
        <p>{isNobodyNew ? IMPORT.nothingNew : `${IMPORT.planLead} ${IMPORT.quiet}`}</p>
        <div className="flex flex-wrap items-center gap-4">
          {!isNobodyNew && (
            <Button type="submit" name="intent" value="import" busy={isBusy} busyLabel={IMPORT.importing}>
              {IMPORT.import(plan.new.count)}
            </Button>
          )}
          <Link className="text-link inline-flex min-h-11 items-center" to={changeHref}>
            {IMPORT.changeColumns}
          </Link>
        </div>
      </Card>
      {KINDS.filter((kind) => plan[kind].count > 0).map((kind) => (
        <FoldedCard
          key={kind}
          title={countOf(plan, kind)}
          line={IMPORT.kindLeads[kind]}
          isOpen={kind === 'similar' || kind === 'refused'}
        >
          {kind === 'similar' && plan.similar.count > 1 && (
            <CheckboxField name="all" value="on" label={IMPORT.allDuplicates(plan.similar.count)} />
          )}
          <ul className="desk-rows">
            {plan[kind].rows.map((row) => (
              <PlanRow key={row.line} row={row} kind={kind} />
            ))}
          </ul>
          {plan[kind].count > plan[kind].rows.length && (
            <p className="hint">{IMPORT.more(plan[kind].count - plan[kind].rows.length)}</p>
          )}
        </FoldedCard>
      ))}
    </Form>
  )
}

const countOf = (plan: PlanView, kind: PlanKind) => `${IMPORT.kinds[kind]}: ${numberText(plan[kind].count)}`

function PlanRow({ row: { line, name, contact, reason, as }, kind }: { row: PlanRowView; kind: PlanKind }) {
  return (
    <li className="desk-row">
      {kind === 'similar' ? (
        <CheckboxField name="line" id={`line-${line}`} value={String(line)} label={IMPORT.isNew(name)} />
      ) : (
        <b className="[overflow-wrap:anywhere]">{name || IMPORT.row(line)}</b>
      )}
      <span className="hint [overflow-wrap:anywhere]">
        {joinWithDots(name === '' ? [] : [contact || undefined, IMPORT.row(line)])}
        {as && <Resemblance as={as} />}
        {reason && <span className="block">{IMPORT.refusals[reason]}</span>}
      </span>
    </li>
  )
}

function Resemblance({ as }: { as: Resembled }) {
  if ('line' in as) return <span className="block">{IMPORT.likeRow(as.line)}</span>
  return (
    <Link className="text-link flex min-h-11 items-center" to={clientPath(as.id)}>
      {IMPORT.like(as.fullName ?? IMPORT.somebody)}
    </Link>
  )
}
