/** Converts between ISO days and the local dates of a calendar component: same year, month and day in any time zone. */
export function toScreenDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function fromScreenDay(day: Date): string {
  const figures = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return figures.map((figure) => String(figure).padStart(2, '0')).join('-')
}
