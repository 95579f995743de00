/** Texts of the frame of pages behind sign-in. */
export const APP_FRAME = {
  more: 'More',
  toSite: (practiceName: string) => `${practiceName}: website`,
} as const
