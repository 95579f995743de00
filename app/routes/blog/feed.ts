import { postHref } from '#app/features/blog/post-addresses.ts'
import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { appUrlContext, databaseContext } from '#app/http/contexts.ts'
import { escapeXml } from '#app/http/escape-xml.ts'
import { LANGUAGE, LANGUAGE_TAG, to } from '#content/language.ts'
import { BLOG } from '#content/site/blog.ts'
import { listPostsForFeed, type PublishedPost } from '#db/blog/blog-posts.ts'
import { requirePractice } from '#db/content/practice.ts'
import { withCurrentHtml } from '#usecases/blog/read-post.ts'
import type { Route } from './+types/feed'

const ENTRIES = 20

/** The latest posts as an Atom feed with full content. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const appUrl = context.get(appUrlContext)
  const { name, languages } = await requirePractice(db, LANGUAGE)
  const posts = (await listPostsForFeed(db, ENTRIES, languages.length > 1 ? LANGUAGE : undefined)).map(withCurrentHtml)
  const updatedAt = new Date(Math.max(0, ...posts.map((post) => post.updatedAt.getTime())))

  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAG}">`,
    `  <id>${escapeXml(`${appUrl}/blog`)}</id>`,
    `  <title>${escapeXml(`${BLOG.title} | ${name}`)}</title>`,
    `  <subtitle>${escapeXml(BLOG.description)}</subtitle>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(`${appUrl}${to('/blog')}`)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(`${appUrl}${to('/blog/feed.xml')}`)}"/>`,
    `  <updated>${updatedAt.toISOString()}</updated>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    ...posts.map((post) => entry(post, appUrl)),
    '</feed>',
    '',
  ]
  return new Response(feed.join('\n'), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

/** A post without a translation says its language. */
function ownXmlLang(text: string): string {
  const { lang } = ownLanguage(text)
  return lang ? ` xml:lang="${lang}"` : ''
}

/** The id of an entry never changes, even if its slug does. */
function entry(post: PublishedPost, appUrl: string): string {
  return [
    '  <entry>',
    `    <id>${escapeXml(`${appUrl}/blog/${post.id}`)}</id>`,
    `    <title${ownXmlLang(post.title)}>${escapeXml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(appUrl + to(postHref(post)))}"/>`,
    `    <published>${post.publishedAt.toISOString()}</published>`,
    `    <updated>${post.updatedAt.toISOString()}</updated>`,
    `    <category term="${escapeXml(post.category)}"/>`,
    `    <summary${ownXmlLang(post.summary)}>${escapeXml(post.summary)}</summary>`,
    `    <content type="html"${ownXmlLang(post.content)}>${escapeXml(post.contentHtml)}</content>`,
    '  </entry>',
  ].join('\n')
}
