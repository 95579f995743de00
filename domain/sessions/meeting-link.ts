const LONGEST_LINK = 500

/** As people name a server. */
export function hostOf(link: string): string {
  return new URL(link).host
}

/** Only https and tel links are accepted; other schemes could be harmful in an email. */
export function isMeetingLink(text: string): boolean {
  if (text.length > LONGEST_LINK || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return username === '' && ((protocol === 'https:' && hostname.includes('.')) || protocol === 'tel:')
}
