import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, type RefObject, Suspense, useId, useRef, useState } from 'react'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { birthConventionLines } from '#app/features/chart-text/convention-text.ts'
import { dateOf, timeOf } from '#app/features/chart-text/format-instant.ts'
import { NamesFields, NamesForm } from '#app/features/horoscope/names-choice.tsx'
import { BROWSER_PLACES } from '#app/features/horoscope/use-birth-chart.ts'
import type { ChartSource } from '#app/features/page-parts/chart-source.ts'
import { PartNotLoaded } from '#app/features/page-parts/part-not-loaded.tsx'
import { useIsHydrated } from '#app/features/page-parts/use-is-hydrated.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { PANE_ABOUTS } from '#content/charts/pane-abouts.ts'
import { PANE_TITLES, SETTING_HINTS, SETTING_LABELS, SETTING_PROBLEMS, STUDIO } from '#content/charts/studio.ts'
import { STUDIO_FILES } from '#content/charts/studio-files.ts'
import { STUDIO_KEYS } from '#content/charts/studio-keys.ts'
import { to } from '#content/language.ts'
import { cityLabel } from '#content/words/city-names.ts'
import { birthValuesIn, valuesOfBirth } from '#domain/births/birth-texts.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { type BesideId, withAdded, withoutLast, withStepped } from './beside.ts'
import type { ChartDocument } from './chart-document.ts'
import { PaneFold } from './pane-fold.tsx'
import { readSecondChart, type SavedBirth, SECOND_PREFIX } from './second-chart.ts'
import { SecondFold } from './second-fold.tsx'
import { readStudioSettings, SETTING_MENUS, type SettingTexts, settingLines } from './settings-form.ts'
import { StudioCharts } from './studio-charts.tsx'
import type { StudioFilesProps } from './studio-files.tsx'
import { useStudioKeys } from './studio-keys.ts'
import { PANE_COLUMNS, PANE_IDS, readStudioForm } from './studio-request.ts'
import type { Studio } from './use-studio.ts'

/** Loaded when it is opened. */
const LazyStudioFiles = lazyPart(async () => (await import('./studio-files.tsx')).StudioFiles, PartNotLoaded)

const LazyKeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog, PartNotLoaded)

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

