import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { LANGUAGE, to } from '#content/language.ts'
import { LANGUAGE_OFFERS } from '#content/language-offers.ts'
import { POST } from '#content/site/blog.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { pathIn } from '#domain/languages.ts'
import { CategoryText, PostFacts } from './post-facts.tsx'
import { SharePost } from './share-post.tsx'

export function PostHeader({ post }: { post: PostSummary }) {
  return (
    <header className="post-header">
      <p>
        <a className="text-link" href={to('/blog')}>
          <span aria-hidden="true">← </span>
          {POST.back}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>
          <CategoryText of={post.category} name={post.categoryName} />
        </Badge>
        <PostFacts post={post} isLong />
      </div>
      <h1 className={tallScript(post.title)}>
        <OwnText>{post.title}</OwnText>
      </h1>
      <p className="lead">
        <OwnText>{post.summary}</OwnText>
      </p>
      <OtherLanguages post={post} />
      <div>
        <SharePost post={post} />
      </div>
    </header>
  )
}

/** The same post in the other languages in which the practice has it. */
function OtherLanguages({ post: { slug, languages } }: { post: PostSummary }) {
  const others = languages.filter((language) => language !== LANGUAGE)
  if (others.length === 0) return null
  return (
    <p className="other-languages flex flex-wrap gap-x-6 gap-y-2">
      {others.map((language) => (
        <a
          key={language}
          className="text-link"
          href={pathIn(language, `/blog/${slug}`)}
          hrefLang={language}
          lang={language}
        >
          {LANGUAGE_OFFERS[language].accept}
        </a>
      ))}
    </p>
  )
}
