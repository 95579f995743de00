import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'
const EXCLUSION_VIOLATION = '23P01'

/** Whether the error is a violation of this unique index or exclusion constraint. */
export function violatesIndex(error: unknown, index: string): boolean {
  return violatedIndex(error) === index
}

/** Whether the error is a violation of any of them. */
export function isUniqueViolation(error: unknown): boolean {
  return violatedIndex(error) !== undefined
}

function violatedIndex(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const isViolation =
    cause instanceof DatabaseError && (cause.code === UNIQUE_VIOLATION || cause.code === EXCLUSION_VIOLATION)
  return isViolation ? cause.constraint : undefined
}
