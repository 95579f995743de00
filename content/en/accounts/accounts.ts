import { capitalized, plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { FEWEST_NAME_CHARACTERS, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { CODE_DIGITS, CODE_MINUTES } from '#domain/accounts/sign-in-codes.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import { CODE_LENGTH } from './code-length.ts'

const UNDO_DAYS = `${numberInWords(UNDO_DELETION_DAYS)} days`
const SHORT_NAME = `Full name must be at least ${FEWEST_NAME_CHARACTERS} characters`

/** Texts of signing up, in and out. Titles and details of toasts come in pairs. */

export const AUTH = {
  title: 'Welcome',
  lead: 'Sign in to book consultations, follow your courses and find your invoices in one place.',
  tabs: 'Sign in or sign up',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  email: 'Email',
  password: 'Password',
  fullName: 'Full Name',
  createAccount: 'Create Account',
  forgot: 'Forgot your password?',
  signingIn: 'Signing in...',
  creatingAccount: 'Creating account...',
  sending: 'Sending...',
  trusted: 'Trusted by 1000+ clients',
  or: 'or',
  usePassword: 'Use a password instead',
  socialConsent: 'If you are new here, we will ask for your consent before we create an account.',
  passwordHint: `At least ${SHORTEST_PASSWORD} characters. A short sentence is easy to remember and hard to guess.`,
  booking: (service: string) => `You’re booking ${service}. We’ll take you back to your form.`,
  formDraft:
    'You were signed out because you hadn’t been active for a while. We’ve saved what you just sent. Sign in again to send it.',
  checkEmail:
    'We have sent an email to the address you entered. Open the link in it to verify your account and continue.',
  resend: 'No email? Send it again.',
} as const

export const SIGN_IN_CODE = {
  offer: 'Email me a code',
  title: 'Enter your code',
  lead: `We’ll email you a ${CODE_LENGTH} code. You don’t need a password. If you are new here, the code also creates your account.`,
  send: 'Email Me a Code',
  sentTo: (email: string) => `We have sent a ${CODE_LENGTH} code to ${email}.`,
  sentHint: `It works for ${numberInWords(CODE_MINUTES)} minutes and only in this browser. If it does not arrive, please look in your spam folder.`,
  sentBefore: {
    tone: 'note',
    title: 'Use the code we sent you',
    detail: 'We’ve already sent several codes to this address. The newest one still works.',
  },
  code: `${capitalized(CODE_LENGTH)} code`,
  consentHint: 'Only needed if you are new here.',
  enter: 'Continue',
  entering: 'Checking...',
  another: 'Send a new code or use another email',
  toPassword: 'Use a password instead',
} as const

export const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const

export const SOCIAL_BUTTONS = {
  google: 'Continue with Google',
  facebook: 'Continue with Facebook',
} as const

export const CONSENT = {
  agree: `I am at least ${OF_AGE_YEARS} years old, and I have read and agree to the {terms} and the {privacy}`,
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  under18: `Under ${OF_AGE_YEARS}? A parent or guardian can create the account and book for you.`,
} as const

export const RESET = {
  title: 'Reset Password',
  lead: 'Enter your email address and we will send you a link to choose a new password.',
  email: 'Email',
  cancel: 'Cancel',
  send: 'Send Reset Link',
  newTitle: 'Choose a new password',
  newPassword: 'New password',
  save: 'Save New Password',
  saving: 'Saving...',
  linkUnusable:
    'This link has already been used, has expired, or was replaced by a newer one. Request a new one below.',
} as const

export const RESEND = {
  title: 'Verify your email',
  lead: 'Enter the email address you signed up with, and we will send the verification email again.',
  send: 'Send Verification Email',
} as const

export const TOASTS = {
  signedUp: { tone: 'success', title: 'Success!', detail: 'Please check your email to verify your account' },
  welcomeBack: { tone: 'success', title: 'Welcome back!', detail: 'You have been signed in successfully.' },
  welcomeNew: {
    tone: 'success',
    title: 'Welcome!',
    detail: 'Your account is ready. You can set a password in your profile.',
  },
  passwordRemoved: {
    tone: 'note',
    title: 'Welcome back!',
    detail:
      'To keep your account safe, we removed its old password, because we could not be sure that you chose it. You can set a new one in your profile.',
  },
  signedOut: { tone: 'note', title: 'Signed out', detail: 'You have been signed out.' },
  resetSent: {
    tone: 'success',
    title: 'Reset Email Sent',
    detail: 'Please check your email for password reset instructions',
  },
  signInRequired: { tone: 'note', title: 'Sign in required', detail: 'Sign in to open that page.' },
  resetArrived: { tone: 'note', title: 'Password Reset', detail: 'Please enter your new password below.' },
  passwordReset: { tone: 'success', title: 'Password changed', detail: 'Sign in with your new password.' },
  passwordChanged: {
    tone: 'success',
    title: 'Password changed',
    detail: 'You have been signed out in all other browsers.',
  },
  verificationSent: {
    tone: 'success',
    title: 'Verification email sent',
    detail: 'If that address still needs to be verified, an email is on its way.',
  },
  verified: { tone: 'success', title: 'Email verified', detail: 'Thank you. You’re signed in now.' },
  addressChangeSent: {
    tone: 'success',
    title: 'Check your new email',
    detail: 'Your email address will change when you confirm it with the link we have sent there.',
  },
  addressConfirmed: {
    tone: 'success',
    title: 'Email confirmed',
    detail: 'Now choose a password. You’ll sign in with it and your email address.',
  },
  addressChanged: {
    tone: 'success',
    title: 'Email changed',
    detail: 'Use your new address to sign in. You have been signed out in all other browsers.',
  },
  passwordLinkSent: {
    tone: 'success',
    title: 'Check your email',
    detail: 'The link in our email lets you choose a password. Then sign in with it.',
  },
  newsletterStopped: { tone: 'success', title: 'Unsubscribed', detail: 'You won’t get our newsletter any more.' },
  profileSaved: { tone: 'success', title: 'Profile updated', detail: 'Your changes have been saved.' },
  sessionEnded: { tone: 'success', title: 'Signed out', detail: 'That browser has been signed out.' },
  deletionRequested: {
    tone: 'note',
    title: 'Your account will be deleted',
    detail: `You have ${UNDO_DAYS} to change your mind.`,
  },
  deletionRequestedWithBookings: {
    tone: 'note',
    title: 'Your account will be deleted',
    detail: `Your bookings have been cancelled, and we have emailed you about them. You have ${UNDO_DAYS} to change your mind.`,
  },
  deletionUndone: { tone: 'success', title: 'Deletion cancelled', detail: 'Your account will not be deleted.' },
  joined: { tone: 'success', title: 'Welcome to the practice', detail: 'Your new role is active now.' },
  joinedNew: { tone: 'success', title: 'Welcome to the practice', detail: 'Sign in with your new password.' },
} as const

/** Titles of refusals, worded by the specification. */
export const PROBLEM_TITLES = {
  validation: 'Validation Error',
  signIn: 'Sign in failed',
  signUp: 'Sign up failed',
  error: 'Error',
} as const

export const SIGN_IN_PROBLEMS = {
  'credentials-missing': 'Please enter both email and password',
  'invalid-credentials': 'Invalid email or password',
  'address-unverified': 'Please check your email to verify your account',
  busy: 'Many people are signing in right now. Please try again in a moment.',
} as const

export const CODE_PROBLEMS = {
  'code-missing': `Enter the ${numberInWords(CODE_DIGITS)} digits from our email`,
  'code-unusable': 'This code no longer works. Ask for a new one.',
} as const

export function wrongCodeText(triesLeft: number): string {
  return `That isn’t the code we sent. You can try ${plural(triesLeft, 'once more', `${triesLeft} more times`)}.`
}

export const SIGN_UP_PROBLEMS = {
  'name-too-short': SHORT_NAME,
  'email-invalid': 'Please enter a valid email address',
  'consent-missing': `Confirm that you are ${OF_AGE_YEARS} or older and agree to the Terms of Service and the Privacy Policy. If you are younger, a parent or guardian can create the account.`,
  busy: 'Unable to create account. Please try again.',
} as const

export const RESET_PROBLEMS = {
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  failed: 'Failed to send reset email. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

export const WEAKNESSES = {
  'too-short': `Password must be at least ${SHORTEST_PASSWORD} characters`,
  'too-long': `Password must be at most ${LONGEST_PASSWORD} characters`,
  'unusable-character': 'Password contains a character that cannot be used',
  common: 'This password is too common',
  'own-address': 'Password must not be based on your email address',
  'own-name': 'Password must not be based on your name',
  'site-name': 'Password must not be based on the name of this site',
} as const

export const SOCIAL_NOT_SET_UP = {
  google: 'Google sign-in is not set up on this site yet',
  facebook: 'Facebook sign-in is not set up on this site yet',
} as const

export const SOCIAL_PROBLEMS = {
  cancelled: 'You did not finish signing in. Nothing has changed, and you can try again.',
  'state-unknown': 'That sign-in has expired or was started in another browser. Please try again.',
  'code-refused': 'Your Google or Facebook sign-in was not confirmed. Please try again.',
  'provider-unavailable': 'Google or Facebook is not responding right now. Use your password, or try again later.',
  'account-closed': 'This account has been closed. Contact us.',
} as const

export const PASSWORD_CHECK_PROBLEMS = {
  'wrong-password': 'That is not your current password',
  'password-not-set': 'You do not have a password yet. Set one under Profile first.',
  busy: 'Many people are signing in right now. Please try again in a moment.',
  'same-password': 'The new password must be different from the current one',
  'address-differs': 'Type your email address exactly',
  'bookings-changed':
    'Your bookings or refunds have changed since you opened this page. Read the details again before you confirm.',
  'last-admin': 'You are the last admin. Make someone else an admin first.',
  'email-invalid': 'Please enter a valid email address',
} as const

export const PROFILE_PROBLEMS = {
  'name-too-short': SHORT_NAME,
  'phone-invalid': 'Enter a valid phone number',
} as const

type Wait = { readonly retryAfterSeconds: number; readonly isMailboxFull?: true }

/** Says how long to wait before the next try, and where to look for the emails that were sent. */
export function tooOftenText({ retryAfterSeconds, isMailboxFull }: Wait): string {
  const wait = waitText(retryAfterSeconds)
  return isMailboxFull
    ? `We have already sent several emails to this address, so we have not sent another one. Look for the newest one in your inbox and your spam folder, or try again in ${wait}.`
    : `Too many tries. Please wait ${wait} and try again.`
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'a minute'
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Pages that a link in an email opens; nothing happens until their button is pressed. */
export const CONFIRMATIONS = {
  verify: {
    title: 'Verify your email',
    lead: 'Confirm that this email address is yours. You will be signed in.',
    button: 'Verify and Continue',
    notMine: 'If you did not create an account here, please close this page.',
  },
  changeAddress: {
    title: 'Confirm your new email',
    lead: 'From now on you’ll sign in with this address, and we’ll write to you there. You’ll be signed out in all other browsers.',
    button: 'Use This Address',
    notMine: 'If you did not ask for this change, please close this page.',
  },
  firstAddress: {
    title: 'Confirm your email',
    lead: 'Confirm that this email address is yours. Then choose a password to see your bookings and invoices.',
    button: 'Confirm and Choose a Password',
    notMine: 'If you do not know this practice, please close this page.',
  },
  identity: {
    title: 'Confirm your email',
    lead: 'Confirm that this email address is yours. You will be signed in.',
    button: 'Confirm and Continue',
    notMine: 'If you did not start to sign in with Google or Facebook, please close this page.',
  },
  busy: 'Confirming...',
} as const

export const ACCOUNT_LINK = {
  unusable: 'This link does not work',
  unusableLead: 'It has already been used, has expired, or was replaced by a newer one.',
  otherBrowser: 'Open the link in the browser where you started signing in.',
  otherPerson:
    'This invitation is for another account. If that account is yours, please sign out first and open the link again.',
  alreadyVerified: 'If you have used it before, your email address is already verified.',
  toSignIn: 'Go to Sign In',
} as const
