import type { PracticeFact } from './practice-profile.ts'

/** In each language that a practice may write in; the Indian words also with an ending. */
const CLIENTS = /\bclients\b|क्लाइंट|క్లయింట్/i

/** The facts with the counted clients in place of a claimed number; other facts stay as they are. */
export function withRealClients(facts: readonly PracticeFact[], clients: number): PracticeFact[] {
  const figure = clients.toLocaleString('en-IN')
  return facts.map((fact) => (CLIENTS.test(fact.label) ? { ...fact, figure } : fact))
}
