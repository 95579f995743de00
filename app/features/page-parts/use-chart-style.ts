import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ChartStyle } from '#domain/chart-style.ts'
import { YEAR_SECONDS } from '#domain/time/durations.ts'

/** The style from the cookie, so that the first paint is right. */
export const RememberedStyle = createContext<ChartStyle | undefined>(undefined)

let chosen: ChartStyle | undefined
const listeners = new Set<() => void>()

/** The visitor's chart style, shared by all charts on the page; undefined until one is chosen. */
export function useChartStyle(): ChartStyle | undefined {
  const remembered = useContext(RememberedStyle)
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? remembered,
    () => remembered,
  )
}

/** Draws all charts in this style, here and on later visits. A cookie, because the brief's PDF is drawn on the server. */
export function chooseChartStyle(style: ChartStyle): void {
  chosen = style
  // biome-ignore lint/suspicious/noDocumentCookie: the phones we support lack the Cookie Store API.
  document.cookie = `chart-style=${style}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
