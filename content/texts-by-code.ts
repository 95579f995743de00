type Coded = { readonly code: string }

/** A text for each code of a union, written with the values that come with that code. */
export type TextsByCode<Reason extends Coded> = {
  readonly [Code in Reason['code']]: (values: Extract<Reason, { code: Code }>) => string
}

/** The text of one reason. */
export function textByCode<Reason extends Coded>(texts: TextsByCode<Reason>, reason: Reason): string {
  // The compiler does not see that text and values have the same code.
  const text = texts[reason.code as Reason['code']] as (values: Reason) => string
  return text(reason)
}
