/**
 * Carried by everything that says what is wrong with a refused form: after it, the first of them has the focus. On a page
 * that was loaded the browser sees to that, also without script; where script took the answer into the page, it has to
 * ask by `focusFirstProblem`.
 */
export const PROBLEM_MARK = { autoFocus: true, 'data-problem': true } as const

export function focusFirstProblem(within: ParentNode) {
  within.querySelector<HTMLElement>('[data-problem]')?.focus()
}
