import { DataTable } from '#app/ui/data-table.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PANE_TITLES } from '#content/charts/studio.ts'
import { STUDIO_KEYS } from '#content/charts/studio-keys.ts'
import { ACT_KEYS, KEY_PANES, type StudioAct } from './studio-keys.ts'

type KeysDialogProps = {
  hasKeys: boolean
  onUse: (hasKeys: boolean) => void
  onClose: () => void
}

const ROWS = [
  ...(Object.entries(ACT_KEYS) as [StudioAct, string][]).map(([act, key]) => ({ key, does: STUDIO_KEYS.acts[act] })),
  ...KEY_PANES.map((id, index) => ({ key: String(index + 1), does: STUDIO_KEYS.pane(PANE_TITLES[id]) })),
]

/** Which key does what, and the switch for all of them. */
export function KeysDialog({ hasKeys, onUse, onClose }: KeysDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={STUDIO_KEYS.title}
      description={STUDIO_KEYS.lead}
    >
      <DataTable
        caption={STUDIO_KEYS.title}
        isCaptionHidden
        rows={ROWS}
        rowKey={({ key }) => key}
        columns={[
          { header: STUDIO_KEYS.key, isRowHeader: true, cell: ({ key }) => <kbd>{key}</kbd> },
          { header: STUDIO_KEYS.does, cell: ({ does }) => does },
        ]}
      />
      <CheckboxField
        name="hasKeys"
        label={STUDIO_KEYS.use}
        checked={hasKeys}
        onChange={(event) => onUse(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
