/** How one table refers to users. Its rows are deleted at erasure unless `retained` says why they stay. */
type PersonalTable = {
  readonly column: string
  readonly retained?: {
    /** The row then refers to a pseudonymous account. */
    readonly because: string
    /** Columns that are overwritten at erasure, and with what. */
    readonly emptied?: Readonly<Record<string, string | null>>
  }
  /** When its client's account is merged into another one (0131); moved to that one unless this says otherwise. */
  readonly merge?: 'deleted' | 'stays'
  /** Not exported, not even to the user: hashes that would help a thief of the export. */
  readonly hidden?: readonly string[]
}

const ACCOUNTING = 'Income tax and GST law require the record of each payment for up to eight years.'

/**
 * Every table with personal data. A test reads the migrated schema and fails when a table with a reference to users is
 * missing here, so that export and erasure cannot forget one.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: {
    column: 'id',
    merge: 'stays',
    retained: { because: 'Retained rows refer to it. `recordErased` replaces the address.' },
    hidden: ['password_hash'],
  },
  profiles: { column: 'user_id', merge: 'deleted', hidden: ['search_name'] },
  user_roles: { column: 'user_id', merge: 'deleted', hidden: ['granted_by'] },
  user_identities: { column: 'user_id', merge: 'deleted' },
  sessions: { column: 'user_id', merge: 'deleted', hidden: ['token_hash'] },
  form_drafts: { column: 'user_id', merge: 'deleted', hidden: ['sealed_form'] },
  known_devices: { column: 'user_id', merge: 'deleted', hidden: ['token_hash'] },
  // A stolen export must not help to sign in.
  authenticator_apps: { column: 'user_id', merge: 'deleted', hidden: ['sealed_secret', 'last_step'] },
  passkeys: { column: 'user_id', merge: 'deleted', hidden: ['credential_id', 'public_key', 'counter'] },
  recovery_codes: { column: 'user_id', merge: 'deleted', hidden: ['code_hash'] },
  passkey_challenges: { column: 'user_id', merge: 'deleted', hidden: ['challenge', 'browser_hash'] },
  pending_sign_ins: { column: 'user_id', merge: 'deleted', hidden: ['token_hash', 'wrong_tries'] },
  account_links: { column: 'user_id', merge: 'deleted', hidden: ['token_hash', 'invited_by'] },
  consents: { column: 'user_id', retained: { because: 'Proves that the data was processed with consent.' } },
  audit_log: {
    column: 'actor_id',
    merge: 'stays',
    retained: { because: 'Protects against abuse by staff; contains no personal data.' },
  },
  blog_post_revisions: {
    column: 'saved_by',
    merge: 'stays',
    retained: { because: 'The text belongs to the practice.' },
  },
  translations: {
    column: 'translated_by',
    merge: 'stays',
    retained: { because: 'The text belongs to the practice.' },
  },
  blog_unsaved_posts: { column: 'user_id', merge: 'stays' },
  bookings: {
    column: 'user_id',
    retained: {
      because: ACCOUNTING,
      emptied: { birth_details: null, sealed_notes: null, plain_notes: '', rejection_reason: null },
    },
    hidden: ['idempotency_key', 'plain_notes', 'room_name'],
  },
  // The reasons in it are emptied by `emptyTypedReasons`.
  booking_events: { column: 'actor_id', merge: 'stays', retained: { because: ACCOUNTING } },
  payment_claims: {
    column: 'user_id',
    retained: { because: ACCOUNTING, emptied: { reason: null } },
    hidden: ['decided_by', 'is_suspicious'],
  },
  gateway_payments: { column: 'user_id', retained: { because: ACCOUNTING }, hidden: ['url', 'problem'] },
  gateway_refunds: { column: 'user_id', retained: { because: ACCOUNTING }, hidden: ['requested_by', 'problem'] },
  pending_decisions: {
    column: 'decided_by',
    merge: 'stays',
    retained: { because: 'A decision waits for some seconds only.' },
  },
  bought_passes: { column: 'user_id', retained: { because: ACCOUNTING, emptied: { holder_name: '' } } },
  sold_vouchers: {
    column: 'user_id',
    // The recipient can still redeem it.
    retained: {
      because: ACCOUNTING,
      emptied: { giver_name: '', recipient_name: '', recipient_email: null, message: '' },
    },
    hidden: ['code_hash', 'sealed_code'],
  },
  voucher_redemptions: { column: 'user_id', retained: { because: ACCOUNTING } },
  coupon_uses: { column: 'user_id', retained: { because: ACCOUNTING } },
  course_enrollments: { column: 'user_id', retained: { because: ACCOUNTING, emptied: { notes: '' } } },
  invoices: {
    column: 'user_id',
    retained: {
      because: ACCOUNTING,
      emptied: { client_name: 'Deleted client', client_email: '', client_phone: '', notes: '' },
    },
  },
  ledger_entries: {
    column: 'user_id',
    retained: { because: ACCOUNTING, emptied: { note: '' } },
    hidden: ['note', 'recorded_by', 'form_key'],
  },
  // The salt of a note is removed with it (0241).
  record_links: {
    column: 'user_id',
    merge: 'stays',
    retained: { because: 'Proves that the record of payments was not changed; contains hashes only.' },
    hidden: ['note_salt', 'note_hash', 'content_hash', 'hash'],
  },
  waitlist_entries: { column: 'user_id' },
  waitlist_offers: { column: 'user_id' },
  cohort_waitlist: { column: 'user_id' },
  cohort_attendance: { column: 'user_id', hidden: ['marked_by'] },
  session_notes: { column: 'user_id', hidden: ['sealed_notes', 'plain_notes', 'updated_by'] },
  answer_drafts: { column: 'user_id', hidden: ['sealed_text', 'updated_by'] },
  answers: { column: 'user_id', hidden: ['published_by'] },
  remedies: { column: 'user_id', hidden: ['written_by', 'published_by'] },
  remedy_days: { column: 'user_id' },
  // Asked for with the address of the closed account.
  remedy_reminders: { column: 'user_id', merge: 'deleted' },
  birthday_greetings: { column: 'user_id', merge: 'deleted' },
  prasna_seals: {
    column: 'user_id',
    retained: {
      because:
        'The hashes of later questions continue it (0147). Without its salt a hash says nothing about a question.',
      emptied: { sealed_content: null },
    },
  },
  chart_notes: { column: 'user_id', hidden: ['written_by'] },
  life_events: { column: 'user_id', hidden: ['written_by'] },
  muhurta_requests: { column: 'user_id' },
  // Their content is deleted with them, and in the archive of the export.
  booking_files: { column: 'user_id', hidden: ['sealed_header', 'uploaded_by'] },
  reviews: { column: 'user_id', hidden: ['decided_by'] },
  client_notes: { column: 'user_id', hidden: ['sealed_note'] },
  imported_clients: { column: 'user_id', merge: 'deleted', hidden: ['import_id'] },
  call_marks: { column: 'user_id', hidden: ['done_by'] },
  sent_messages: { column: 'user_id', hidden: ['sent_by'] },
  desk_clients: { column: 'user_id', merge: 'deleted', hidden: ['opened_by'] },
  client_tags: { column: 'user_id', hidden: ['added_by'] },
  lesson_progress: { column: 'user_id' },
  exercise_progress: { column: 'user_id' },
  lesson_exercises: { column: 'user_id' },
  quiz_tries: { column: 'user_id' },
  handed_in_work: { column: 'user_id', hidden: ['answered_by'] },
  lesson_questions: { column: 'user_id', hidden: ['answered_by'] },
  certificates: {
    column: 'user_id',
    retained: { because: 'A certificate that was handed on can still be checked.', emptied: { holder_name: null } },
  },
  birth_profiles: { column: 'user_id' },
  push_subscriptions: {
    column: 'user_id',
    merge: 'deleted',
    hidden: ['device_hash', 'endpoint_hash', 'sealed_subscription'],
  },
  api_keys: { column: 'user_id', merge: 'stays', hidden: ['key_hash'] },
  // The private list of an astrologer.
  saved_charts: { column: 'user_id' },
  remembered_people: { column: 'user_id' },
  calendar_feeds: { column: 'user_id', merge: 'deleted', hidden: ['token_hash', 'sealed_token'] },
  astrologers: {
    column: 'user_id',
    merge: 'stays',
    retained: { because: 'The public page of an astrologer belongs to the practice.', emptied: { user_id: null } },
  },
  // Its busy times are deleted with it.
  external_calendars: { column: 'user_id', merge: 'stays', hidden: ['sealed_address', 'address_hash', 'etag'] },
}

/**
 * The only facts of a client that outlive an erasure: numbers of bank transfers, which the accounts need (ACCOUNTING).
 * Only the banks know whose they are.
 */
export const RETAINED_FACTS = [
  'payment_claims.reference',
  'statement_matches.reference',
  'invoices.snapshot',
  'refunds.reference',
  'ledger_entries.reference',
] as const

/** Data stored under an email address, with or without an account, and columns that are not exported. */
export const ADDRESS_TABLES: Readonly<
  Record<string, { readonly column: string; readonly hidden?: readonly string[] }>
> = {
  newsletter_subscribers: { column: 'email' },
  festival_reminders: { column: 'email' },
  notification_requests: { column: 'email' },
  contact_messages: { column: 'email' },
  content_suggestions: { column: 'email' },
  // The text of an email is in the user's mailbox; its links would help a thief of the export.
  emails: { column: 'recipient', hidden: ['payload', 'event_key', 'message_id', 'reason'] },
}

/** Every column with an address that may belong to a user; rows with the address of an erased user are deleted. */
export const ADDRESS_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ...Object.entries(ADDRESS_TABLES).map(([table, { column }]) => [table, column] as const),
  ['account_links', 'email'],
  ['sign_in_codes', 'email'],
  ['unconfirmed_identities', 'suggested_email'],
  ['unconfirmed_identities', 'proven_email'],
]
