// People do not say AM and PM: a clock has the part of the day before it. Tables keep AM and PM.

/** "सुबह" from 4, "दोपहर" from 12, "शाम" from 16 and "रात" from 20. */
function dayPart(time: string): string {
  const hour = Number(time.slice(0, 2)) % 24
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

/** "2:30" for `14:30`. */
function hourText(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours) % 12 || 12}:${minutes}`
}

/** "सुबह 10:00 बजे" for `10:00`. */
export function clockWithPart(time: string): string {
  return `${dayPart(time)} ${hourText(time)} बजे`
}

/** "सुबह 10:00 से 10:45 तक", "सुबह 11:30 से दोपहर 12:15 तक". */
export function clockSpan(from: string, until: string): string {
  const [first, last] = [dayPart(from), dayPart(until)]
  const isSamePart = first === last && from < until
  return `${first} ${hourText(from)} से ${isSamePart ? '' : `${last} `}${hourText(until)} तक`
}
