/** A chosen start as the form sends it: an instant, `2026-11-20T04:30:00.000Z`. */
export function readStart(text: string): Date | undefined {
  const startsAt = new Date(text)
  return !Number.isNaN(startsAt.getTime()) && startsAt.toISOString() === text ? startsAt : undefined
}
