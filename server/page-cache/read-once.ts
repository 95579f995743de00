import type { PageCache } from './page-cache.ts'

type Content = Pick<PageCache, 'generation' | 'isListening'>

/** Reads once for all who ask, until the content changes; as long as nobody would tell of a change, each time (0099). */
export function readOnce<Value>(content: Content, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly generation: number; readonly value: Promise<Value> } | undefined

  return () => {
    const { generation, isListening } = content
    if (!isListening) return read()
    if (kept?.generation === generation) return kept.value

    const value = read()
    const reading = { generation, value }
    kept = reading
    // Who asked hears of it; who asks next tries again.
    value.catch(() => {
      if (kept === reading) kept = undefined
    })
    return value
  }
}
