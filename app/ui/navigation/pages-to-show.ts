/**
 * The first, the last, and the neighbours of the current page; a negative number stands for the pages left out between
 * two of them. A single page is never left out, since the gap would take the same room.
 */
export function pagesToShow(current: number, total: number): number[] {
  const candidates = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const shown: number[] = []

  for (const page of [...new Set(candidates)].sort((a, b) => a - b)) {
    const previous = shown.at(-1) ?? 0
    if (page - previous === 2) shown.push(page - 1)
    else if (page - previous > 2) shown.push(-page)
    shown.push(page)
  }
  return shown
}
