import { type ComponentType, lazy } from 'react'

/**
 * A component that is loaded when it is first rendered. It may not arrive, as without a network or after an upgrade of
 * the site: `Missing` is shown in its place, so that the page and what was entered in it stay.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<NoInfer<Props>>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Missing }),
    ),
  )
}
