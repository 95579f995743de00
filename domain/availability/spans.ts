/** Milliseconds since 1970, from the first to before the last. */
export type Span = readonly [from: number, until: number]

/** Whether one of the spans, which are in order and do not overlap, overlaps another. Spans that only touch do not. */
export function overlaps(spans: readonly Span[], [from, until]: Span): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.[1] ?? 0) > from) high = middle
    else low = middle + 1
  }
  const next = spans[low]
  return next !== undefined && next[0] < until
}
