import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { FIRST_PANES, STUDIO } from '#content/charts/studio.ts'
import type { BirthChartView } from './birth-chart-view.ts'

type StudioLinkProps = Pick<BirthChartView, 'values' | 'conventions'> & { isHydrated: boolean }

/** Opens the studio with this chart. With script it is read from the tab; without, the fields are posted. */
export function StudioLink({ values, conventions, isHydrated }: StudioLinkProps) {
  return (
    <section className="no-print grid justify-items-start gap-2">
      {isHydrated ? (
        <Link to="/horoscope/studio" className={buttonClass({ tone: 'secondary' })}>
          {STUDIO.open}
        </Link>
      ) : (
        <form method="post" action="/horoscope/studio">
          {Object.entries({ ...values, ...conventions }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {FIRST_PANES.map((pane) => (
            <input key={pane} type="hidden" name="open" value={pane} />
          ))}
          <Button type="submit" tone="secondary">
            {STUDIO.open}
          </Button>
        </form>
      )}
      <p className="hint">{STUDIO.openHint}</p>
    </section>
  )
}
