import type { PracticeFact } from './practice-profile.ts'

/** The facts with the counted clients in place of a claimed number; other facts stay as they are. */
export function withRealClients(facts: readonly PracticeFact[], clients: number): PracticeFact[] {
  const figure = clients.toLocaleString('en-IN')
  return facts.map((fact) => (/\bclients\b/i.test(fact.label) ? { ...fact, figure } : fact))
}
