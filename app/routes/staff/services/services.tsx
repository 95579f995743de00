import { placeNameAt } from '#app/features/frame/area-navigation.ts'
import { editorOf } from '#app/features/staff/content/content-editors.ts'
import { StaffHeading } from '#app/features/staff/staff-page.tsx'
import { contentPath, settingsPath } from '#app/features/staff/staff-paths.ts'
import { requireAdmin } from '#app/routes/staff/require-admin.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { RowList } from '#app/ui/row-list.tsx'
import { to } from '#content/language.ts'
import { EDITING } from '#content/staff/editing.ts'
import { DISCOUNT_FORM } from '#content/staff/practice/practice-forms.ts'
import { SERVICES } from '#content/staff/services/services.ts'
import { listContent } from '#db/content/admin-content.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import type { Route } from './+types/services'

/** What is for sale, and what makes it cheaper. */
const KINDS = ['packages', 'courses', 'passes', 'vouchers', 'coupons'] as const satisfies readonly ContentKind[]

/** More of one kind are in its own list. */
const MOST_OF_A_KIND = 100

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireAdmin(context)
  const [practice, ...lists] = await Promise.all([
    requirePractice(db),
    ...KINDS.map((kind) => listContent(db, kind, { limit: MOST_OF_A_KIND })),
  ])
  return {
    discount: practice.returningDiscount,
    kinds: KINDS.map((kind, index) => {
      const editor = editorOf(kind)
      return {
        kind,
        title: editor.texts.many,
        add: editor.texts.add,
        rows: (lists[index] ?? []).map((row) => ({
          id: row.id,
          isSample: row.isSample,
          isRetired: row.retiredAt !== null,
          ...editor.describe(row),
        })),
      }
    }),
  }
}

/** Every price of the practice on one page; each leads to the field that has it. */
export default function Services({ loaderData: { discount, kinds } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={placeNameAt('/staff/services')} />
      {kinds.map(({ kind, title, add, rows }) => (
        <section key={kind} className="grid gap-2" aria-labelledby={kind}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl" id={kind}>
              <a className="text-link" href={to(contentPath(kind))}>
                {title}
              </a>
            </h2>
            <ButtonLink href={contentPath(kind, 'new')} tone="secondary" size="sm">
              {add}
            </ButtonLink>
          </div>
          {rows.length > 0 && (
            <RowList
              caption={title}
              isCaptionHidden
              rows={rows}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  header: SERVICES.name,
                  place: 'title',
                  cell: ({ id, title: name, price }) => (
                    <a className="row-link" href={to(`${contentPath(kind, id)}${price === undefined ? '' : '#price'}`)}>
                      {name}
                    </a>
                  ),
                },
                { header: SERVICES.about, place: 'detail', cell: ({ detail }) => detail },
                {
                  header: SERVICES.state,
                  place: 'state',
                  cell: ({ note, isSample, isRetired }) =>
                    (note || isSample || isRetired) && (
                      <span className="flex flex-wrap gap-1">
                        {note && <Badge tone="neutral">{note}</Badge>}
                        {isSample && <Badge>{EDITING.sample}</Badge>}
                        {isRetired && <Badge tone="danger">{EDITING.retired}</Badge>}
                      </span>
                    ),
                },
                { header: SERVICES.price, place: 'sum', cell: ({ price }) => price },
              ]}
            />
          )}
        </section>
      ))}
      <section className="grid gap-2" aria-labelledby="discount">
        <h2 className="text-xl" id="discount">
          <a className="text-link" href={to(settingsPath('discount'))}>
            {DISCOUNT_FORM.title}
          </a>
        </h2>
        <p>{SERVICES.discount(discount)}</p>
      </section>
    </>
  )
}
