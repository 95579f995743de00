// People do not say AM and PM: a clock has the part of the day before it. Tables keep AM and PM.

/** "ఉదయం" from 4, "మధ్యాహ్నం" from 12, "సాయంత్రం" from 16 and "రాత్రి" from 20. */
function dayPart(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  if (hour < 4 || hour >= 20) return 'రాత్రి'
  if (hour < 12) return 'ఉదయం'
  return hour < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం'
}

/** "2:30" for `14:30`. */
function hourText(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours) % 12 || 12}:${minutes}`
}

/** "ఉదయం 10:00 గంటలకు" for `10:00`. */
export function clockWithPart(time: string): string {
  return `${dayPart(time)} ${hourText(time)} గంటలకు`
}

/** "ఉదయం 10:00 నుంచి 10:45 వరకు", "ఉదయం 11:30 నుంచి మధ్యాహ్నం 12:15 వరకు". */
export function clockSpan(from: string, until: string): string {
  const [first, last] = [dayPart(from), dayPart(until)]
  const isSamePart = first === last && from < until
  return `${first} ${hourText(from)} నుంచి ${isSamePart ? '' : `${last} `}${hourText(until)} వరకు`
}
