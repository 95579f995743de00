import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import PostalMime, { type Email } from 'postal-mime'

const FILE_NAME = /^[A-Za-z0-9][\w.@<>-]*\.eml$/
const MOST_LETTERS = 200

/**
 * The letters of a site without a mail server, for the person at this very machine. A proxy on the same machine would
 * make strangers look local, so the name in the request must be local too and nothing may have been forwarded.
 */
export function outboxPages(folder: string) {
  return new Hono()
    .use('/dev/outbox/*', async (context, next) => (isThisMachine(context) ? next() : context.notFound()))
    .get('/dev/outbox', async (context) => {
      const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort((a, b) => b.localeCompare(a))
      const letters = await Promise.all(names.slice(0, MOST_LETTERS).map((name) => readLetter(folder, name)))
      return context.html(page('Outbox', list(letters)))
    })
    .get('/dev/outbox/:name', async (context) => {
      const name = context.req.param('name')
      const names = await readdir(folder)
      if (!FILE_NAME.test(name) || !names.includes(name)) return context.notFound()

      const { email } = await readLetter(folder, name)
      return context.html(page(email.subject ?? 'Letter', letterView(email)))
    })
}

function isThisMachine(context: Context): boolean {
  const socketAddress = (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? ''
  const host = URL.parse(`http://${context.req.header('host')}`)?.hostname ?? ''
  const isForwarded =
    context.req.header('x-forwarded-for') !== undefined || context.req.header('forwarded') !== undefined
  return /^(::1|(::ffff:)?127\.)/.test(socketAddress) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(host) && !isForwarded
}

type StoredLetter = { name: string; email: Email }

async function readLetter(folder: string, name: string): Promise<StoredLetter> {
  return { name, email: await PostalMime.parse(await readFile(join(folder, name))) }
}

function list(letters: readonly StoredLetter[]) {
  if (letters.length === 0) return html`<p>No letter has been written yet.</p>`
  return html`<ul>${letters.map(
    ({ name, email }) =>
      html`<li><a href="/dev/outbox/${encodeURIComponent(name)}">${email.subject ?? 'No subject'}</a> to ${recipients(email)}, ${email.date ?? ''}</li>`,
  )}</ul>`
}

function letterView(email: Email) {
  const lines = (email.text ?? '').split('\n').map((line) => html`${linked(line)}<br>`)
  return html`<p><a href="/dev/outbox">All letters</a></p><p>To ${recipients(email)}</p><p>${lines}</p>`
}

function recipients(email: Email): string {
  return (email.to ?? []).map((to) => to.address ?? '').join(', ')
}

function linked(line: string) {
  const parts = line.split(/(https?:\/\/\S+)/)
  return parts.map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part))
}

function page(title: string, body: unknown) {
  return html`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}
