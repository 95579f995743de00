import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PostCategory, PostForm, PostStatus } from '#domain/blog/post-rules.ts'
import type { Language } from '#domain/languages.ts'
import { id, instant } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const blogPosts = pgTable('blog_posts', {
  id: id(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  content: text('content').notNull(),
  contentHtml: text('content_html').notNull(),
  rulesVersion: integer('rules_version').notNull(),
  category: text('category').$type<PostCategory>().notNull(),
  imageUrl: text('image_url'),
  imageAlt: text('image_alt').notNull().default(''),
  description: text('description').notNull().default(''),
  previewToken: text('preview_token').unique(),
  status: text('status').$type<PostStatus>().notNull(),
  readTime: integer('read_time').notNull().default(5),
  scheduledFor: instant('scheduled_for'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  publishedAt: instant('published_at'),
  newsletterSentAt: instant('newsletter_sent_at'),
  isSample: boolean('is_sample').notNull().default(false),
  searchHeading: text('search_heading').notNull(),
  /** Title and summary as they sound, in whatever script (0150). */
  searchSound: text('search_sound').generatedAlwaysAs(sql`name_key(title || ' ' || summary)`),
  searchTerms: tsvector('search_words').notNull(),
  /** Null for a text of no script, which is in the practice's language. */
  writtenIn: text('written_in').$type<Language>().generatedAlwaysAs(sql`language_of_text(title || ' ' || content)`),
})

export const blogPostCounts = pgTable('blog_post_counts', {
  category: text('category').$type<PostCategory>().primaryKey(),
  published: integer('published').notNull(),
})

export const blogPostRevisions = pgTable('blog_post_revisions', {
  id: id(),
  postId: bigint('post_id', { mode: 'number' }).notNull(),
  version: integer('version').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  content: text('content').notNull(),
  category: text('category').$type<PostCategory>().notNull(),
  imageUrl: text('image_url'),
  imageAlt: text('image_alt').notNull(),
  description: text('description').notNull().default(''),
  readTime: integer('read_time').notNull(),
  savedBy: uuid('saved_by'),
  savedAt: instant('saved_at').notNull(),
})

export const blogUnsavedPosts = pgTable('blog_unsaved_posts', {
  id: id(),
  userId: uuid('user_id').notNull(),
  postId: bigint('post_id', { mode: 'number' }),
  fields: jsonb('fields').$type<PostForm>().notNull(),
  savedAt: instant('saved_at').notNull(),
})
