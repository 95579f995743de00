import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import type { ChallengePurpose } from '#domain/accounts/second-factors.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import type { Language } from '#domain/languages.ts'
import type { Role, StaffRole } from '#domain/roles.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { id, instant } from './columns.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Null for clients whom the desk knows by telephone only: they have a `phoneKey` and cannot sign in (0131). */
  email: text('email').unique(),
  phoneKey: text('phone_key').unique(),
  emailVerifiedAt: instant('email_verified_at'),
  wasVerifiedByGet: boolean('verified_by_get').notNull().default(false),
  passwordHash: text('password_hash'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** The one they chose; null until then. */
  language: text('language').$type<Language>(),
  disabledAt: instant('disabled_at'),
  eraseAfter: instant('erase_after'),
  erasedAt: instant('erased_at'),
  /** The account that got everything of this one (0131). */
  mergedInto: uuid('merged_into'),
  inactivityNoticedAt: instant('inactivity_noticed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastActiveAt: instant('last_active_at').notNull().defaultNow(),
})

export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  fullName: text('full_name'),
  phone: text('phone'),
  /** Since when the client is not invited to reviews any more. */
  invitationsStoppedAt: instant('invitations_stopped_at'),
  lessonEmailsStoppedAt: instant('lesson_emails_stopped_at'),
  /** The name as it sounds, whatever script it is written in (0150). */
  searchName: text('search_name').generatedAlwaysAs(sql`name_key(full_name)`),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    grantedBy: uuid('granted_by'),
    /** Of an astrologer: whether they see the clients of colleagues (0161). */
    seesEverybody: boolean('sees_everybody').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const userIdentities = pgTable(
  'user_identities',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    linkedAt: instant('linked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull().unique(),
  userId: uuid('user_id').notNull(),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
  /** When the person last proved who they are in it, by a second factor or a password. */
  provenAt: instant('proven_at'),
})

export const formDrafts = pgTable('form_drafts', {
  userId: uuid('user_id').primaryKey(),
  sealedForm: text('sealed_form').$type<SealedText>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const knownDevices = pgTable('known_devices', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
})

export const accountLinks = pgTable('account_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  userId: uuid('user_id'),
  email: text('email'),
  role: text('role').$type<StaffRole>(),
  returnTo: text('return_to'),
  invitedBy: uuid('invited_by'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const socialSignIns = pgTable('social_sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').$type<ProviderName>().notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const unconfirmedIdentities = pgTable('unconfirmed_identities', {
  browserHash: text('browser_hash').primaryKey(),
  provider: text('provider').$type<ProviderName>().notNull(),
  subject: text('subject').notNull(),
  fullName: text('full_name'),
  suggestedEmail: text('suggested_email'),
  provenEmail: text('proven_email'),
  consentedAt: instant('consented_at'),
  returnTo: text('return_to').notNull(),
  linkHash: text('link_hash').unique(),
  expiresAt: instant('expires_at').notNull(),
})

export const signInCodes = pgTable('sign_in_codes', {
  browserHash: text('browser_hash').primaryKey(),
  firstBrowserHash: text('first_browser_hash').notNull(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').$type<SealedText>().notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The latest 30-second step whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  credentialId: text('credential_id').notNull().unique(),
  userId: uuid('user_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: text('transports').array().notNull().default([]),
  device: text('device').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at'),
})

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  usedAt: instant('used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  userId: uuid('user_id'),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const pendingSignIns = pgTable('pending_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})

export const consents = pgTable('consents', {
  id: id(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').$type<ConsentPurpose>().notNull(),
  textVersion: text('text_version').notNull(),
  givenAt: instant('given_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})

/** Clients whom the desk knows although they have not booked. */
export const deskClients = pgTable('desk_clients', {
  userId: uuid('user_id').primaryKey(),
  openedBy: uuid('opened_by').notNull(),
  openedAt: instant('opened_at').notNull(),
})

export const auditLog = pgTable('audit_log', {
  id: id(),
  at: instant('at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  action: text('action').$type<AuditAction>().notNull(),
  subjectKind: text('subject_kind'),
  subjectId: text('subject_id'),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
})
