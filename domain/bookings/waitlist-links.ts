/** The pages that a link in an email opens for one entry of the waitlist, without a sign-in (0125). */
export type WaitlistPage = 'offer' | 'leave'

export function waitlistPath(page: WaitlistPage, token: string): string {
  return `/waitlist/${page}?token=${token}`
}
