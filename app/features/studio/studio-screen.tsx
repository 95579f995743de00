import { type FormEvent, Suspense, useState } from 'react'
import { contentsOfChart } from '#app/features/chart-drawings/chart-contents.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { ChartPanel } from '#app/features/horoscope/chart-panel.tsx'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { PANE_ABOUTS } from '#content/charts/pane-abouts.ts'
import { PANE_TITLES, SETTING_HINTS, SETTING_LABELS, SETTING_PROBLEMS, STUDIO } from '#content/charts/studio.ts'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import { to } from '#content/language.ts'
import { birthValuesIn, valuesOfBirth } from '#domain/births/birth-texts.ts'
import { placeLabel } from '#domain/births/places.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { ChartDocument } from './chart-document.ts'
import { PaneFold } from './pane-fold.tsx'
import { readSecondChart, type SavedBirth, SECOND_PREFIX } from './second-chart.ts'
import { SecondFold } from './second-fold.tsx'
import { readStudioSettings, SETTING_MENUS, type SettingTexts, settingLines } from './settings-form.ts'
import type { StudioFilesProps } from './studio-files.tsx'
import { PANE_IDS, readStudioForm } from './studio-request.ts'
import type { Studio } from './use-studio.ts'

/** Loaded when it is opened. */
const LazyStudioFiles = lazyPart(async () => (await import('./studio-files.tsx')).StudioFiles, PartNotLoaded)

function FilesFold(props: StudioFilesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="birth-more no-print" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{STUDIO_FILES.summary}</summary>
      {isOpen && (
        <Suspense>
          <LazyStudioFiles {...props} />
        </Suspense>
      )}
    </details>
  )
}

type StudioScreenProps = {
  studio: Studio
  /** Where the form is posted without script. */
  action: string
  /** Whether the birth is in the form. The desk reads it from the booking instead. */
  hasBirthFields: boolean
  source: ChartSource
  /** Saved births that can be the second one. */
  profiles: readonly SavedBirth[]
  /** Shows a chart from a file here. */
  onOpen?: (document: ChartDocument) => void
}

/** The chart at the left and the panes at the right; on a phone, one below the other. */
export function StudioScreen({ studio, action, hasBirthFields, source, profiles, onOpen }: StudioScreenProps) {
  const isHydrated = useIsHydrated()
  const { birth, request, cast, problem, panes, isSettingInvalid } = studio
  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = formIn(event)
    studio.show(readStudioForm(form))
    if (form.list(`${SECOND_PREFIX}birthDate`).length > 0) showSecond(form)
  }
  /** Another button of the form takes a complete second birth too, but says nothing about one that is being typed. */
  async function showSecond({ text, list }: ReturnType<typeof formIn>) {
    const read = await readSecondChart(birthValuesIn(text, SECOND_PREFIX), BROWSER_PLACES).catch(() => null)
    if (!read) return showProblem(BIRTH_RESULT.notDrawn)
    if (read.birth || list('second').length > 0) studio.showSecond(read)
  }
  return (
    <form method="post" action={to(action)} className="studio" onSubmit={apply} noValidate>
      {birth && hasBirthFields && !isHydrated && <BirthInputs values={valuesOfBirth(birth)} />}
      <div className="studio-chart">
        <SettingsMenu settings={request.settings} lines={linesOf(studio)} isInvalid={isSettingInvalid} />
        {problem && <Notice tone="danger">{problem}</Notice>}
        {cast && <RashiPanel cast={cast} />}
        {isHydrated && cast && (
          <div className="flex flex-wrap gap-3 no-print">
            <Button tone="secondary" onClick={() => print()}>
              {STUDIO.print}
            </Button>
            {request.open.length > 0 && (
              <Button tone="quiet" onClick={() => studio.show({ ...request, open: [] })}>
                {STUDIO.closeAll}
              </Button>
            )}
          </div>
        )}
        {cast && (
          <SecondFold
            second={studio.second}
            profiles={profiles}
            nowMs={studio.nowMs}
            isHydrated={isHydrated}
            onShow={studio.showSecond}
          />
        )}
        {isHydrated && cast && (
          <FilesFold
            cast={cast}
            settings={request.settings}
            source={source}
            panes={printedPanes(studio)}
            lines={linesOf(studio)}
            nowMs={studio.nowMs}
            onOpen={onOpen}
          />
        )}
      </div>
      <div className="accordion studio-panes">
        {PANE_IDS.map((id) => (
          <PaneFold
            key={id}
            id={id}
            isOpen={request.open.includes(id)}
            shown={panes[id]}
            isHydrated={isHydrated}
            onToggle={studio.toggle}
          />
        ))}
      </div>
    </form>
  )
}

/** For browsers without script: the birth goes with the form, because the server stores nothing. */
function BirthInputs({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  )
}

function RashiPanel({ cast: { chart, instant, place } }: { cast: TimedChart }) {
  const { offsetSeconds } = instant
  const when = `${dateOf(chart.jdUt, offsetSeconds)}, ${timeOf(chart.jdUt, offsetSeconds)}`
  const contents = contentsOfChart(chart, { title: BIRTH_RESULT.rashi, subtitle: when })
  return (
    <>
      <p>{`${when}, ${placeLabel(place)}`}</p>
      <ChartPanel id="rashi" contents={contents} />
    </>
  )
}

/** The open panes that are computed. */
function printedPanes({ request, panes }: Studio) {
  return PANE_IDS.filter((id) => request.open.includes(id)).flatMap((id) => {
    const sheet = panes[id]?.sheet
    return sheet ? [{ title: PANE_TITLES[id], about: PANE_ABOUTS[id], sheet }] : []
  })
}

function linesOf({ cast, request }: Studio): string[] {
  const settings = readStudioSettings(request.settings)
  return [...(cast ? birthConventionLines(cast) : []), ...(settings.ok ? settingLines(settings.value) : [])]
}

/** The form with the pressed button, as the server would read it. */
function formIn({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  const data = new FormData(currentTarget, submitter)
  const list = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return { text: (name: string) => list(name)[0] ?? '', list }
}

type SettingsMenuProps = { settings: SettingTexts; lines: readonly string[]; isInvalid: boolean }

/** The conventions as a quiet line that opens the menu. Every pane obeys them. */
function SettingsMenu({ settings, lines, isInvalid }: SettingsMenuProps) {
  return (
    <>
      <p className="hint">{lines.join(' · ')}</p>
      <details className="birth-more no-print" {...(isInvalid && { open: true })}>
        <summary>{STUDIO.conventions}</summary>
        <div className="form">
          {SETTING_MENUS.map(({ name, label, options }) => (
            <SelectField
              key={`${name} ${settings[name]}`}
              name={name}
              label={label}
              options={options}
              defaultValue={settings[name] || options[0]?.value}
            />
          ))}
          <TextField
            key={`value ${settings.ayanamsaValue}`}
            name="ayanamsaValue"
            label={SETTING_LABELS.ayanamsaValue}
            hint={SETTING_HINTS.ayanamsaValue}
            error={isInvalid ? SETTING_PROBLEMS.ayanamsaValue : undefined}
            defaultValue={settings.ayanamsaValue}
            inputMode="decimal"
          />
          <Button type="submit">{STUDIO.apply}</Button>
        </div>
      </details>
    </>
  )
}
