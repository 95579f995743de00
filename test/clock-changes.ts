/**
 * Sessions at 10 AM in India on the last day before and the first day after both clock changes of a zone, as a client
 * there reads them. Lord Howe changes by half an hour; Kathmandu and Kolkata have no changes.
 */
export const SESSIONS_AROUND_CLOCK_CHANGES = [
  { timeZone: 'America/New_York', date: '2026-11-01', own: '12:30 AM, Sun' },
  { timeZone: 'America/New_York', date: '2026-11-02', own: '11:30 PM, Sun' },
  { timeZone: 'America/New_York', date: '2027-03-14', own: '11:30 PM, Sat' },
  { timeZone: 'America/New_York', date: '2027-03-15', own: '12:30 AM, Mon' },
  { timeZone: 'Europe/London', date: '2026-10-24', own: '5:30 AM, Sat' },
  { timeZone: 'Europe/London', date: '2026-10-25', own: '4:30 AM, Sun' },
  { timeZone: 'Europe/London', date: '2027-03-27', own: '4:30 AM, Sat' },
  { timeZone: 'Europe/London', date: '2027-03-28', own: '5:30 AM, Sun' },
  { timeZone: 'Australia/Sydney', date: '2026-10-03', own: '2:30 PM, Sat' },
  { timeZone: 'Australia/Sydney', date: '2026-10-04', own: '3:30 PM, Sun' },
  { timeZone: 'Australia/Sydney', date: '2027-04-03', own: '3:30 PM, Sat' },
  { timeZone: 'Australia/Sydney', date: '2027-04-04', own: '2:30 PM, Sun' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-03', own: '3:00 PM, Sat' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-04', own: '3:30 PM, Sun' },
  { timeZone: 'Australia/Lord_Howe', date: '2027-04-03', own: '3:30 PM, Sat' },
  { timeZone: 'Australia/Lord_Howe', date: '2027-04-04', own: '3:00 PM, Sun' },
  { timeZone: 'Asia/Kathmandu', date: '2026-11-01', own: '10:15 AM, Sun' },
  { timeZone: 'Asia/Kathmandu', date: '2027-03-28', own: '10:15 AM, Sun' },
  { timeZone: 'Asia/Kolkata', date: '2026-11-01', own: undefined },
  { timeZone: 'Asia/Kolkata', date: '2027-03-28', own: undefined },
] as const

/** "10-11 AM IST (your 12:30 AM, Sun)". */
export function textOfHour({ own }: { readonly own: string | undefined }): string {
  return own === undefined ? '10-11 AM IST' : `10-11 AM IST (your ${own})`
}
