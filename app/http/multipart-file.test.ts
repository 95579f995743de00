import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BrokenForm, readSentFile } from './multipart-file.ts'

const TYPE = 'multipart/form-data; boundary=xyz'

/** A request whose body arrives in pieces of this size. */
function sent(body: string | Buffer, size = 3, type = TYPE): Request {
  const bytes = Buffer.from(body)
  let at = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)))
      at += size
    },
  })
  return streamed(stream, type)
}

function streamed(body: ReadableStream<Uint8Array>, type = TYPE): Request {
  const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' }
  return new Request('http://localhost/', init as RequestInit)
}

async function read(request: Request) {
  const file = await readSentFile(request)
  return file && { name: file.name, content: (await buffer(file.content)).toString('latin1') }
}

const FIELD = '--xyz\r\nContent-Disposition: form-data; name="intent"\r\n\r\nupload\r\n'
const fileWith = (content: string) =>
  `--xyz\r\nContent-Disposition: form-data; name="file"; filename="कुंडली.pdf"\r\nContent-Type: text/html\r\n\r\n${content}\r\n--xyz--\r\n`

test.each([1, 2, 7, 64, 10_000])('reads the file behind other fields in pieces of %i bytes', async (size) => {
  const content = 'one\r\ntwo\r\n--xy\r\n-\r\n--xzz three'

  expect(await read(sent(`${FIELD}${fileWith(content)}`, size))).toEqual({ name: 'कुंडली.pdf', content })
})

test('reads an empty file', async () => {
  expect(await read(sent(fileWith('')))).toEqual({ name: 'कुंडली.pdf', content: '' })
})

test('reads what a browser sends', async () => {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4'], 'a "b".pdf'))
  const request = new Request('http://localhost/', { method: 'POST', body: form })

  expect(await read(request)).toEqual({ name: 'a "b".pdf', content: '%PDF-1.4' })
})

test('finds no file in a form without one, and in a body that is no form', async () => {
  expect(await read(sent(`${FIELD}--xyz--\r\n`))).toBeUndefined()
  expect(await read(sent('a=1', 3, 'application/x-www-form-urlencoded'))).toBeUndefined()
  expect(await read(sent('a=1', 3, 'multipart/form-data'))).toBeUndefined()
})

test.each([
  ['ends inside the file', fileWith('content').slice(0, -12)],
  ['ends inside the headers', '--xyz\r\nContent-Disposition: form-data'],
  ['has endless headers', `--xyz\r\n${'x'.repeat(20_000)}`],
  ['has no delimiter', 'nothing'],
])('is broken when it %s', async (_, body) => {
  await expect(read(sent(body, 1000))).rejects.toThrow(BrokenForm)
})

test.each([
  ['ends', (controller: ReadableStreamDefaultController) => controller.close()],
  ['is cut off', (controller: ReadableStreamDefaultController) => controller.error(new Error('gone'))],
])('a body that %s inside the file is broken for its reader, and harms nobody if there is none', async (_, end) => {
  const begun = () => {
    let controller: ReadableStreamDefaultController | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(started) {
        controller = started
        started.enqueue(Buffer.from(fileWith('content').slice(0, -12)))
      },
    })
    return { request: streamed(stream), end: () => controller && end(controller) }
  }
  const [read, unread] = [begun(), begun()]
  const [file] = await Promise.all([readSentFile(read.request), readSentFile(unread.request)])

  const reading = file && buffer(file.content)
  read.end()
  unread.end()

  await expect(reading).rejects.toThrow(BrokenForm)
})
