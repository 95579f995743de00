/** A request either succeeded or was refused for a reason the user can act on. */
export type Outcome<Value, Refusal> = Accepted<Value> | Refused<Refusal>

export type Accepted<Value> = { readonly ok: true; readonly value: Value }
export type Refused<Refusal> = { readonly ok: false; readonly refusal: Refusal }

export function accepted<const Value>(value: Value): Accepted<Value> {
  return { ok: true, value }
}

export function refused<const Refusal>(refusal: Refusal): Refused<Refusal> {
  return { ok: false, refusal }
}
