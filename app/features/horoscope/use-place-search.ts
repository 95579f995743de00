import { useEffect, useState } from 'react'
import type { Place } from '#domain/charts/places.ts'

export type FoundPlace = Place & { readonly alias?: string }

type Search = { readonly places: readonly FoundPlace[]; readonly isSearching: boolean; readonly hasSearched: boolean }

const PAUSE_MS = 120
const SHORTEST = 2
const NOTHING: Search = { places: [], isSearching: false, hasSearched: false }

/** Searches the site's gazetteer while typing; the last query wins. */
export function usePlaceSearch(query: string): Search {
  const [search, setSearch] = useState<Search>(NOTHING)

  // A network request, after a pause in typing.
  useEffect(() => {
    if (query.trim().length < SHORTEST) {
      setSearch(NOTHING)
      return
    }
    const stop = new AbortController()
    setSearch((before) => ({ ...before, isSearching: true }))
    const timer = setTimeout(async () => {
      const places = await findPlaces(query, stop.signal)
      if (!stop.signal.aborted) setSearch({ places, isSearching: false, hasSearched: true })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])

  return search
}

/** Returns no places if the network fails; coordinates can still be entered. */
export async function findPlaces(query: string, signal?: AbortSignal): Promise<FoundPlace[]> {
  try {
    const response = await fetch(`/api/places?q=${encodeURIComponent(query.trim())}`, signal ? { signal } : {})
    if (!response.ok) return []
    return ((await response.json()) as { places: FoundPlace[] }).places
  } catch {
    return []
  }
}
