import type { SadeSatiPhase } from '@muhurta/jyotish'

/** Sade Sati in the brief of a session. */
export const BRIEF_SADE_SATI = {
  title: 'Sade Sati',
  phases: {
    rising: 'Rising, Saturn in the 12th from the Moon',
    peak: 'Peak, Saturn over the Moon',
    setting: 'Setting, Saturn in the 2nd from the Moon',
  } satisfies Record<SadeSatiPhase, string>,
  short: { rising: 'Rising', peak: 'Peak', setting: 'Setting' } satisfies Record<SadeSatiPhase, string>,
  from: (date: string) => `from ${date}`,
  part: 'Part',
  whole: 'The whole of it',
  next: 'The next',
  untilDate: (phase: string, date: string) => `${phase}, until ${date}`,
  span: (from: string, until: string) => `${from} – ${until}`,
  pause: 'Saturn has turned back out of the three signs for some months',
  notNow: 'Not now',
} as const
