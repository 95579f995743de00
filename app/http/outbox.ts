import { createContext, type RouterContextProvider } from 'react-router'
import type { Outbox } from '#domain/emails/outbox.ts'
import { notFound } from './respond.ts'

/** Undefined when emails go to a mail server, and for requests from other machines. */
export const outboxContext = createContext<Outbox | undefined>()

export function requireOutbox(context: Readonly<RouterContextProvider>): Outbox {
  const outbox = context.get(outboxContext)
  if (!outbox) throw notFound()
  return outbox
}
