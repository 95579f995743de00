import type { Proof } from './accounts/second-factors.ts'
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
