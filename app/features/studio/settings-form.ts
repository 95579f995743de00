import { VARGA_METHODS, type VargaMethods } from '@muhurta/jyotish/vargas'
import type { StudioSettings } from '#app/features/chart-panes/pane.ts'
import { CONVENTION_FIELDS, CONVENTION_OPTIONS, readConventions } from '#app/features/horoscope/conventions-form.ts'
import { optionsOf, type SelectOption } from '#app/ui/fields/select-options.ts'
import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import {
  CHARA_LABELS,
  CUSTOM_AYANAMSA,
  KARAKA_LABELS,
  METHOD_LABELS,
  SETTING_LABELS,
  SETTING_LINES,
} from '#content/charts/studio.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

const METHOD_FIELDS = ['d2', 'd3', 'd4', 'd30'] as const
type MethodField = (typeof METHOD_FIELDS)[number]

const MENU_FIELDS = [...CONVENTION_FIELDS, ...METHOD_FIELDS, 'charaSchool', 'karakas'] as const
type MenuField = (typeof MENU_FIELDS)[number]

export const SETTING_FIELDS = [...MENU_FIELDS, 'ayanamsaValue'] as const
type SettingField = (typeof SETTING_FIELDS)[number]

/** The settings as they were typed and chosen; what is left out has its default. */
export type SettingTexts = Readonly<Partial<Record<SettingField, string>>>

/** The value of the ayanamsa menu that stands for a typed value. */
const CUSTOM = 'custom'

/** The epoch of a typed ayanamsa: January 1, 2000, noon. */
const J2000 = 2_451_545
const LARGEST_AYANAMSA = 40

const VARGA_OF = { d2: 2, d3: 3, d4: 4, d30: 30 } as const

const methodOptions = (field: MethodField) =>
  VARGA_METHODS[VARGA_OF[field]].map((method) => ({ value: method, label: METHOD_LABELS[method] }))

export type SettingMenu = {
  readonly name: MenuField
  readonly label: string
  readonly options: readonly SelectOption[]
}

const LABELS = { ...CONVENTION_LABELS, ...SETTING_LABELS } as const

const OPTIONS: Readonly<Record<MenuField, readonly SelectOption[]>> = {
  ...CONVENTION_OPTIONS,
  ayanamsa: [...CONVENTION_OPTIONS.ayanamsa, { value: CUSTOM, label: CUSTOM_AYANAMSA }],
  d2: methodOptions('d2'),
  d3: methodOptions('d3'),
  d4: methodOptions('d4'),
  d30: methodOptions('d30'),
  charaSchool: optionsOf(CHARA_LABELS),
  karakas: optionsOf(KARAKA_LABELS),
}

/** The menus of the conventions, the default first in each. */
export const SETTING_MENUS: readonly SettingMenu[] = MENU_FIELDS.map((name) => ({
  name,
  label: LABELS[name],
  options: OPTIONS[name],
}))

/** Reads the settings. What is unknown keeps its default; a custom ayanamsa must be an angle. */
export function readStudioSettings(texts: SettingTexts): Outcome<StudioSettings, 'ayanamsa-invalid'> {
  const textOf = (field: SettingField) => texts[field]?.trim() ?? ''
  const custom = textOf('ayanamsa') === CUSTOM ? readAngle(textOf('ayanamsaValue')) : undefined
  if (custom === null) return refused('ayanamsa-invalid')

  return accepted({
    conventions: {
      ...readConventions(textOf),
      ...(custom !== undefined && { ayanamsa: { epochJd: J2000, value: custom } }),
    },
    vargaMethods: readMethods(textOf),
    charaSchool: textOf('charaSchool') === 'strongerLords' ? 'strongerLords' : 'soleLords',
    karakas: textOf('karakas') === 'eight' ? 'eight' : 'seven',
  })
}

/** Degrees with or without a decimal point, then minutes and seconds if they are given. */
const ANGLE = /^(\d{1,2}(?:\.\d+)?)(?:[°:\s]+([0-5]?\d)(?:[′':\s]+([0-5]?\d(?:\.\d+)?))?)?[°′″'"]*$/

function readAngle(text: string): number | null {
  const match = ANGLE.exec(text)
  if (!match) return null
  const [degrees = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  const value = degrees + minutes / 60 + seconds / 3600
  return value <= LARGEST_AYANAMSA ? value : null
}

function readMethods(textOf: (field: MethodField) => string): VargaMethods {
  const chosen = METHOD_FIELDS.flatMap((field) => {
    const methods: readonly string[] = VARGA_METHODS[VARGA_OF[field]]
    const method = textOf(field)
    return methods.includes(method) ? [[VARGA_OF[field], method]] : []
  })
  return Object.fromEntries(chosen)
}

/** The settings beyond those of a chart, as a list of short phrases. */
export function settingLines({ vargaMethods, charaSchool, karakas }: StudioSettings): string[] {
  const methods = METHOD_FIELDS.map(
    (field) => `D${VARGA_OF[field]} ${METHOD_LABELS[vargaMethods[VARGA_OF[field]] ?? 'parashara']}`,
  )
  return [
    SETTING_LINES.vargas(methods),
    SETTING_LINES.charaSchool(CHARA_LABELS[charaSchool]),
    SETTING_LINES.karakas(KARAKA_LABELS[karakas]),
  ]
}
