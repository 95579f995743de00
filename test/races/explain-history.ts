/** One transaction of a history: when it began and ended on one clock, and what its client was answered. */
export type Observed<Step> = {
  readonly step: Step
  readonly began: number
  readonly ended: number
  /** Undefined: the connection was cut, so it may have happened, at any later time, or not at all. */
  readonly answer: string | undefined
}

/** What one transaction after the other would answer, by the rules alone. */
export type Model<Step, State> = (state: State, step: Step) => { readonly answer: string; readonly state: State }

/**
 * Finds an order in which the transactions, one after the other, give the answers that were observed. One that ended before
 * another began comes before it (strict serializability; the search is that of Wing and Gong). Undefined: there is none.
 */
export function explainHistory<Step, State>(
  history: readonly Observed<Step>[],
  initial: State,
  model: Model<Step, State>,
): readonly Step[] | undefined {
  const tried = new Set<string>()

  const search = (rest: readonly Observed<Step>[], state: State): readonly Step[] | undefined => {
    if (rest.every(({ answer }) => answer === undefined)) return []
    const key = `${rest.map((each) => history.indexOf(each)).join()} ${JSON.stringify(state)}`
    if (tried.has(key)) return undefined
    tried.add(key)

    const firstEnd = Math.min(
      ...rest.map(({ ended, answer }) => (answer === undefined ? Number.POSITIVE_INFINITY : ended)),
    )
    for (const next of rest.filter(({ began }) => began < firstEnd)) {
      const would = model(state, next.step)
      if (next.answer !== undefined && next.answer !== would.answer) continue
      const others = search(
        rest.filter((each) => each !== next),
        would.state,
      )
      if (others) return [next.step, ...others]
    }
    return undefined
  }
  return search(history, initial)
}
