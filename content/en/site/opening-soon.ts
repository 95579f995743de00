/** What strangers see of a practice that is still being set up, and the line for staff above its pages. */
export const OPENING_SOON = {
  title: 'Opening soon',
  lead: 'We are preparing our website. Come back in a little while.',
  reach: 'Until then you can reach us here:',
  staff: 'Are you from the practice?',
  signIn: 'Sign In',
} as const

export const ONLY_STAFF = {
  text: 'Only you can see this.',
  setUp: 'Continue the set-up',
} as const
