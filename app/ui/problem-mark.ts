/**
 * Put on every message about a refused form, so that the first one gets focus. On a full page load
 * the browser does it, also without script; a script that inserts the response must
 * call `focusFirstProblem`.
 */
export const PROBLEM_MARK = { autoFocus: true, 'data-problem': true } as const

export function focusFirstProblem(within: ParentNode) {
  within.querySelector<HTMLElement>('[data-problem]')?.focus()
}
