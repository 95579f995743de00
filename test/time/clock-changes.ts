/**
 * Sessions at 10 AM in India on the last day before and the first day after both clock changes of a zone, as a client
 * there reads them. Lord Howe changes by half an hour; Kathmandu and Kolkata have no changes.
 */
export const SESSIONS_AROUND_CLOCK_CHANGES = [
  { timeZone: 'America/New_York', date: '2026-11-01', text: 'Sun, Nov 1, 12:30-1:30 AM New York time, 10-11 AM IST' },
  {
    timeZone: 'America/New_York',
    date: '2026-11-02',
    text: 'Sun, Nov 1, 11:30 PM-12:30 AM New York time, Mon 10-11 AM IST',
  },
  {
    timeZone: 'America/New_York',
    date: '2027-03-14',
    text: 'Sat, Mar 13, 11:30 PM-12:30 AM New York time, Sun 10-11 AM IST',
  },
  { timeZone: 'America/New_York', date: '2027-03-15', text: 'Mon, Mar 15, 12:30-1:30 AM New York time, 10-11 AM IST' },
  { timeZone: 'Europe/London', date: '2026-10-24', text: 'Sat, Oct 24, 5:30-6:30 AM London time, 10-11 AM IST' },
  { timeZone: 'Europe/London', date: '2026-10-25', text: 'Sun, Oct 25, 4:30-5:30 AM London time, 10-11 AM IST' },
  { timeZone: 'Europe/London', date: '2027-03-27', text: 'Sat, Mar 27, 4:30-5:30 AM London time, 10-11 AM IST' },
  { timeZone: 'Europe/London', date: '2027-03-28', text: 'Sun, Mar 28, 5:30-6:30 AM London time, 10-11 AM IST' },
  { timeZone: 'Australia/Sydney', date: '2026-10-03', text: 'Sat, Oct 3, 2:30-3:30 PM Sydney time, 10-11 AM IST' },
  { timeZone: 'Australia/Sydney', date: '2026-10-04', text: 'Sun, Oct 4, 3:30-4:30 PM Sydney time, 10-11 AM IST' },
  { timeZone: 'Australia/Sydney', date: '2027-04-03', text: 'Sat, Apr 3, 3:30-4:30 PM Sydney time, 10-11 AM IST' },
  { timeZone: 'Australia/Sydney', date: '2027-04-04', text: 'Sun, Apr 4, 2:30-3:30 PM Sydney time, 10-11 AM IST' },
  { timeZone: 'Australia/Lord_Howe', date: '2026-10-03', text: 'Sat, Oct 3, 3-4 PM Lord Howe time, 10-11 AM IST' },
  {
    timeZone: 'Australia/Lord_Howe',
    date: '2026-10-04',
    text: 'Sun, Oct 4, 3:30-4:30 PM Lord Howe time, 10-11 AM IST',
  },
  {
    timeZone: 'Australia/Lord_Howe',
    date: '2027-04-03',
    text: 'Sat, Apr 3, 3:30-4:30 PM Lord Howe time, 10-11 AM IST',
  },
  { timeZone: 'Australia/Lord_Howe', date: '2027-04-04', text: 'Sun, Apr 4, 3-4 PM Lord Howe time, 10-11 AM IST' },
  { timeZone: 'Asia/Kathmandu', date: '2026-11-01', text: 'Sun, Nov 1, 10:15-11:15 AM Kathmandu time, 10-11 AM IST' },
  { timeZone: 'Asia/Kathmandu', date: '2027-03-28', text: 'Sun, Mar 28, 10:15-11:15 AM Kathmandu time, 10-11 AM IST' },
  { timeZone: 'Asia/Kolkata', date: '2026-11-01', text: 'Sun, Nov 1, 10-11 AM IST' },
  { timeZone: 'Asia/Kolkata', date: '2027-03-28', text: 'Sun, Mar 28, 10-11 AM IST' },
] as const
