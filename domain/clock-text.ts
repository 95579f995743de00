/** "5:42 AM" for `05:42`, and "5:42:10 AM" for `05:42:10`. */
export function clockText(time: string): string {
  const [hour = '', ...rest] = time.split(':')
  const hours = Number(hour)
  return `${[hours % 12 || 12, ...rest].join(':')} ${hours < 12 ? 'AM' : 'PM'}`
}

export type ShortClock = { readonly time: string; readonly half: 'AM' | 'PM' }

/** `14:30` as "2:30" and "PM", `14:00` as "2": a range may leave out the half of its start. */
export function shortClock(time: string): ShortClock {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return { time: `${hour % 12 || 12}${minutes}`, half: hour < 12 ? 'AM' : 'PM' }
}
