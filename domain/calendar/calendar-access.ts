/** What the program may connect to when it reads a calendar, tries a link or asks a payment gateway. Tests pass another one for their own server. */
export type CalendarAccess = {
  readonly protocols: readonly string[]
  /** All IP addresses of a host name; throws if there are none. */
  resolve(hostname: string): Promise<readonly string[]>
  isAllowed(address: string): boolean
  /** Where a service of a fixed address is instead; only tests say so. */
  readonly origins?: Readonly<Partial<Record<string, string>>>
}
