/** The tools of the practice, by address. */
export const TOOLS: { readonly title: string; readonly leads: Readonly<Record<string, string>> } = {
  title: 'Tools',
  leads: {
    '/staff/tools/studio': 'A chart for anyone, without a booking, or for this moment.',
    '/staff/tools/charts': 'Your own list of charts, with tags and search. Only you see it.',
    '/muhurta': 'The best times for an undertaking, at any place.',
    '/panchanga': 'Tithi, nakshatra, good and bad times of any day.',
    '/festivals': 'The festivals and fasts of the year in any city.',
    '/horoscope/compatibility': 'Two horoscopes compared, with a verdict first.',
    '/staff/tools/answer-templates': 'Texts that you begin written answers with.',
    '/staff/tools/muhurta-rules': 'What counts for and against a time, for each undertaking.',
  },
}
