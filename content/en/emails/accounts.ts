import { numberInWords } from '#content/words/numbers.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { INACTIVE_YEARS } from '#domain/privacy/retention.ts'
import type { StaffRole } from '#domain/roles.ts'

export const VERIFY_ADDRESS = {
  subject: (practice: string) => `Please confirm your email address for ${practice}`,
  preview: 'One more step, and your account is ready.',
  opening: (practice: string) =>
    `Thank you for creating an account with ${practice}. Please confirm that this email address is yours.`,
  button: 'Confirm my email address',
  until: (time: string) => `The link opens a page with a button to confirm. It works until ${time}.`,
  note: "If you did not create an account, please ignore this email. The account can't be used until you confirm.",
} as const

/** The first address of a client, which the desk was told. */
export const FIRST_ADDRESS = {
  subject: (practice: string) => `Your account with ${practice}`,
  preview: 'Please confirm your email address and choose a password.',
  opening: (practice: string) =>
    `You gave us this email address. Please confirm that it is yours and choose a password. Then you can see your bookings and invoices with ${practice} online.`,
  button: 'Confirm my email address',
  note: 'If you do not know us, please ignore this email. Nothing will change.',
} as const

export const CHANGE_ADDRESS = {
  subject: (practice: string) => `Please confirm your new email address for ${practice}`,
  preview: 'One more step, and this becomes your new email address.',
  opening: (practice: string) =>
    `You asked us to use this email address for your account with ${practice}. Please confirm that it is yours.`,
  button: 'Confirm my new email address',
  until: (time: string) =>
    `The link opens a page with a button to confirm. It works until ${time}, and nothing changes until you press the button.`,
  note: 'If you did not ask for this, please ignore this email. Nothing will change.',
} as const

export const RESET_PASSWORD = {
  subject: (practice: string) => `Choose a new password for ${practice}`,
  preview: 'Here is the link you asked for.',
  opening: 'You asked to reset your password. Please use this link to choose a new one:',
  button: 'Choose a new password',
  until: (time: string) => `The link works only once, and until ${time}.`,
  note: 'If you did not ask for this, please ignore this email. Your password will not change.',
} as const

export const SIGN_IN_CODE_EMAIL = {
  subject: (practice: string, code: string) => `Your code for ${practice}: ${code}`,
  preview: 'Type it on the page where you asked for it.',
  opening: 'Here is your code. Please type it on the page where you asked for it:',
  until: (time: string) => `It works once, only in that browser, and until ${time}.`,
  note: 'Please do not share this code with anyone. We will never ask you for it by phone or email. If you did not ask for it, please ignore this email.',
} as const

export const SIGN_IN_BY_PASSWORD = {
  subject: (practice: string) => `Please sign in to ${practice} with your password`,
  preview: 'Staff accounts do not use emailed codes.',
  opening: 'You asked for a sign-in code. Staff accounts open many clients’ details, so they do not use codes.',
  button: 'Sign in with my password',
  note: 'If you did not ask for a code, please ignore this email.',
} as const

export const SIGN_UP_ATTEMPT = {
  subject: (practice: string) => `You already have an account with ${practice}`,
  preview: 'Someone tried to sign up with your email address. Nothing has changed.',
  opening: (time: string) =>
    `On ${time} someone tried to create an account with your email address. You already have an account, so nothing has changed.`,
  ifYou:
    'If it was you, please sign in with your existing account. If you have forgotten your password, you can reset it there.',
  button: 'Sign in',
  note: "If it was not you, you don't have to do anything. We did not reveal that you have an account here.",
} as const

export const PASSWORD_CHANGED = {
  subject: (practice: string) => `Your password for ${practice} was changed`,
  preview: 'You can now sign in with your new password.',
  opening: (time: string) => `Your password was changed on ${time}. You have been signed out on all other devices.`,
  button: 'Sign in',
  note: (email: string) =>
    `If you did not make this change, please choose “Forgot your password?” on the sign-in page, set a new password, and write to ${email}.`,
} as const

export const ADDRESS_CHANGED = {
  subject: (practice: string) => `Your email address at ${practice} was changed`,
  preview: 'You can no longer sign in with this address.',
  opening: (time: string) =>
    `The email address of your account was changed on ${time}. From now on we will write to your new address, and you can no longer sign in with this one.`,
  note: (email: string, phone: string) =>
    `If you did not make this change, please write to ${email} or call ${phone} right away. We will lock the account and help you get it back.`,
} as const

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', facebook: 'Facebook' }

