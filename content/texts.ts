/** Keys whose values are codes, the same in every language. */
type CodeKey = 'tone' | 'href' | 'drawing'

/**
 * The texts of a module in another language: the same keys, and functions with the same arguments, with any text as value.
 * `export const HOME: Texts<typeof en.HOME> = …` does not compile with a missing, a superfluous or a wrong text.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Texts<Result>
    : { readonly [Key in keyof T]: Key extends CodeKey ? T[Key] : Texts<T[Key]> }