/** The charts first, then the panes: in two columns on a laptop, one below the other on a phone. */
export function StudioScreen({ studio, action, hasBirthFields, source, profiles, onOpen }: StudioScreenProps) {
  const isHydrated = useIsHydrated()
  const [areKeysShown, setAreKeysShown] = useState(false)
  const { birth, request, cast, problem, panes, isSettingInvalid, look } = studio
  const finder = useRef<HTMLInputElement>(null)
  const settings = readStudioSettings(request.settings)
  const lines = linesOf(studio)
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
  const closeAll = () => studio.show({ ...request, open: [] })
  const setCompact = (isCompact: boolean) => studio.setLook({ ...look, isCompact })
  function openPane(id: PaneId, fields = request.fields) {
    studio.show({ ...request, fields, open: PANE_IDS.filter((each) => each === id || request.open.includes(each)) })
    goToPane(id)
  }
  const hasSecond = studio.second.birth !== null
  const setBeside = (beside: readonly BesideId[]) => studio.setLook({ ...look, beside })
  useStudioKeys(
    {
      help: () => setAreKeysShown(true),
      find: () => finder.current?.focus(),
      nextVarga: () => setBeside(withStepped(look.beside, 1)),
      earlierVarga: () => setBeside(withStepped(look.beside, -1)),
      moreCharts: () => setBeside(withAdded(look.beside, hasSecond)),
      fewerCharts: () => setBeside(withoutLast(look.beside)),
      earlier: () => studio.shift(-1),
      later: () => studio.shift(1),
      asGiven: () => studio.shift('back'),
      today: () => openPane('transits', { ...request.fields, transits: {} }),
      compact: () => setCompact(!look.isCompact),
      closeAll,
      pane: (id) => (request.open.includes(id) ? studio.toggle(id, false) : openPane(id)),
    },
    look.hasKeys && cast !== null,
  )
  return (
    <>
      <form
        method="post"
        action={to(action)}
        className={classNames('studio', look.isCompact && 'studio-compact')}
        onSubmit={apply}
        noValidate
      >
        {birth && hasBirthFields && !isHydrated && <BirthInputs values={valuesOfBirth(birth)} />}
        <div className="studio-facts">
          {cast && <BirthLine studio={studio} cast={cast} isHydrated={isHydrated} />}
          <SettingsMenu settings={request.settings} lines={lines} isInvalid={isSettingInvalid} />
          {problem && <Notice tone="danger">{problem}</Notice>}
        </div>
        {cast && (
          <StudioCharts
            cast={cast}
            when={whenText(cast)}
            beside={look.beside}
            drawings={studio.drawings}
            hasSecond={hasSecond}
            vargaMethods={settings.ok ? settings.value.vargaMethods : {}}
            isHydrated={isHydrated}
            onBeside={setBeside}
          />
        )}
        {cast && (
          <div className="studio-tools no-print">
            {isHydrated && (
              <>
                <PaneFinder ref={finder} onFind={openPane} />
                <CheckboxField
                  name="isCompact"
                  label={STUDIO.compact}
                  checked={look.isCompact}
                  onChange={({ currentTarget }) => setCompact(currentTarget.checked)}
                />
                {request.open.length > 0 && (
                  <Button tone="quiet" size="sm" onClick={closeAll}>
                    {STUDIO.closeAll}
                  </Button>
                )}
                <Button tone="quiet" size="sm" onClick={() => print()}>
                  {STUDIO.print}
                </Button>
                <Button tone="quiet" size="sm" className="desk-keys" onClick={() => setAreKeysShown(true)}>
                  {STUDIO_KEYS.show}
                </Button>
              </>
            )}
            <SecondFold
              second={studio.second}
              profiles={profiles}
              nowMs={studio.nowMs}
              isHydrated={isHydrated}
              onShow={studio.showSecond}
            />
            {isHydrated && (
              <FilesFold
                cast={cast}
                settings={request.settings}
                source={source}
                panes={printedPanes(studio)}
                lines={lines}
                nowMs={studio.nowMs}
                onOpen={onOpen}
              />
            )}
          </div>
        )}
        <div className="studio-columns">
          {PANE_COLUMNS.map((column) => (
            <div key={column[0]} className="accordion studio-panes">
              {column.map((id) => (
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
          ))}
        </div>
        {areKeysShown && (
          <Suspense>
            <LazyKeysDialog
              hasKeys={look.hasKeys}
              onUse={(hasKeys) => studio.setLook({ ...look, hasKeys })}
              onClose={() => setAreKeysShown(false)}
            />
          </Suspense>
        )}
      </form>
      <NamesForm />
    </>
  )
}

/** Opened panes are drawn with the next frame. */
function goToPane(id: PaneId) {
  requestAnimationFrame(() => {
    const pane = document.getElementById(`pane-${id}`)
    pane?.scrollIntoView({ block: 'start' })
    pane?.querySelector('summary')?.focus({ preventScroll: true })
  })
}

/** When and where, with a step of a minute to each side for a time that is not certain. */
function BirthLine({ studio, cast, isHydrated }: { studio: Studio; cast: TimedChart; isHydrated: boolean }) {
  const { minutes, shift } = studio
  return (
    <div className="studio-birth">
      <p>{`${whenText(cast)}, ${cityLabel(cast.place)}`}</p>
      {isHydrated && (
        <span className="no-print">
          <IconButton icon={Minus} label={STUDIO.earlier} onClick={() => shift(-1)} />
          <IconButton icon={Plus} label={STUDIO.later} onClick={() => shift(1)} />
        </span>
      )}
      {minutes !== 0 && (
        <p className="text-danger" role="status">
          {STUDIO.shifted(minutes)}{' '}
          <Button tone="quiet" size="sm" className="no-print" onClick={() => shift('back')}>
            {STUDIO.asGiven}
          </Button>
        </p>
      )}
    </div>
  )
}

function whenText({ chart, instant: { offsetSeconds } }: TimedChart): string {
  return `${dateOf(chart.jdUt, offsetSeconds)}, ${timeOf(chart.jdUt, offsetSeconds)}`
}

type PaneFinderProps = { ref: RefObject<HTMLInputElement | null>; onFind: (id: PaneId) => void }

/** Opens the pane whose name is typed or chosen. */
function PaneFinder({ ref, onFind }: PaneFinderProps) {
  const list = useId()
  function find(input: HTMLInputElement, isWhole: boolean) {
    const typed = input.value.trim().toLowerCase()
    if (typed === '') return
    const found = PANE_IDS.find((id) => {
      const title = PANE_TITLES[id].toLowerCase()
      return isWhole ? title === typed : title.includes(typed)
    })
    if (!found) return
    input.value = ''
    onFind(found)
  }
  return (
    <>
      <input
        ref={ref}
        className="input studio-finder"
        type="search"
        list={list}
        aria-label={STUDIO.find}
        placeholder={STUDIO.find}
        autoComplete="off"
        onChange={({ currentTarget }) => find(currentTarget, true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          find(event.currentTarget, false)
        }}
      />
      <datalist id={list}>
        {PANE_IDS.map((id) => (
          <option key={id} value={PANE_TITLES[id]} />
        ))}
      </datalist>
    </>
  )
}

/** For browsers without script: the birth goes with the form, because the server stores nothing. */
function BirthInputs({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
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

/** The conventions in one quiet line, which opens the menu. Every pane obeys them. */
function SettingsMenu({ settings, lines, isInvalid }: SettingsMenuProps) {
  return (
    <details className="studio-conventions" {...(isInvalid && { open: true })}>
      <summary>
        <span>{STUDIO.conventions}</span> <span className="hint">{lines.join(' · ')}</span>
      </summary>
      <div className="form no-print">
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
        <NamesFields />
      </div>
    </details>
  )
}
