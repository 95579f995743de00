import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Drawings } from '#app/features/chart-panes/compute-drawings.ts'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { askChartEngine } from '#app/features/horoscope/chart-engine.ts'
import { withPracticeTexts } from '#app/features/horoscope/conventions-form.ts'
import { showProblem } from '#app/ui/script-problem.ts'
import { BIRTH_RESULT } from '#content/charts/birth-chart.ts'
import { STUDIO } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import { shiftBirth } from '#domain/births/shift-birth.ts'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import { type BesideId, FIRST_BESIDE, isComputed, readBeside } from './beside.ts'
import { NO_SECOND, type SecondChart } from './second-chart.ts'
import { readStudioSettings, type SettingTexts } from './settings-form.ts'
import { FIRST_REQUEST, PANE_IDS, paneKey, type StudioBirths, type StudioRequest } from './studio-request.ts'
import { type PaneView, type PaneViews, refusalMessage, type StudioView } from './studio-view.ts'

/** The open panes, the conventions and the look of the last visit. Nothing about a birth is stored here. */
type StoredLayout = {
  readonly open: readonly PaneId[]
  readonly settings: SettingTexts
  readonly look: StudioLook
}

export type StudioLook = {
  /** Without explanations. */
  readonly isCompact: boolean
  /** Single keys act; some readers type by voice and switch them off. */
  readonly hasKeys: boolean
  /** The charts beside the rashi. */
  readonly beside: readonly BesideId[]
}

const FIRST_LOOK: StudioLook = { isCompact: false, hasKeys: true, beside: FIRST_BESIDE }

const KEY = 'chart-studio'

type PracticeTexts = Readonly<Record<string, string>>

/** What is as the practice has it is not stored, so that it follows the practice. */
function storeLayout({ open, settings }: StudioRequest, look: StudioLook, practice: PracticeTexts): void {
  const own = Object.fromEntries(Object.entries(settings).filter(([name, text]) => text && text !== practice[name]))
  try {
    localStorage.setItem(KEY, JSON.stringify({ open, settings: own, look }))
  } catch {
    // Without storage every visit starts with the default layout.
  }
}

function readLayout(): StoredLayout | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredLayout> | null
    if (!stored) return undefined
    return {
      open: PANE_IDS.filter((id) => stored.open?.includes(id)),
      settings: { ...stored.settings },
      look: { ...FIRST_LOOK, ...stored.look, beside: readBeside(stored.look?.beside) },
    }
  } catch {
    return undefined
  }
}

export type Studio = {
  readonly birth: Birth | undefined
  readonly request: StudioRequest
  readonly cast: TimedChart | null
  readonly problem: string | null
  readonly panes: PaneViews
  /** The charts of the worker; undefined until they are drawn. */
  readonly drawings: Drawings | undefined
  readonly second: SecondChart
  readonly isSettingInvalid: boolean
  readonly nowMs: number
  /** By how many minutes the shown birth is later than the given one. */
  readonly minutes: number
  readonly look: StudioLook
  /** Shows the birth by so many minutes later than now, or the given one again. */
  shift(by: number | 'back'): void
  setLook(look: StudioLook): void
  show(request: StudioRequest): void
  showSecond(second: SecondChart): void
  toggle(pane: PaneId, isOpen: boolean): void
}

type StudioOptions = {
  /** What the server computed. */
  readonly posted: StudioView | undefined
  readonly birth: Birth | undefined
  /** Conventions that the chart was made with. Another chart is another object, even with the same conventions. */
  readonly settings?: StudioRequest['settings']
  readonly nowMs: number
  /** The conventions of the practice, for what the viewer has not chosen. */
  readonly practice: PracticeTexts
}

type Drawn = { readonly key: string; readonly cast: TimedChart | null; readonly problem: string | null }

