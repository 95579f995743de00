import { numberInWords } from '#content/words/numbers.ts'
import { MOST_EMBED_ORIGINS } from '#domain/content/embed-origins.ts'

/** The free times on sites of others: who may show them, and what they paste. */
export const EMBED_SETTINGS = {
  title: 'On other sites',
  line: 'Free times in a frame',
  lead: 'Show your next free times on another site. Whoever chooses one comes to the booking page of this site, so signing in and paying happen only here.',
  origins: 'Sites that may show them',
  originsHint: 'One in each line, such as https://temple.example. Nobody else can show them. Empty: no site can.',
  save: 'Save',
  saved: 'Saved',
  snippet: 'Copy this into the page',
  snippetLead: 'Visitors see their own language if your site has it. It works without script too.',
  height: 'With a height that fits (optional)',
  heightLead: 'These lines of script below the frame make it as tall as its content.',
  preview: 'Look at it',
  problems: {
    'too-many': `Keep it to ${numberInWords(MOST_EMBED_ORIGINS)} sites.`,
    'not-a-site': (line: string) => `“${line}” is not a site. Write its address, which begins with https://.`,
  },
} as const
