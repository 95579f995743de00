/**
 * Put on every message about a refused form, so that the first one gets focus. On a full page load
 * the browser does it, also without script; a script that inserts the response must
 * call `focusFirstProblem`.
 */
export const PROBLEM_MARK = { autoFocus: true, 'data-problem': true } as const

/** `app/enhance/problems.ts` hears the event and watches the fields of the new response. */
export function focusFirstProblem(within: ParentNode) {
  const first = within.querySelector<HTMLElement>('[data-problem]')
  first?.focus()
  first?.dispatchEvent(new Event('refused', { bubbles: true }))
}
