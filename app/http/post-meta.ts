import type { MetaDescriptor } from 'react-router'
import { LANGUAGE, to } from '#content/language.ts'
import type { PostSummary } from '#domain/blog/post-rules.ts'
import { pathIn } from '#domain/languages.ts'
import { languageOfText } from '#domain/text-language.ts'
import type { SiteFacts } from './page-meta.ts'

/** A post as schema.org data. */
export function blogPosting(
  site: SiteFacts,
  post: PostSummary & { readonly updatedAt: Date },
): Record<string, unknown> {
  const [original = LANGUAGE] = post.languages
  const language = post.languages.includes(LANGUAGE) ? LANGUAGE : original
  const url = `${site.appUrl}${pathIn(language, `/blog/${post.slug}`)}`
  const practice = { '@type': 'Organization', name: site.practiceName, url: `${site.appUrl}${to('/')}` }
  return {
    '@type': 'BlogPosting',
    inLanguage: languageOfText(post.title) ?? language,
    headline: post.title,
    description: post.summary,
    articleSection: post.category,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    timeRequired: `PT${post.readTime}M`,
    image: `${site.appUrl}${pathIn(language, `/blog/${post.id}/og.png`)}`,
    url,
    mainEntityOfPage: url,
    author: practice,
    publisher: practice,
  }
}

/** Lets feed readers find the feed from any page of the blog. */
export function feedLink(site: SiteFacts, title: string): MetaDescriptor {
  const href = `${site.appUrl}${to('/blog/feed.xml')}`
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href }
}
