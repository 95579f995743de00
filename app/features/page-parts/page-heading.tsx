import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { TwelvefoldWheel } from '#app/ui/motif/twelvefold-wheel.tsx'
import { Breadcrumbs, type Crumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { tallScript } from '#app/ui/tall-script.ts'

type PageHeadingProps = {
  eyebrow?: string
  title: string
  lead: ReactNode
  crumbs?: readonly Crumb[]
  /** Of a title in another language than the page. */
  titleLanguage?: string | undefined
  children?: ReactNode
}

export function PageHeading({ eyebrow, title, lead, crumbs, titleLanguage, children }: PageHeadingProps) {
  return (
    <section className="section-drawn relative border-hairline border-b">
      <TwelvefoldWheel className="motif-behind -right-40 -bottom-72 max-w-[38rem]" />
      <div className="wrap grid gap-4 py-10 lg:py-16">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className={classNames('max-w-[18em]', tallScript(title))} lang={titleLanguage}>
          {title}
        </h1>
        <p className="lead max-w-[40em]">{lead}</p>
        {children}
      </div>
    </section>
  )
}
