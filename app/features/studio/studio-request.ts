import type { PaneId } from '#app/features/chart-panes/pane.ts'
import { FIRST_PANES, PANE_TITLES } from '#content/charts/studio.ts'
import type { Birth } from '#domain/births/birth.ts'
import { recordOf } from '#domain/record-of.ts'
import { SETTING_FIELDS, type SettingTexts } from './settings-form.ts'

/** What changes with time, or has to do with another person; it has a column of its own beside the chart itself. */
const TIME_PANES: readonly PaneId[] = [
  'periods',
  'sign-periods',
  'transits',
  'ephemeris',
  'sade-sati',
  'year',
  'panchanga',
  'day',
  'compare',
  'matching',
  'sensitivity',
]

const CHART_PANES = (Object.keys(PANE_TITLES) as PaneId[]).filter((id) => !TIME_PANES.includes(id))

/** The two columns of a laptop; on a phone the second follows the first. */
export const PANE_COLUMNS = [CHART_PANES, TIME_PANES] as const

export const PANE_IDS: readonly PaneId[] = PANE_COLUMNS.flat()

/** What the studio shows: the conventions, the open panes, and what was answered in each. */
export type StudioRequest = {
  readonly settings: SettingTexts
  readonly open: readonly PaneId[]
  readonly fields: PaneFieldValues
}

export type PaneFieldValues = Readonly<Partial<Record<PaneId, Readonly<Record<string, string>>>>>

export const FIRST_REQUEST: StudioRequest = { settings: {}, open: FIRST_PANES, fields: {} }

/** The form of the studio, posted or in the browser. */
type StudioForm = { text(name: string): string; list(name: string): string[] }

/** The name of a field of a pane in the form. */
export function fieldName(pane: PaneId, field: string): string {
  return `${pane}.${field}`
}

/** Reads the form. Its inputs named `fields` list the fields of the panes, and the pressed button can set one of them. */
export function readStudioForm({ text, list }: StudioForm): StudioRequest {
  const closed = list('close')
  const wanted = list('open').filter((id) => !closed.includes(id))
  const answers = [...list('fields').map((name) => ({ name, value: text(name) })), ...list('set').map(readAnswer)]
  return {
    settings: recordOf(SETTING_FIELDS, text),
    open: PANE_IDS.filter((id) => wanted.includes(id)),
    fields: fieldsOf(answers),
  }
}

/** "periods.within=vimshottari 3". */
function readAnswer(text: string) {
  const [name = '', ...value] = text.split('=')
  return { name, value: value.join('=') }
}

function fieldsOf(answers: readonly { readonly name: string; readonly value: string }[]): PaneFieldValues {
  const fields: Partial<Record<PaneId, Record<string, string>>> = {}
  for (const { name, value } of answers) {
    const [id, field = ''] = name.split('.')
    const pane = PANE_IDS.find((each) => each === id)
    if (pane) fields[pane] = { ...fields[pane], [field]: value }
  }
  return fields
}

/** The panes that use the second chart. */
const PANES_OF_TWO: readonly PaneId[] = ['compare', 'matching']

/** The births of the studio. */
export type StudioBirths = { readonly birth: Birth; readonly other: Birth | null }

/** Changes when a pane must be computed again. */
export function paneKey({ birth, other }: StudioBirths, { settings, fields }: StudioRequest, pane: PaneId): string {
  return JSON.stringify([birth, PANES_OF_TWO.includes(pane) ? other : null, settings, fields[pane] ?? {}])
}
