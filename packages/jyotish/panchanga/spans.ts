import type { JdSpan } from './day-parts.ts'

/** In order and merged where they touch or overlap; empty ones are dropped. */
export function merged(spans: readonly JdSpan[]): JdSpan[] {
  const result: { startJdUt: number; endJdUt: number }[] = []
  for (const { startJdUt, endJdUt } of spans.toSorted((one, other) => one.startJdUt - other.startJdUt)) {
    const last = result.at(-1)
    if (endJdUt <= startJdUt) continue
    if (last && startJdUt <= last.endJdUt) last.endJdUt = Math.max(last.endJdUt, endJdUt)
    else result.push({ startJdUt, endJdUt })
  }
  return result
}

/** The parts of the spans inside another. */
export function clipped(spans: readonly JdSpan[], { startJdUt, endJdUt }: JdSpan): JdSpan[] {
  return spans
    .map((span) => ({ startJdUt: Math.max(span.startJdUt, startJdUt), endJdUt: Math.min(span.endJdUt, endJdUt) }))
    .filter((span) => span.startJdUt < span.endJdUt)
}

/** What merged spans leave of the first. */
export function subtracted(from: readonly JdSpan[], spans: readonly JdSpan[]): JdSpan[] {
  return from.flatMap((span) => {
    const left: JdSpan[] = []
    let { startJdUt } = span
    for (const gap of clipped(spans, span)) {
      if (gap.startJdUt > startJdUt) left.push({ startJdUt, endJdUt: gap.startJdUt })
      startJdUt = Math.max(startJdUt, gap.endJdUt)
    }
    return startJdUt < span.endJdUt ? [...left, { startJdUt, endJdUt: span.endJdUt }] : left
  })
}

export function covers(spans: readonly JdSpan[], jdUt: number): boolean {
  return spans.some(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt)
}

/** A day cut at every edge of the spans inside it. */
export function cutAt(day: JdSpan, spans: readonly JdSpan[]): JdSpan[] {
  const inside = clipped(spans, day).flatMap(({ startJdUt, endJdUt }) => [startJdUt, endJdUt])
  const edges = [...new Set([day.startJdUt, ...inside, day.endJdUt])].toSorted((one, other) => one - other)
  return edges.slice(1).map((endJdUt, index) => ({ startJdUt: edges[index] as number, endJdUt }))
}
