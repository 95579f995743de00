import type { Birth } from '#domain/charts/birth-chart.ts'
import { BIRTH_FIELDS, type BirthValues } from '#domain/charts/birth-form.ts'
import { offsetLabel } from '#domain/charts/birth-time.ts'
import { type Place, placeLabel } from '#domain/charts/places.ts'
import { recordOf } from '#domain/record-of.ts'

export const NO_BIRTH_VALUES: BirthValues = recordOf(BIRTH_FIELDS, () => '')

/** Reads the fields of one birth from a form; the prefix distinguishes two. */
export function birthValuesIn(textOf: (name: string) => string, prefix = ''): BirthValues {
  return recordOf(BIRTH_FIELDS, (field) => textOf(prefix + field))
}

/** The fields of a saved birth. */
export function valuesOfBirth(birth: Birth): BirthValues {
  const { fullName, date, time, place, clock, ownOffsetSeconds, occurrence } = birth
  return {
    ...NO_BIRTH_VALUES,
    fullName,
    birthDate: date,
    birthTime: time ?? '',
    timeUnknown: time === null ? 'on' : '',
    ...(place && placeValues(place)),
    clock,
    ownOffset: ownOffsetSeconds === null ? '' : offsetLabel(ownOffsetSeconds),
    occurrence: occurrence ?? '',
  }
}

/** The fields of a place. One without a name is its coordinates, because an empty name would mean no place. */
export function placeValues(place: Place): Pick<BirthValues, 'birthPlace' | 'place'> & Partial<BirthValues> {
  const birthPlace = placeLabel(place)
  const named = { birthPlace, place: JSON.stringify(place) }
  if (birthPlace !== '') return named
  return { ...named, latitude: String(place.lat), longitude: String(place.lon), timeZone: place.timeZone }
}

/** The fields with the place that was found for a typed name. */
export function valuesOfResolved(values: BirthValues, birth: Birth): BirthValues {
  if (values.latitude !== '') return values
  const { place, birthPlace } = valuesOfBirth(birth)
  return { ...values, place, birthPlace: birthPlace || values.birthPlace }
}

/** Reads the text fields of a form in the browser. */
export function textIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}
