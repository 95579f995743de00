import { DatabaseError } from 'pg'

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because another one has its place under this index. */
export function violatesIndex(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof DatabaseError && cause.code === UNIQUE_VIOLATION && cause.constraint === index
}
