import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'

/** Whether the error is a violation of this unique index or exclusion constraint. */
export function violatesIndex(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return (
    cause instanceof DatabaseError &&
    (cause.code === UNIQUE_VIOLATION || cause.code === EXCLUSION_VIOLATION) &&
    cause.constraint === index
  )
}
