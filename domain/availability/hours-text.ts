import type { OpenHours } from './hours.ts'

/** "9 AM–12:30 PM, 2–5 PM". */
export function hoursText(hours: readonly OpenHours[]): string {
  return hours.map(intervalText).join(', ')
}

function intervalText({ opensAt, closesAt }: OpenHours): string {
  const [opens, closes] = [clock(opensAt), clock(closesAt)]
  const opening = opens.half === closes.half ? opens.time : `${opens.time} ${opens.half}`
  return closesAt === '24:00' ? `${opens.time} ${opens.half}–midnight` : `${opening}–${closes.time} ${closes.half}`
}

function clock(time: string): { readonly time: string; readonly half: 'AM' | 'PM' } {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return { time: `${hour % 12 || 12}${minutes}`, half: hour < 12 ? 'AM' : 'PM' }
}
