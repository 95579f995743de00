/** The code of a Node or Postgres error, such as `ENOENT` or `23505`; undefined without one. */
export function errorCode(caught: unknown): string | undefined {
  const hasCode = typeof caught === 'object' && caught !== null && 'code' in caught
  return hasCode && typeof caught.code === 'string' ? caught.code : undefined
}

export function errorMessage(caught: unknown): string {
  return caught instanceof Error ? caught.message : String(caught)
}

/** A failed query's message ends with its parameters: names, addresses, references. */
export function withoutParameters(message: string): string {
  return message.replace(/\nparams:[\s\S]*$/, '')
}
