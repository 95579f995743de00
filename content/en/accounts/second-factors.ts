import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { PROOF_MINUTES, RECOVERY_CODES } from '#domain/accounts/second-factors.ts'

/** Texts of passkeys, codes of an app, recovery codes, and the pages that ask for them. */

export const SECURITY = {
  title: 'Sign-in Security',
  open: 'Passkeys and Codes',
  lead: 'Add a second step to your sign-in. Then nobody can enter with your password alone.',
  isOn: 'Your sign-in has a second step.',
  isOff: 'Your sign-in has only one step so far.',
  why: 'A passkey is the safest way. It works on our real website only, so a fake page that looks like ours gets nothing. A code can be typed into a fake page, and a thief can use it right away.',
  passkeys: 'Passkeys',
  passkeysLead: 'Your phone or computer confirms that it is you with your fingerprint, your face or its PIN.',
  passkeysNeedHttps: 'Passkeys do not work at this address: the website has to be opened with https.',
  addPasskey: 'Add a Passkey',
  addingPasskey: 'Waiting for your device...',
  needsScript: 'Passkeys need JavaScript in your browser. Codes from an app work without it.',
  madeOn: (day: string) => `Added ${day}`,
  usedOn: (day: string) => `Last used ${day}`,
  remove: 'Remove',
  removing: 'Removing...',
  removePasskey: (device: string) => `Remove the passkey of ${device}`,
  appTitle: 'Codes from an app',
  appLead:
    'An app such as Google Authenticator, or your password manager, shows a new code with six digits every 30 seconds.',
  appOn: 'The app is set up.',
  addApp: 'Set Up an App',
  removeApp: 'Remove the App',
  recovery: 'Recovery codes',
  recoveryLead: 'They let you in if you lose your phone. Each code works once.',
  recoveryLeft: (count: number) =>
    count === 0 ? 'You have no codes left.' : `${count} ${plural(count, 'code is', 'codes are')} left.`,
  renew: 'Make New Codes',
  renewing: 'Making new codes...',
  renewNote: 'Your old codes will then stop working.',
  sessions: 'See where you are signed in',
} as const

export const APP_SETUP = {
  title: 'Set Up an App',
  steps: [
    'Open the app on your phone and choose to add an account.',
    'Scan this picture with the app.',
    'Type the code that the app shows.',
  ],
  qr: 'Picture to scan with the app',
  orType: 'If you cannot scan it, type this key into the app:',
  code: 'Code from the app',
  confirm: 'Turn On Codes',
  confirming: 'Checking...',
  back: 'Back to Sign-in Security',
} as const

export const RECOVERY = {
  title: 'Your Recovery Codes',
  lead: `Write these ${numberInWords(RECOVERY_CODES)} codes down or print them now. This is the only time we show them.`,
  use: 'If you lose your phone, type one of them in place of the code from your app. Each one works once.',
  done: 'I Have Saved Them',
} as const

export const SECOND_STEP = {
  title: 'One More Step',
  lead: 'Show us that it is you.',
  code: 'Code from your app',
  codeHint: 'Or one of your recovery codes.',
  recoveryCode: 'Recovery code',
  enter: 'Sign In',
  entering: 'Checking...',
  usePasskey: 'Use a Passkey',
  usingPasskey: 'Waiting for your device...',
  signInWithPasskey: 'Sign in with a passkey',
  orCode: 'Or use a code',
  inNewTab: 'Your account has a second step. Do it in a new tab and then come back here.',
  startAgain: 'Start again',
  lost: 'If you have lost your phone and your recovery codes, please ask the practice. They can turn the second step off for you.',
} as const

export const PROVE = {
  title: 'Is It You?',
  lead: `This needs a fresh check, so that nobody else can do it in your browser. It counts for ${numberInWords(PROOF_MINUTES)} minutes.`,
  draft: 'Thank you. This is what you wanted to send. Only you can see it.',
  saved: 'We have saved what you typed. You can send it in the next step.',
  many: 'You have opened the birth details of several clients.',
  password: 'Your password',
  confirm: 'Continue',
  confirming: 'Checking...',
  signInAgain: 'Sign out and sign in again. That is your fresh check, because your account has no password.',
  signOut: 'Sign Out',
} as const

export const SECOND_FACTOR_PROBLEMS = {
  'code-missing': 'Enter the six digits from your app, or a recovery code',
  'app-code-missing': 'Enter the six digits from your app',
  'code-wrong': 'That code is not right. Enter the one that your app shows now.',
  'code-used': 'That code has been used. Please wait for the next one in your app.',
  'sign-in-expired': 'Your sign-in took too long or had too many wrong codes. Start again.',
  'app-exists': 'You have set up an app already.',
  'passkey-refused': 'Your passkey was not accepted. Please try again.',
  'passkey-unknown': 'We do not know this passkey. It may have been removed here.',
  'passkey-copied': 'We refused this passkey, because it may have been copied. Sign in another way and remove it.',
  'too-many-passkeys': 'You have as many passkeys as possible. Remove one first.',
  'passkey-cancelled': 'Nothing happened. You can try again or choose another way.',
  'passkey-exists': 'This device has a passkey for your account already.',
  'passkeys-missing': 'This browser cannot use passkeys. Choose another way.',
  failed: 'That did not work. Please try again.',
} as const

export const SECOND_FACTOR_TOASTS = {
  passkeyAdded: { tone: 'success', title: 'Passkey added', detail: 'Your next sign-in will ask for it.' },
  passkeyRemoved: { tone: 'success', title: 'Passkey removed', detail: 'It cannot be used to sign in any more.' },
  appRemoved: { tone: 'success', title: 'App removed', detail: 'Its codes cannot be used any more.' },
  proven: { tone: 'success', title: 'Thank you', detail: 'You can go on now.' },
  expired: { tone: 'error', title: 'Sign in again', detail: SECOND_FACTOR_PROBLEMS['sign-in-expired'] },
} as const
