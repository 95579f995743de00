/** What the program may connect to when it reads a calendar or tries a link. Tests pass another one for their own server. */
export type CalendarAccess = {
  readonly protocols: readonly string[]
  /** All IP addresses of a host name; throws if there are none. */
  resolve(hostname: string): Promise<readonly string[]>
  isAllowed(address: string): boolean
}