/** Computes the chart and the open panes in the worker, and remembers which are open. */
export function useStudio({ posted, birth: asGiven, settings: given, nowMs, practice }: StudioOptions): Studio {
  const [shifted, setShifted] = useState({ of: asGiven, minutes: 0 })
  // Another chart begins at its own minute.
  const minutes = shifted.of === asGiven ? shifted.minutes : 0
  const birth = useMemo(() => asGiven && shiftBirth(asGiven, minutes), [asGiven, minutes])
  const [look, setLook] = useState(FIRST_LOOK)
  const [request, setRequest] = useState(posted?.request ?? { ...FIRST_REQUEST, settings: practice })
  const [drawn, setDrawn] = useState<Drawn | undefined>(
    posted && { ...posted, key: drawnKey(posted.birth, posted.request) },
  )
  const [panes, setPanes] = useState(posted?.panes ?? {})
  const [drawings, setDrawings] = useState<{ readonly key: string; readonly drawn: Drawings }>()
  const [second, setSecond] = useState(posted?.second ?? NO_SECOND)
  const other = second.birth
  const [isRestored, setIsRestored] = useState(false)
  const [taken, setTaken] = useState(given)

  // A link or a file that is opened later brings its own conventions, in the same render as its birth.
  if (isRestored && given && given !== taken) {
    setTaken(given)
    setRequest((current) => ({ ...current, settings: withPracticeTexts(practice, given) }))
  }

  // The layout is in the browser's storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a birth.
  useEffect(() => {
    if (!birth || isRestored) return
    const stored = readLayout()
    setRequest((current) => ({
      ...current,
      open: stored?.open ?? current.open,
      settings: withPracticeTexts(withPracticeTexts(practice, stored?.settings ?? {}), given ?? {}),
    }))
    if (stored) setLook(stored.look)
    setIsRestored(true)
  }, [birth])

  const settings = readStudioSettings(request.settings)

  // The worker is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is computed already is not asked for again.
  useEffect(() => {
    if (!birth || !isRestored || !settings.ok) return
    let isStale = false
    storeLayout(request, look, practice)

    async function draw(of: Birth, key: string) {
      const cast = await askChartEngine('chart', of, conventions, nowMs)
      if (isStale) return
      if (!cast.ok) return setDrawn({ key, cast: null, problem: refusalMessage(cast.refusal) })
      const timed = cast.value.cast.kind === 'timed' ? cast.value.cast : null
      setDrawn({ key, cast: timed, problem: timed ? null : STUDIO.needsTime })
    }

    async function compute(of: Birth, pane: PaneId, key: string) {
      const fields = request.fields[pane] ?? {}
      const sheet = await askChartEngine('pane', { pane, birth: of, other, settings: chosen, fields, nowMs })
        .then((outcome) => (outcome.ok ? outcome.value : null))
        .catch(() => null)
      // Hundreds of cells: React draws them in short steps.
      if (!isStale) startTransition(() => setPanes((before) => withPane(before, pane, { key, sheet })))
    }

    async function drawBeside(of: Birth, key: string) {
      const drawn = await askChartEngine('drawings', { birth: of, other, settings: chosen, nowMs }).catch(() => ({}))
      if (!isStale) setDrawings({ key, drawn })
    }

    const chosen = settings.value
    const { conventions } = chosen
    const key = drawnKey(birth, request)
    const besideKey = drawingsKey({ birth, other }, request)
    if (look.beside.some(isComputed) && drawings?.key !== besideKey) drawBeside(birth, besideKey)
    if (drawn?.key !== key) draw(birth, key).catch(() => showProblem(BIRTH_RESULT.notDrawn))
    for (const pane of request.open) {
      const wanted = paneKey({ birth, other }, request, pane)
      if (panes[pane]?.key !== wanted) compute(birth, pane, wanted)
    }
    return () => {
      isStale = true
    }
  }, [birth, other, request, look, isRestored])

  return {
    birth,
    request,
    cast: drawn?.cast ?? null,
    problem: drawn?.problem ?? null,
    panes,
    drawings: birth && drawings?.key === drawingsKey({ birth, other }, request) ? drawings.drawn : undefined,
    second,
    isSettingInvalid: !settings.ok,
    nowMs,
    minutes,
    look,
    shift: (by) => setShifted({ of: asGiven, minutes: by === 'back' ? 0 : minutes + by }),
    setLook,
    show: setRequest,
    showSecond: setSecond,
    toggle(pane, isOpen) {
      setRequest((current) => {
        if (current.open.includes(pane) === isOpen) return current
        const open = isOpen ? [...current.open, pane] : current.open.filter((each) => each !== pane)
        return { ...current, open }
      })
      // A pane that failed is asked for again when it is opened again.
      if (!isOpen) setPanes((before) => (before[pane]?.sheet ? before : withPane(before, pane, undefined)))
    },
  }
}

function withPane(panes: PaneViews, pane: PaneId, shown: PaneView | undefined): PaneViews {
  const { [pane]: _, ...others } = panes
  return shown ? { ...others, [pane]: shown } : others
}

function drawingsKey(births: StudioBirths, { settings }: StudioRequest): string {
  return JSON.stringify([births, settings])
}

function drawnKey(birth: Birth, { settings }: StudioRequest): string {
  return JSON.stringify([birth, settings])
}
