import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const FORM_BYTES = 64 * 1024

/** Markdown has up to 50,000 characters, and one of Devanagari takes nine bytes in a form. */
const LONG_TEXT_BYTES = 512 * 1024

/** A bank statement or a picture may have 5 MB. */
const FILE_BYTES = 6 * 1024 * 1024

const LONG_TEXT_PATH = /^\/(admin\/(content|practice)\/|account\/unsent$)/
const FILE_PATH = /^\/(admin\/blog|astrologer-dashboard\/statement)(\.data)?$/

/** Only routes that expect more accept more: parsing a form blocks the process. */
export function bodyLimits(): MiddlewareHandler {
  const forms = limitOf(FORM_BYTES)
  const longTexts = limitOf(LONG_TEXT_BYTES)
  const files = limitOf(FILE_BYTES)

  return (context, next) => {
    const { path } = context.req
    if (FILE_PATH.test(path)) return files(context, next)
    return LONG_TEXT_PATH.test(path) ? longTexts(context, next) : forms(context, next)
  }
}

function limitOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (context) => context.text('That is more than this page accepts at once. Please send less.', 413),
  })
}
