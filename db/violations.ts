const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because another one has its place under this index. */
export function violatesIndex(error: unknown, index: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const { code, constraint } = cause as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && constraint === index
}
