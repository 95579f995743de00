/** What Node and the socket add to every answer. */
const OF_THE_LINE = [
  'HTTP/1.1 200 OK',
  'Date: Sun, 15 Nov 2026 12:00:00 GMT',
  'Connection: keep-alive',
  'Keep-Alive: timeout=65',
  '',
  '',
].join('\r\n')

/** How much an answer is with its headers, as it goes over the line. */
export async function bytesOnTheLine(answer: Response): Promise<number> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return OF_THE_LINE.length + headers.length + (await answer.arrayBuffer()).byteLength
}
