/** Texts of the panchanga that other sites show in a frame or as a picture. */
export const EMBED = {
  title: 'Show it on your own site',
  lead: (city: string) =>
    `Copy one line into the page of a temple, a group or a friend. It shows ${city}, keeps itself up to date and loads no script.`,
  kinds: { today: 'Today', festival: 'Next festivals', month: 'This month' },
  frame: 'As a frame',
  picture: 'As a picture',
  copy: 'Copy',
  copied: 'Copied',
  today: (city: string) => `Panchanga of ${city}`,
  festival: (city: string) => `Next festivals in ${city}`,
  month: (month: string, city: string) => `${month}, ${city}`,
  by: (practice: string) => `By ${practice}`,
  noSun: 'The Sun does not rise and set here today.',
  noFestival: 'No festival in the next months.',
  /** Marks of the two fortnights before the number of a tithi. */
  fortnights: { shukla: 'S', krishna: 'K' },
  fortnightNote: 'Tithi at sunrise: S bright half, K dark half',
} as const
