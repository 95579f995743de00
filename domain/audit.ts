/** What the practice can be asked about later. A new kind of event is added here, so that the list stays one page. */
export type AuditAction =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'address-verified'
  | 'address-changed'
  | 'password-changed'
  | 'password-reset'
  | 'identity-linked'
  | 'profile-changed'
  | 'role-granted'
  | 'role-removed'
  | 'account-disabled'
  | 'account-enabled'
  | 'staff-invited'
  | 'staff-set-up'
  | 'access-denied'
  | 'setting-changed'
  | 'birth-details-viewed'
  | 'payment-verified'
  | 'payment-rejected'
  | 'rejection-undone'
  | 'refund-recorded'
  | 'booking-cancelled-by-staff'
  | 'booking-moved-by-staff'
  | 'booking-made-by-staff'
  | 'statement-read'
  | 'data-exported'
  | 'deletion-requested'
  | 'deletion-undone'
  | 'inactivity-announced'
  | 'account-erased'
  | 'post-created'
  | 'post-changed'
  | 'post-published'
  | 'post-unpublished'
  | 'post-deleted'
  | 'post-announced'
  | 'content-added'
  | 'content-changed'
  | 'content-moved'
  | 'content-deleted'
  | 'samples-kept'
  | 'samples-removed'
  | 'upi-changed'
  | 'message-answered'
  | 'message-reopened'
  | 'letter-resent'
  | 'enrollment-moved'
  | 'certificate-issued'
  | 'certificate-withdrawn'

export type AuditEntry = {
  readonly action: AuditAction
  /** Undefined when nobody was signed in, or when the program itself acted. */
  readonly actorId?: string | undefined
  readonly subject?: { readonly kind: string; readonly id: string } | undefined
  /** Facts, never a person's data: erasing somebody must not need a change here. */
  readonly details?: Record<string, unknown> | undefined
  readonly at: Date
}
