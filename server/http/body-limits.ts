import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TOO_LARGE_INTENT } from '#app/http/form.ts'
import { pagePath } from '#app/http/page-path.ts'
import { SERVER_ANSWERS } from '#content/frame/server-answers.ts'

const FORM_BYTES = 64 * 1024

/** Markdown has up to 50,000 characters, and one of Devanagari takes nine bytes in a form. */
const LONG_TEXT_BYTES = 512 * 1024

/** A bank statement, a list of clients, a proof of payment, a picture or a folder of charts may have 5 MB. */
const FILE_BYTES = 6 * 1024 * 1024

const LONG_TEXT_PATH =
  /^\/(staff\/(courses|website|services|practice)\/|account\/draft$|staff\/(bookings\/[^/]+\/answer|tools\/answer-templates)$)/
const FILE_PATH =
  /^\/(admin\/blog|staff\/website\/settings\/(identity|look)|staff\/practice\/astrologers\/[^/]+|staff\/money\/statements|staff\/clients\/import|staff\/tools\/charts|book\/payment\/[^/]+(\/step\.json)?|booking\/pay)$/

/** A file of a booking or a lesson is stored while it arrives, and `storeContent` counts its bytes. */
const STREAMED_PATH = /^\/((dashboard|staff)\/bookings|staff\/courses\/lessons)\/[^/]+\/files$/
const STREAMED_BYTES = 51 * 1024 * 1024

/** Only routes that expect more accept more: parsing a form blocks the process. */
export function bodyLimits(): MiddlewareHandler {
  const forms = limitOf(FORM_BYTES)
  const longTexts = limitOf(LONG_TEXT_BYTES)
  const files = limitOf(FILE_BYTES)

  return (context, next) => {
    const { raw } = context.req
    const path = pagePath(context.req.path)
    if (STREAMED_PATH.test(path) && /^multipart\//i.test(raw.headers.get('content-type') ?? '')) {
      const bytes = Number(raw.headers.get('content-length'))
      if (bytes > STREAMED_BYTES) context.req.raw = tooLargeForm(raw, bytes)
      return next()
    }
    if (FILE_PATH.test(path)) {
      const bytes = Number(raw.headers.get('content-length'))
      if (bytes > FILE_BYTES) {
        context.req.raw = tooLargeForm(raw, bytes)
        return next()
      }
      return files(context, next)
    }
    return LONG_TEXT_PATH.test(path) ? longTexts(context, next) : forms(context, next)
  }
}

/** The page of the upload form itself says how large the file was; the file is never read. */
function tooLargeForm({ url, headers }: Request, bytes: number): Request {
  const replaced = new Headers(headers)
  replaced.delete('content-length')
  replaced.set('content-type', 'application/x-www-form-urlencoded')
  const body = new URLSearchParams({ intent: TOO_LARGE_INTENT, bytes: String(bytes) }).toString()
  return new Request(url, { method: 'POST', headers: replaced, body })
}

function limitOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (context) => context.text(SERVER_ANSWERS.tooLarge, 413),
  })
}
