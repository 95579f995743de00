import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A conflict says that the page shows what is no longer so: it is read again, where the router would leave it. */
export function readAgainAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}
