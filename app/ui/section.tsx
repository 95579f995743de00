import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SectionProps = {
  /** Plain shows the page, tinted is sandalwood or violet, panel is white between hairlines. */
  tone?: 'plain' | 'tinted' | 'panel'
  width?: 'wide' | 'narrow'
  /** A large faint motif behind the text. */
  drawing?: ReactNode
  id?: string
  /** The id of the heading that names it. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** One section of a page, with a full-width background. */
export function Section({
  tone = 'plain',
  width = 'wide',
  drawing,
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      className={classNames('section', tone !== 'plain' && `section-${tone}`, !!drawing && 'section-drawn', className)}
      {...(id && { id })}
      {...(labelledBy && { 'aria-labelledby': labelledBy })}
    >
      {drawing}
      <div className={classNames('wrap', width === 'narrow' && 'wrap-narrow')}>{children}</div>
    </section>
  )
}
