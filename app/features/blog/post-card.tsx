import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { to } from '#content/language.ts'
import { BLOG } from '#content/site/blog.ts'
import type { PostSummary as Post } from '#domain/blog/post-rules.ts'
import { postHref } from './post-addresses.ts'
import { CategoryText, PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'

const CARD_WIDTHS = '(width < 40rem) 100vw, (width < 64rem) 50vw, 24rem'

type PostCardProps = { post: Post; level?: 2 | 3; isFirst?: boolean }

export function PostCard({ post, level = 3, isFirst = false }: PostCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card as="li" kind="link" className="post-card">
      <PostPicture post={post} isDecorative isFirst={isFirst} sizes={CARD_WIDTHS} />
      <div className="post-card-text">
        <Badge>
          <CategoryText of={post.category} name={post.categoryName} />
        </Badge>
        <Heading className={classNames('text-xl', tallScript(post.title))}>
          <a href={to(postHref(post))}>
            <OwnText>{post.title}</OwnText>
          </a>
        </Heading>
        <PostFacts post={post} />
        <p className="text-ink-soft">
          <OwnText>{post.summary}</OwnText>
        </p>
        <p className="post-card-more">
          <a className="text-link" href={to(postHref(post))}>
            {BLOG.readMore}
            <span className="sr-only">
              {' '}
              <OwnText>{BLOG.readMoreAbout(post.title)}</OwnText>
            </span>
          </a>
        </p>
      </div>
    </Card>
  )
}
