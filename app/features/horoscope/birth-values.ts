import type { Birth } from '#domain/charts/birth-chart.ts'
import { BIRTH_FIELDS, type BirthValues } from '#domain/charts/birth-form.ts'
import { offsetLabel } from '#domain/charts/birth-time.ts'
import { placeLabel } from '#domain/charts/places.ts'
import { recordOf } from '#domain/record-of.ts'

export const NO_BIRTH_VALUES: BirthValues = recordOf(BIRTH_FIELDS, () => '')

/** Reads the fields of one person out of a form; the prefix tells two people apart. */
export function birthValuesIn(textOf: (name: string) => string, prefix = ''): BirthValues {
  return recordOf(BIRTH_FIELDS, (field) => textOf(prefix + field))
}

/** Fills the fields with a birth that is kept. */
export function valuesOfBirth(birth: Birth): BirthValues {
  const { fullName, date, time, place, clock, ownOffsetSeconds, occurrence } = birth
  return {
    ...NO_BIRTH_VALUES,
    fullName,
    birthDate: date,
    birthTime: time ?? '',
    timeUnknown: time === null ? 'on' : '',
    birthPlace: place ? placeLabel(place) : '',
    place: place ? JSON.stringify(place) : '',
    clock,
    ownOffset: ownOffsetSeconds === null ? '' : offsetLabel(ownOffsetSeconds),
    occurrence: occurrence ?? '',
  }
}

/** The fields once their place is known: one that was typed and found is chosen from now on. */
export function valuesOfSettled(values: BirthValues, birth: Birth): BirthValues {
  if (values.latitude !== '') return values
  const { place, birthPlace } = valuesOfBirth(birth)
  return { ...values, place, birthPlace: birthPlace || values.birthPlace }
}

/** The words of a form as they stand in the browser. */
export function textIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}
