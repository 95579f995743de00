import { expect, test } from 'vitest'
import { readPlainQuestion } from './plain-question.ts'

const read = (text: string) => readPlainQuestion(Buffer.from(text, 'latin1'))
const ask = (...fields: string[]) => read(['GET /terms HTTP/1.1', 'Host: localhost', ...fields, '', ''].join('\r\n'))

test('a plain question is read', () => {
  expect(read('GET /blog?page=2 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toEqual({
    path: '/blog?page=2',
    cookies: undefined,
    ifNoneMatch: undefined,
    acceptEncoding: undefined,
  })
})

test('what decides about the answer is read whatever the case and the spaces', () => {
  expect(ask('COOKIE:theme=dark', 'If-None-Match: \t"tag"', 'accept-encoding: gzip, br')).toMatchObject({
    cookies: 'theme=dark',
    ifNoneMatch: '"tag"',
    acceptEncoding: 'gzip, br',
  })
})

test('what a browser and a proxy say by the way is harmless', () => {
  expect(ask('Connection: Keep-Alive', 'Sec-Fetch-Mode: navigate', 'X-Forwarded-For: 10.0.0.1')).toBeDefined()
})

test.each([
  ['a body', 'Content-Length: 3'],
  ['a body in pieces', 'Transfer-Encoding: chunked'],
  ['a wish to be told to go on', 'Expect: 100-continue'],
  ['another protocol', 'Upgrade: websocket'],
  ['a line that is to be closed', 'Connection: close'],
  ['an unknown field', 'X-Whatever: 1'],
  ['a second host', 'Host: elsewhere'],
  ['a folded field', 'Cookie: a=b\r\n c=d'],
  ['a space before the colon', 'Cookie : session=1'],
  ['a bare line feed', 'Cookie: a=b\nContent-Length: 3'],
  ['a bare carriage return', 'Cookie: a=b\rContent-Length: 3'],
  ['a zero byte', 'Cookie: a=\0'],
  ['no colon', 'Cookie'],
])('%s is left to Node', (_, field) => {
  expect(ask(field)).toBeUndefined()
})

test.each([
  ['a form', 'POST /terms HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['HEAD', 'HEAD /terms HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['an old protocol', 'GET /terms HTTP/1.0\r\nHost: localhost\r\n\r\n'],
  ['no host', 'GET /terms HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['a whole address', 'GET http://localhost/terms HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['spaces in the path', 'GET /terms /privacy HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['half a question', 'GET /terms HTTP/1.1\r\nHost: localhost\r\n'],
  ['two questions', 'GET /terms HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['something behind it', 'GET /terms HTTP/1.1\r\nHost: localhost\r\n\r\nabc'],
  ['lines that end in another way', 'GET /terms HTTP/1.1\nHost: localhost\n\n'],
  ['more than a question needs', `GET /terms HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`],
  ['nothing', ''],
])('%s is left to Node', (_, text) => {
  expect(read(text)).toBeUndefined()
})
