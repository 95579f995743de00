import type { Staff } from './rights.ts'

/** The signed-in user of a request, read from the database each time. */
export type Viewer = Staff & {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly fullName: string | null
  readonly mustChangePassword: boolean
  /** Set while a requested deletion of the account can still be undone. */
  readonly eraseAfter: Date | null
  /** How sure this session is that it is they. */
  readonly proof: Proof
}

/** What decides whether a session must prove again who is there. */
export type Proof = {
  readonly hasSecondFactor: boolean
  /** When the session was opened. */
  readonly signedInAt: Date
  /** By a second factor, or by the password of a person who has none. */
  readonly provenAt: Date | null
  /** From when the practice requires a second factor of this person; null for clients. */
  readonly requiredFrom: Date | null
}
