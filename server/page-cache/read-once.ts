import type { ReadContent } from '#app/http/contexts.ts'
import type { Database } from '#db/client.ts'
import type { PageCache } from './page-cache.ts'

type Content = Pick<PageCache, 'generation' | 'isListening'>

type Reading<Value> = { readonly generation: number; readonly value: Promise<Value> }

/** Reads once for all who ask, until the content changes; as long as nobody would tell of a change, each time (0099). */
export function readOnce(db: Database, content: Content): ReadContent {
  const kept = new WeakMap<object, Reading<unknown>>()

  return <Value>(query: (db: Database) => Promise<Value>) => {
    const { generation, isListening } = content
    if (!isListening) return query(db)
    // Whatever is kept under a query was answered by it.
    const known = kept.get(query) as Reading<Value> | undefined
    if (known?.generation === generation) return known.value

    const reading = { generation, value: query(db) }
    kept.set(query, reading)
    // Who asked hears of it; who asks next tries again.
    reading.value.catch(() => {
      if (kept.get(query) === reading) kept.delete(query)
    })
    return reading.value
  }
}