export const IDENTITY_LINKED = {
  subject: (practice: string, provider: string) => `You can now sign in to ${practice} with ${provider}`,
  preview: (provider: string) => `${provider} is now linked to your account.`,
  opening: (provider: string, time: string) =>
    `You signed in with ${provider} on ${time}. It is now linked to your account, and you have been signed out on all other devices.`,
  passwordRemoved:
    'To keep your account safe, we removed its old password, because we could not be sure that you chose it. You can set a new one in your profile.',
  button: 'Open my profile',
  note: (email: string) =>
    `If this was not you, please choose “Forgot your password?” on the sign-in page, set a new password, and write to ${email}.`,
} as const

const YEARS = `${numberInWords(INACTIVE_YEARS)} years`

export const ACCOUNT_INACTIVE = {
  subject: (practice: string) => `Your account at ${practice} is about to be deleted`,
  preview: `You have not signed in for ${YEARS}. Sign in once to keep your account.`,
  opening: (time: string) =>
    `You have not signed in for ${YEARS}, so we will delete your account and your personal details after ${time}. The law asks us to keep invoices, but your name will be removed from them.`,
  howToKeep: 'To keep your account, just sign in once before then.',
  button: 'Sign in and keep my account',
  note: "If you no longer need this account, you don't have to do anything.",
} as const

export const DELETION_SCHEDULED = {
  subject: (practice: string) => `Your account at ${practice} will be deleted`,
  preview: 'You asked us to delete your account. You can still change your mind.',
  opening: (time: string) =>
    `You asked us to delete your account. We will delete it and your personal details after ${time}. The law asks us to keep invoices, but your name will be removed from them.`,
  nothingToDo: 'You do not need to do anything more.',
  howToKeep: 'If you change your mind, sign in before then and choose “Keep my account” on your profile page.',
  button: 'Keep my account',
  note: (email: string) =>
    `If you did not ask for this, please sign in, keep your account and change your password, or write to ${email}.`,
} as const

/** The same, started by staff for a client who asked them. */
export const DELETION_BY_STAFF = {
  preview: 'We are deleting your account at your request. You can still change your mind.',
  opening: (time: string, practice: string) =>
    `You told ${practice} that you want your account deleted, so we have started it for you. We will delete it and your personal details after ${time}. The law asks us to keep invoices, but your name will be removed from them.`,
  note: (email: string) => `If you did not ask for this, please sign in and keep your account, or write to ${email}.`,
} as const

const INVITATIONS: Readonly<Record<StaffRole, (practice: string) => string>> = {
  astrologer: (practice) =>
    `${practice} invites you to join as an astrologer. You will see your sessions, your clients' charts and the payments to verify.`,
  assistant: (practice) =>
    `${practice} invites you to join as an assistant. You will book and move sessions for clients and verify their payments.`,
  admin: (practice) =>
    `${practice} invites you to join as an admin. You will look after the site, the catalogue, the blog and the staff.`,
}

export const STAFF_INVITATION = {
  subject: (practice: string) => `You are invited to join ${practice}`,
  preview: 'Please accept your invitation.',
  opening: INVITATIONS,
  button: 'Accept the invitation',
  until: (time: string) => `The link is only for you and works until ${time}.`,
  note: 'If you did not expect this invitation, please ignore this email.',
} as const

export const SECOND_FACTOR_CHANGED = {
  subject: (practice: string) => `The sign-in to your account at ${practice} was changed`,
  what: {
    'app-added': 'An app that makes sign-in codes was added to your account.',
    'app-removed': 'The app that makes sign-in codes was removed from your account.',
    'passkey-added': 'A passkey was added to your account.',
    'passkey-removed': 'A passkey was removed from your account.',
    'recovery-codes-made': 'New recovery codes were made for your account. The old ones no longer work.',
    'recovery-code-used': 'A recovery code was used on your account.',
    reset:
      'Passkeys, codes and recovery codes of your account were all removed, and you have been signed out everywhere.',
  },
  when: (time: string) => `This was on ${time}.`,
  button: 'See my sign-in security',
  note: (email: string) =>
    `If it was not you, please choose “Forgot your password?” on the sign-in page, set a new password, and write to ${email}.`,
} as const

export const NEW_DEVICE = {
  subject: (practice: string) => `New sign-in to your account at ${practice}`,
  preview: 'Somebody signed in with your account in a browser that we did not know.',
  opening: (device: string, time: string) =>
    `On ${time} somebody signed in to your account in ${device}. We have not seen you in this browser before.`,
  ifYou: 'If it was you, there is nothing to do.',
  button: 'See where I am signed in',
  note: (email: string) => `If it was not you, please sign out there, set a new password, and write to ${email}.`,
} as const
