import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo } from 'react'
import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PANE_ABOUTS } from '#content/charts/pane-abouts.ts'
import { PANE_TITLES, STUDIO } from '#content/charts/studio.ts'
import { PaneBlocks } from './pane-blocks.tsx'
import { PaneFields } from './pane-fields.tsx'
import type { PaneView } from './studio-view.ts'

type PaneFoldProps = {
  id: PaneId
  isOpen: boolean
  shown: PaneView | undefined
  isHydrated: boolean
  onToggle: (pane: PaneId, isOpen: boolean) => void
}

/** One pane of the studio. Without script a closed one has a button that posts the form to open it. */
export function PaneFold({ id, isOpen, shown, isHydrated, onToggle }: PaneFoldProps) {
  return (
    <details
      id={`pane-${id}`}
      className="studio-pane"
      open={isOpen}
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
    >
      <summary>
        <h2 className="fold-title">{PANE_TITLES[id]}</h2>
        <Icon of={ChevronDown} />
      </summary>
      <div className="studio-pane-content">
        {isOpen && <input type="hidden" name="open" value={id} />}
        {isOpen ? (
          <PaneSheetView id={id} shown={shown} isHydrated={isHydrated} />
        ) : (
          !isHydrated && (
            <Button type="submit" tone="secondary" name="open" value={id}>
              {STUDIO.showPane(PANE_TITLES[id])}
            </Button>
          )
        )}
      </div>
    </details>
  )
}

type PaneSheetViewProps = Pick<PaneFoldProps, 'id' | 'shown' | 'isHydrated'>

/** Memoized: tables of hundreds of cells, which stay as they are while another pane is opened. */
const PaneSheetView = memo(function PaneSheetView({ id, shown, isHydrated }: PaneSheetViewProps) {
  if (!shown) return <p className="hint">{STUDIO.computing}</p>
  if (!shown.sheet) return <Notice tone="danger">{STUDIO.failed}</Notice>
  const { fields = [], blocks } = shown.sheet
  return (
    <>
      <PaneFields pane={id} fields={fields} isHydrated={isHydrated} />
      <PaneBlocks pane={id} blocks={blocks} />
      <p className="studio-about">{PANE_ABOUTS[id]}</p>
    </>
  )
})
