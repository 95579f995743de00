import { to } from '#content/language.ts'
import type { Place, SearchedPlace } from '#domain/births/places.ts'

/** Returns no places if the network fails; coordinates can still be entered. */
export function findPlaces(query: string, signal?: AbortSignal): Promise<SearchedPlace[]> {
  return fetchPlaces({ q: query.trim() }, signal)
}

/** Two decimals are about a kilometre: enough to name a town, and no more of the position is sent. */
export async function findNearestPlace({ lat, lon }: Pick<Place, 'lat' | 'lon'>): Promise<Place | undefined> {
  const [nearest] = await fetchPlaces({ near: `${lat.toFixed(2)},${lon.toFixed(2)}` })
  return nearest
}

async function fetchPlaces(search: Record<string, string>, signal?: AbortSignal): Promise<SearchedPlace[]> {
  try {
    const response = await fetch(to(`/api/places?${new URLSearchParams(search)}`), signal ? { signal } : {})
    if (!response.ok) return []
    return ((await response.json()) as { places: SearchedPlace[] }).places
  } catch {
    return []
  }
}
