/** The pages that a link in an email opens for one booking, without a sign-in (0119). */
export type LinkedPage = 'pay' | 'password' | 'move' | 'cancel' | 'review' | 'birth'

/** What a link allows. The email with the payment link may be forwarded to the one who pays, so that link cannot cancel. */
export type LinkRight = 'pay' | 'change' | 'review' | 'birth'

export const LINK_RIGHTS: Record<LinkedPage, LinkRight> = {
  pay: 'pay',
  password: 'pay',
  move: 'change',
  cancel: 'change',
  review: 'review',
  // Only to write: what was given is not shown.
  birth: 'birth',
}

export function linkedPath(page: LinkedPage, token: string): string {
  return `/booking/${page}?token=${token}`
}
