import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routesByFirstPart } from './page-renderer.ts'

type Place = { readonly id: string; readonly parentId?: string; readonly path?: string; readonly index?: true }

const DOCUMENTS = { parentId: 'routes/documents' }
const APPLICATIONS = { parentId: 'routes/applications' }

const PLACES: readonly Place[] = [
  { id: 'root', path: '' },
  { id: 'routes/documents', parentId: 'root' },
  { id: 'home', index: true, ...DOCUMENTS },
  { id: 'list', path: 'blog', ...DOCUMENTS },
  { id: 'post', path: 'blog/:id', ...DOCUMENTS },
  { id: 'overview', path: 'admin', ...DOCUMENTS },
  { id: 'missing', path: '*', ...DOCUMENTS },
  { id: 'routes/applications', parentId: 'root' },
  { id: 'editor', path: 'admin/blog', ...APPLICATIONS },
  { id: 'horoscope', path: 'horoscope', ...APPLICATIONS },
  { id: 'daily', path: 'daily', parentId: 'horoscope' },
  { id: 'feed', path: 'blog/feed.xml', parentId: 'root' },
]

const routes: ServerBuild['routes'] = Object.fromEntries(
  PLACES.map((place) => [place.id, { ...place, module: { default: () => null } }]),
)

const lookedFor = (part: string) => Object.keys(routesByFirstPart(routes).get(part) ?? {})

test('an article is looked for among the pages and files of the blog, and what is missing is said by the page for that', () => {
  expect(lookedFor('blog')).toEqual(['root', 'routes/documents', 'home', 'list', 'post', 'missing', 'feed'])
})

test('the home page is looked for alone', () => {
  expect(lookedFor('')).toEqual(['root', 'routes/documents', 'home', 'missing'])
})

test('an application is looked for with its own pages, and knows of the home page above it', () => {
  const above = ['root', 'routes/documents', 'home', 'missing', 'routes/applications']

  expect(lookedFor('horoscope')).toEqual([...above, 'horoscope', 'daily'])
})

test('documents and applications with the same beginning are looked for together', () => {
  expect(lookedFor('admin')).toEqual([
    ...['root', 'routes/documents', 'home', 'overview', 'missing', 'routes/applications', 'editor'],
  ])
})
