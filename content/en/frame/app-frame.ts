/** Texts of the frame of pages behind sign-in. */
export const APP_FRAME = {
  more: 'More',
  pagesOf: (place: string) => `Pages of ${place}`,
  toSite: (practiceName: string) => `${practiceName}: website`,
} as const
