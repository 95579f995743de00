/** The result of a function that can refuse its input. Exceptions are reserved for bugs. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export function accepted<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused<const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal }
}
