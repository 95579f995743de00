import type { FormEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PROFILES } from '#content/charts/birth-form.ts'
import { DIFFERENCE } from '#content/charts/chart-conventions.ts'
import { FIRST_PANES, STUDIO } from '#content/charts/studio.ts'
import { to } from '#content/language.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import type { BirthChart } from '#domain/charts/birth-chart.ts'
import type { BirthChartView, SaveResult } from './birth-chart-view.ts'
import { BIRTH_CHART_ACTION } from './birth-form.tsx'
import { BirthReport } from './birth-report.tsx'
import { Fold } from './fold.tsx'
import { JanmaKundali } from './janma-kundali.tsx'
import { NamesChoice } from './names-choice.tsx'
import { WhyDifferent } from './why-different.tsx'

type BirthResultProps = {
  view: BirthChartView
  cast: BirthChart
  nowMs: number
  source: ChartSource
  isHydrated: boolean
  isSignedIn: boolean
  onExplain: (event: FormEvent<HTMLFormElement>) => void
}

/** Everything below a chart: the report, saving it, and why another program differs. */
export function BirthResult({ view, cast, nowMs, source, isHydrated, isSignedIn, onExplain }: BirthResultProps) {
  const { values, conventions, reading, save, difference, figures = '' } = view
  const fields = { ...values, ...conventions }
  return (
    <BirthReport cast={cast} nowMs={nowMs} isHydrated={isHydrated}>
      {cast.kind === 'timed' && (
        <>
          <JanmaKundali
            key={JSON.stringify(fields)}
            cast={cast}
            nowMs={nowMs}
            source={source}
            posted={reading}
            hiddenFields={fields}
            isHydrated={isHydrated}
          />
          <StudioLink values={values} conventions={conventions} isHydrated={isHydrated} />
        </>
      )}
      <NamesChoice />
      <SaveBirth key={JSON.stringify(values)} isSignedIn={isSignedIn} values={values} posted={save} />
      {cast.kind === 'timed' && (
        <div className="accordion no-print">
          <Fold title={DIFFERENCE.heading} isOpen={difference !== undefined}>
            <WhyDifferent view={difference} figures={figures} onAsk={onExplain} hiddenFields={fields} />
          </Fold>
        </div>
      )}
    </BirthReport>
  )
}

type SaveBirthProps = { isSignedIn: boolean; values: BirthValues; posted: SaveResult['save'] | undefined }

/** The only part of the page that sends birth details, and only after the consent is ticked. */
function SaveBirth({ isSignedIn, values, posted }: SaveBirthProps) {
  const fetcher = useFetcher<SaveResult>()
  const result = fetcher.data?.save ?? posted
  if (!isSignedIn) {
    return (
      <p className="hint no-print">
        {PROFILES.signInFirst}{' '}
        <a className="text-link" href={to('/auth?return=%2Fhoroscope')}>
          {PROFILES.signIn}
        </a>
      </p>
    )
  }
  if (result?.isSaved) return <Notice tone="success">{PROFILES.saved}</Notice>
  return (
    <fetcher.Form method="post" action={BIRTH_CHART_ACTION} className="form no-print max-w-[42rem]">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CheckboxField name="consent" label={PROFILES.consent} error={result?.message} required />
      <div>
        <Button type="submit" name="intent" value="save" tone="secondary" busy={fetcher.state !== 'idle'}>
          {PROFILES.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

type StudioLinkProps = Pick<BirthChartView, 'values' | 'conventions'> & { isHydrated: boolean }

/** Opens the studio with this chart. With script it is read from the tab; without, the fields are posted. */
function StudioLink({ values, conventions, isHydrated }: StudioLinkProps) {
  return (
    <section className="no-print grid justify-items-start gap-2">
      {isHydrated ? (
        <Link to="/horoscope/studio" className={buttonClass({ tone: 'secondary' })}>
          {STUDIO.open}
        </Link>
      ) : (
        <form method="post" action={to('/horoscope/studio')}>
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
