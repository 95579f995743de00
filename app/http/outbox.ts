import { createContext, type RouterContextProvider } from 'react-router'
import type { Outbox } from '#domain/emails/outbox.ts'
import { notFound } from './respond.ts'

/** Undefined where a mail server takes the emails, and for everybody who does not sit at this very machine. */
export const outboxContext = createContext<Outbox | undefined>()

export function requireOutbox(context: Readonly<RouterContextProvider>): Outbox {
  const outbox = context.get(outboxContext)
  if (!outbox) throw notFound()
  return outbox
}
