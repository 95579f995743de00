/** A public calendar, which anyone may store for a day. */
export function calendarFeed(content: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
