import type { Role } from './roles.ts'

/** The person behind a request, as fresh as the database knows them. */
export type Viewer = {
  readonly id: string
  readonly sessionId: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly mustChangePassword: boolean
  /** Set while the person's wish to be deleted can still be taken back. */
  readonly eraseAfter: Date | null
}
