import { recordOf } from '#domain/record-of.ts'
import type { Birth } from './birth.ts'
import type { BirthDetails } from './birth-details.ts'
import {
  BIRTH_FIELDS,
  type BirthValues,
  BOOKED_BIRTH_FIELDS,
  type BookedBirthTexts,
  contextTextsOf,
  hasPoint,
} from './birth-form.ts'
import type { BirthProfile } from './birth-profiles.ts'
import { type Place, placeLabel } from './places.ts'

export const NO_BIRTH_VALUES: BirthValues = recordOf(BIRTH_FIELDS, () => '')
export const NO_BIRTH_TEXTS: BookedBirthTexts = recordOf(BOOKED_BIRTH_FIELDS, () => '')

/** The fields of one birth in a form for charts; the prefix distinguishes two. */
export function birthValuesIn(textOf: (name: string) => string, prefix = ''): BirthValues {
  return recordOf(BIRTH_FIELDS, (field) => textOf(prefix + field))
}

/** A birth in the fields of a form for charts. */
export function valuesOfBirth(birth: Birth): BirthValues {
  const { fullName, date, time, place } = birth
  return {
    ...NO_BIRTH_VALUES,
    fullName,
    birthDate: date,
    birthTime: time ?? '',
    timeUnknown: time === null ? 'on' : '',
    ...contextTextsOf(birth),
    ...(place && placeValues(place)),
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
  if (hasPoint(values)) return values
  const { place, birthPlace } = valuesOfBirth(birth)
  return { ...values, place, birthPlace: birthPlace || values.birthPlace }
}

/** A booked birth in the fields of a booking form. */
export function birthTextsOf({ birthDate, birthTime, birthPlace, intake }: BirthDetails): BookedBirthTexts {
  return {
    ...NO_BIRTH_TEXTS,
    forName: intake?.name ?? '',
    birthDate: birthDate ?? '',
    birthTime: birthTime ?? '',
    birthPlace: birthPlace ?? '',
    timeKnown: intake?.timeKnown ?? '',
    ...(intake && contextTextsOf(intake)),
  }
}

/** A saved birth in the same fields. */
export function savedBirthTexts({ birth, timeKnown, birthPlace }: BirthProfile): BookedBirthTexts {
  return {
    forName: birth.fullName,
    birthDate: birth.date,
    birthTime: birth.time?.slice(0, 5) ?? '',
    timeKnown,
    birthPlace: birth.place ? placeLabel(birth.place) : birthPlace,
    ...contextTextsOf(birth),
  }
}
