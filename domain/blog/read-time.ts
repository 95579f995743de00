export const SHORTEST_READ = 1
export const LONGEST_READ = 60
export const USUAL_READ = 5

const WORDS_A_MINUTE = 200

/** Parses typed minutes, clamped to 1–60; 5 for text that is not a number. */
export function parseReadTime(text: string): number {
  const minutes = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(minutes)) return USUAL_READ
  return within(Math.round(minutes))
}

/** Estimates the reading time from the length, as a help for the author. */
export function estimateReadTime(content: string): number {
  const words = content.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0
  return within(Math.round(words / WORDS_A_MINUTE))
}

function within(minutes: number): number {
  return Math.min(LONGEST_READ, Math.max(SHORTEST_READ, minutes))
}
