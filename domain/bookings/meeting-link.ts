const LONGEST_LINK = 500

/** A meeting is joined over https or by telephone; anything else in an email could do harm. */
export function isMeetingLink(text: string): boolean {
  if (text.length > LONGEST_LINK || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return username === '' && ((protocol === 'https:' && hostname.includes('.')) || protocol === 'tel:')
}
