import { useEffect } from 'react'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import type { STUDIO_KEYS } from '#content/charts/studio-keys.ts'

export type StudioAct = keyof typeof STUDIO_KEYS.acts

export const ACT_KEYS: Readonly<Record<StudioAct, string>> = {
  help: '?',
  find: 'f',
  nextVarga: 'v',
  earlierVarga: 'V',
  moreCharts: '+',
  fewerCharts: '-',
  earlier: ',',
  later: '.',
  asGiven: '0',
  today: 't',
  compact: 'c',
  closeAll: 'x',
}

/** The panes that are opened most, by the keys 1 to 9. */
export const KEY_PANES: readonly PaneId[] = [
  'positions',
  'vargas',
  'periods',
  'transits',
  'ashtakavarga',
  'strengths',
  'yogas',
  'jaimini',
  'year',
]

type Acts = Readonly<Record<StudioAct, () => void>> & { pane(id: PaneId): void }

const TYPED_IN = 'input, select, textarea, [contenteditable], [role="dialog"]'

/** Calls the act of a pressed key, unless something is being typed. */
export function useStudioKeys(acts: Acts, isOn: boolean): void {
  // Keys arrive at the window, outside React.
  useEffect(() => {
    if (!isOn) return
    function listen(event: KeyboardEvent) {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(TYPED_IN)) return
      const pane = KEY_PANES[Number(key) - 1]
      const act = Object.entries(ACT_KEYS).find(([, own]) => own === key)?.[0] as StudioAct | undefined
      if (pane === undefined && act === undefined) return
      event.preventDefault()
      if (pane !== undefined) acts.pane(pane)
      else if (act !== undefined) acts[act]()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [acts, isOn])
}
