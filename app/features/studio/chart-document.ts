import type { Birth } from '#domain/births/birth.ts'
import { BIRTH_FIELDS, type BirthProblems, type BirthValues, readChartBirth } from '#domain/births/birth-form.ts'
import { valuesOfBirth } from '#domain/births/birth-texts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { recordOf } from '#domain/record-of.ts'
import { SETTING_FIELDS, type SettingTexts } from './settings-form.ts'

/** A chart as a file or a link holds it: the fields of the birth and the conventions. */
export type ChartDocument = { readonly values: BirthValues; readonly settings: SettingTexts }

export type DocumentRefusal = 'not-a-chart' | 'date-invalid' | 'time-missing' | 'place-invalid' | 'clock-invalid'

/** Reads the texts of a document by the rules of the birth form. The studio needs the time and the place. */
export function readDocument(textOf: (field: string) => string): Outcome<ChartDocument, DocumentRefusal> {
  const values = textsOf(BIRTH_FIELDS, textOf)
  const read = readChartBirth(values)
  if (!read.ok) return refused(refusalOf(read.refusal))
  const { birth } = read.value
  if (birth.time === null) return refused('time-missing')
  if (birth.place === null) return refused('place-invalid')
  // Written again from what was understood, so that nothing else of a file is stored in the tab.
  return accepted({ values: valuesOfBirth(birth), settings: textsOf(SETTING_FIELDS, textOf) })
}

export function documentOf(birth: Birth, settings: SettingTexts): ChartDocument {
  return { values: valuesOfBirth(birth), settings }
}

function refusalOf(problems: BirthProblems): DocumentRefusal {
  if (problems.birthDate === 'missing') return 'not-a-chart'
  if (problems.birthDate) return 'date-invalid'
  if (problems.birthTime) return 'time-missing'
  return problems.ownOffset ? 'clock-invalid' : 'place-invalid'
}

const LONGEST_TEXT = 1_000

function textsOf<Field extends string>(fields: readonly Field[], textOf: (field: string) => string) {
  return recordOf(fields, (field) => textOf(field).slice(0, LONGEST_TEXT))
}
