import { Hono } from 'hono'

/** Addresses of version 0.1 that emails, bookmarks and open tabs still have. */
const MOVED = {
  '/admin/letters': '/admin/emails',
  '/account/unsent': '/account/draft',
  '/sky': '/theme',
} as const

/** 308 repeats a form at the new address. */
const MOVED_FOR_GOOD = 308

export function movedPages() {
  const app = new Hono()
  for (const [from, to] of Object.entries(MOVED)) {
    app.all(from, ({ req, redirect }) => redirect(`${to}${new URL(req.url).search}`, MOVED_FOR_GOOD))
  }
  return app
}
