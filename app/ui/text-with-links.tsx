import { Fragment, type ReactNode } from 'react'
import { to } from '#content/language.ts'

type TextWithLinksProps = {
  /** One sentence with a place such as `{terms}` for each link: every language has its own order. */
  text: string
  links: Readonly<Record<string, ReactNode>>
}

export function TextWithLinks({ text, links }: TextWithLinksProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const isPlace = index % 2 === 1
    return <Fragment key={isPlace ? part : index}>{isPlace ? links[part] : part}</Fragment>
  })
}

/** In a new tab, so that nothing typed is lost. */
export function NewTabLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="text-link" href={to(path)} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
