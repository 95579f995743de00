// The yardstick without nginx: the least that Node can do for a request. Prints its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = readFileSync(process.argv[2] ?? '')
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.byteLength }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(page)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
