/** "5:42 AM" for `05:42`, and "5:42:10 AM" for `05:42:10`. */
export function clockText(time: string): string {
  const [hour = '', ...rest] = time.split(':')
  const hours = Number(hour)
  return `${[hours % 12 || 12, ...rest].join(':')} ${hours < 12 ? 'AM' : 'PM'}`
}
