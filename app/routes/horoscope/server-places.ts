import tzLookup from '@photostructure/tz-lookup'
import type { PlaceSources } from '#app/features/births/resolve-birth.ts'
import type { SentForm } from '#app/http/form.ts'
import { searchPlaces } from '#db/gazetteer/search-places.ts'
import type { BirthValues } from '#domain/births/birth-form.ts'
import { birthValuesIn } from '#domain/births/birth-texts.ts'
import { parsePlace, placeLabel } from '#domain/births/places.ts'

/** Place lookup for pages without script. */
export const SERVER_PLACES: PlaceSources = {
  findPlaces: (name) => searchPlaces(name),
  findZone: async () => tzLookup,
}

/** The posted fields of a birth, with the place chosen from several of the same name. */
export function postedBirth(form: SentForm, prefix = ''): BirthValues {
  const values = birthValuesIn(form.text, prefix)
  const choice = form.text(`${prefix}placeChoice`)
  // A choice counts only for the name it was offered for; another name is looked up again.
  if (choice === '' || form.text(`${prefix}placeChoiceFor`) !== values.birthPlace) return values

  const place = parsePlace(choice)
  return place ? { ...values, place: JSON.stringify(place), birthPlace: placeLabel(place) } : values
}
