/** The parts of a calendar file that say when somebody is busy, as text. */
export type CalendarBlocks = { readonly events: readonly string[]; readonly timezones: readonly string[] }

const BORDER = /^(BEGIN|END):(VEVENT|VTIMEZONE)[ \t]*\r?$/gim

/** Splits a file, so that one damaged event does not hide the others and a long file can be read in steps. */
export function splitCalendar(text: string): CalendarBlocks {
  const events: string[] = []
  const timezones: string[] = []
  let open: { readonly kind: string; readonly from: number } | undefined
  for (const { 0: line, 1: border, 2: name = '', index } of text.matchAll(BORDER)) {
    const kind = name.toUpperCase()
    if (border?.toUpperCase() === 'BEGIN') open = { kind, from: index }
    else if (open?.kind === kind) {
      const block = text.slice(open.from, index + line.length)
      if (kind === 'VEVENT') events.push(block)
      else timezones.push(block)
      open = undefined
    }
  }
  return { events, timezones }
}

const REPEATS_OR_REPLACES = /^(RRULE|RDATE|RECURRENCE-ID)[;:]/im
const END_DATE = /^DTEND[^:\r\n]*:(\d{8})/im

/** Whether a block is a single event that ended before a day, without parsing it: years of history are most of a file. */
export function isLongOver(block: string, beforeDate: string): boolean {
  const date = END_DATE.exec(block)?.[1]
  return date !== undefined && date < beforeDate && !REPEATS_OR_REPLACES.test(block)
}
