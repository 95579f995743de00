/** What a rule answers when a person, not a bug, can make it say no. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** The rule said yes, with this value. */
export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The rule said no, for this reason. */
export function refused<const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal }
}
