/** Texts of the frame of pages behind sign-in. */
export const APP_FRAME = {
  more: 'More',
  find: 'Find a client, booking, setting',
  findShort: 'Find anything  /',
  pagesOf: (place: string) => `Pages of ${place}`,
  toSite: (practiceName: string) => `${practiceName}: website`,
} as const
