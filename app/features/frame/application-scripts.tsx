import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Scripts } from 'react-router'
import { LATE_MODULE } from '#app/ui/late-module.ts'

type Tag = ReactElement<{
  rel?: string
  href?: string
  type?: string
  async?: boolean | undefined
  children?: ReactNode
  'data-preloads'?: string
}>

/**
 * The router's own scripts, delayed until the page is painted: files it would preload are only listed, and the
 * module that imports them waits for `app/enhance/start-application.ts` (decision 0097).
 */
export function ApplicationScripts({ nonce }: { nonce: string | undefined }) {
  // Called instead of rendered, because its tags are changed before they are written; it has no option for that.
  const tags = flatten(Scripts(nonce === undefined ? {} : { nonce }))
  const preloads = tags.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href ? [props.href] : []))

  const written = tags
    .filter(({ props }) => props.rel !== 'modulepreload')
    .map((tag) => (tag.props.type === 'module' ? held(tag, preloads) : tag))
  return createElement(Fragment, null, ...written)
}

function held(starter: Tag, preloads: readonly string[]): Tag {
  return cloneElement(starter, { type: LATE_MODULE, async: undefined, 'data-preloads': preloads.join(' ') })
}

function flatten(node: ReactNode): Tag[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Tag['props']>(child)) return []
    return child.type === Fragment ? flatten(child.props.children) : [child]
  })
}
