import type { PaneId } from '#app/features/chart-panes/pane.ts'
import type { SettingTexts } from './settings-form.ts'
import { PANE_IDS } from './studio-request.ts'

/** The open panes and the conventions of the last visit. Nothing about a birth is stored here. */
export type StoredLayout = { readonly open: readonly PaneId[]; readonly settings: SettingTexts }

const KEY = 'chart-studio'

export function storeLayout({ open, settings }: StoredLayout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ open, settings }))
  } catch {
    // Without storage every visit starts with the default layout.
  }
}

export function readLayout(): StoredLayout | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredLayout | null
    if (!stored) return undefined
    return { open: PANE_IDS.filter((id) => stored.open.includes(id)), settings: { ...stored.settings } }
  } catch {
    return undefined
  }
}
