import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { MY_REMEDIES } from '#content/booking/remedies.ts'

export type MyRemediesProps = {
  /** Whether there are any, also ones that are over. */
  hasAny: boolean
  next: readonly { readonly remedyId: string; readonly date: string; readonly when: string; readonly title: string }[]
}

/** The next days of the client's remedies; hidden while there are none. */
export function MyRemedies({ hasAny, next }: MyRemediesProps) {
  if (!hasAny) return null
  return (
    <section className="grid gap-4" aria-labelledby="remedies">
      <h2 id="remedies" className="text-2xl">
        {MY_REMEDIES.title}
      </h2>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {next.length === 0 ? (
            <p>{MY_REMEDIES.over}</p>
          ) : (
            <ul className="grid gap-1">
              {next.map(({ remedyId, date, when, title }) => (
                <li key={`${remedyId} ${date}`} className={tallScript(title)}>
                  {MY_REMEDIES.next(when, title)}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href="/dashboard/remedies" size="sm">
            {MY_REMEDIES.open}
          </ButtonLink>
        </div>
      </Card>
    </section>
  )
}
