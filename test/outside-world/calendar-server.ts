import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'

type Responder = (request: IncomingMessage, response: ServerResponse) => void

/** A calendar server on this machine. */
export async function startCalendarServer() {
  let respond: Responder = (_request, response) => response.writeHead(404).end()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    respond(request, response)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo

  return {
    /** Under a name, as calendars are; the access below finds it. */
    url: (path = '/calendar.ics') => `http://calendar.example:${port}${path}`,
    port,
    requests,
    answer(next: Responder) {
      respond = next
    },
    answerWith(text: string, headers: Readonly<Record<string, string>> = {}) {
      respond = (_request, response) => response.writeHead(200, headers).end(text)
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type CalendarServer = Awaited<ReturnType<typeof startCalendarServer>>

/** Finds every name on this machine, which the site itself refuses to read. */
export const THIS_MACHINE: CalendarAccess = {
  protocols: ['http:', 'https:'],
  resolve: async () => ['127.0.0.1'],
  isAllowed: () => true,
}

/** A calendar with one event on each of these days, from 10 to 11 UTC. */
export function calendarWith(...days: readonly string[]): string {
  const events = days.map(
    (day) => `BEGIN:VEVENT\r\nUID:${day}@example\r\nDTSTART:${day}T100000Z\r\nDTEND:${day}T110000Z\r\nEND:VEVENT\r\n`,
  )
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`
}
