/** Free times of the practice on the site of somebody else. */
export const BOOKING_EMBED = {
  title: (practice: string) => `Book with ${practice}`,
  next: 'Next free times',
  zone: 'Times in India. The booking page shows your own time zone.',
  none: 'There is no free time in the next weeks.',
  others: 'Other consultations',
  all: 'All free times',
  opens: 'Opens our site',
} as const
