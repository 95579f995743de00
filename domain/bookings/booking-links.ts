/** The pages that a link in an email opens for one booking, without a sign-in (0119). */
export type LinkedPage = 'pay' | 'password' | 'move' | 'cancel' | 'review' | 'birth' | 'voucher'

/** What a link allows. The email with the payment link may be forwarded to the one who pays, so that link cannot cancel. */
export type LinkRight = 'pay' | 'change' | 'review' | 'birth' | 'voucher'

export const LINK_RIGHTS: Record<LinkedPage, LinkRight> = {
  pay: 'pay',
  password: 'pay',
  move: 'change',
  cancel: 'change',
  review: 'review',
  // Only to write: what was given is not shown.
  birth: 'birth',
  // For the person the voucher is for, who is not the one who booked it.
  voucher: 'voucher',
}

export function linkedPath(page: LinkedPage, token: string): string {
  return `/booking/${page}?token=${token}`
}

/** The pages that a link in an email opens for one entry of a waitlist, without a sign-in (0125); `group` for a seat (0264). */
export type WaitlistPage = 'offer' | 'leave' | 'group'

export function waitlistPath(page: WaitlistPage, token: string): string {
  return `/waitlist/${page}?token=${token}`
}
