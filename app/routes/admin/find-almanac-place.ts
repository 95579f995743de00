import type { FormTexts } from '#app/features/admin/form-spec.ts'
import { ALMANAC_SEARCH } from '#content/admin/admin.ts'
import { placeLabel } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findPlace } from '#usecases/charts/find-place.ts'

/**
 * Fills in the coordinates of a town that was typed without new ones. Returns what to save, or the problem of a field.
 */
export async function findAlmanacPlace(typed: FormTexts, stored: FormTexts): Promise<Outcome<FormTexts, FormTexts>> {
  const isSame = (field: string) => (typed[field] ?? '').trim() === stored[field]
  const hasCoordinates = (typed.lat ?? '').trim() !== '' && (typed.lon ?? '').trim() !== ''
  const areTheirs = isSame('name') || !(isSame('lat') && isSame('lon'))
  if (hasCoordinates && areTheirs) return accepted(typed)

  const found = await findPlace(typed.name ?? '')
  if (!found) return refused({ name: ALMANAC_SEARCH.unknown })
  const { place, isGuessed, namesakes } = found
  if (isGuessed) return refused({ name: ALMANAC_SEARCH.several([place, ...namesakes].map(placeLabel)) })
  return accepted({ name: place.name, lat: String(place.lat), lon: String(place.lon) })
}
