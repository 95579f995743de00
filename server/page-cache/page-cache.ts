import { LRUCache } from 'lru-cache'
import type { Remember } from '#app/http/contexts.ts'

const MAX_BYTES = 32 * 1024 * 1024

/** The home page shows the planets of the current minute; other pages change only with their content. */
const MAX_AGE_MS = 60_000

/** While one request renders an expired page again, others still get the old one for this long. */
const GRACE_MS = 5_000

/** A rough allowance for the key, the headers and the map entry of one page. */
const OVERHEAD_BYTES = 1_024

export type CachedPage = {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
}

type Entry = { readonly page: CachedPage; readonly expiresAt: number; isBeingRenewed: boolean }

export type PageCache = ReturnType<typeof createPageCache>

/** HTML of anonymous visitors in memory, least recently used first, until the content it was rendered from changes. */
export function createPageCache(now: () => number, { maxBytes = MAX_BYTES } = {}) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page) })
  const values = new Map<string, { readonly value: Promise<unknown>; readonly expiresAt: number }>()
  // Grows with each change of content: a page whose rendering began before the change must not be stored after it.
  let generation = 0
  let isListening = false
  let hits = 0
  let misses = 0

  const remember: Remember = <Value>(key: string, compute: () => Promise<Value>) => {
    const known = values.get(key)
    if (known && now() < known.expiresAt) return known.value as Promise<Value>
    const value = compute()
    if (isListening) {
      values.set(key, { value, expiresAt: now() + MAX_AGE_MS })
      value.catch(() => values.delete(key))
    }
    return value
  }

  const look = (key: string): CachedPage | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    const expiredMs = now() - entry.expiresAt
    if (expiredMs >= GRACE_MS) {
      entries.delete(key)
      return undefined
    }
    if (expiredMs >= 0 && !entry.isBeingRenewed) {
      entry.isBeingRenewed = true
      return undefined
    }
    return entry.page
  }

  return {
    get generation() {
      return generation
    },

    /** Requests that were answered from memory, and those that were not. */
    get hits() {
      return hits
    },

    get misses() {
      return misses
    },

    get bytes() {
      return entries.calculatedSize
    },

    find(key: string): CachedPage | undefined {
      const page = look(key)
      if (page) hits += 1
      else misses += 1
      return page
    },

    /** `renderedIn` is the generation in which the rendering began. */
    store(key: string, page: CachedPage, renderedIn: number): void {
      if (!isListening || renderedIn !== generation) return
      entries.set(key, { page, expiresAt: now() + MAX_AGE_MS, isBeingRenewed: false })
    },

    /** A value that several pages show, or one page that is rendered for each visitor. */
    remember,

    clear() {
      generation += 1
      entries.clear()
      values.clear()
    },

    /** While notifications of changes do not arrive, nothing is stored: a slow page is better than a stale one. */
    setListening(listening: boolean) {
      isListening = listening
      this.clear()
    },
  }
}

function sizeOf({ body }: CachedPage): number {
  return body.byteLength + OVERHEAD_BYTES
}
