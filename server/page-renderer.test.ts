import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { documentsByFirstPart } from './page-renderer.ts'

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

test('an article is looked for among the pages and files of the blog, and what is missing is said by the page for that', () => {
  const found = documentsByFirstPart(routes).get('blog')

  expect(Object.keys(found ?? {})).toEqual(['root', 'routes/documents', 'list', 'post', 'missing', 'feed'])
})

test('the home page is looked for alone', () => {
  expect(Object.keys(documentsByFirstPart(routes).get('') ?? {})).toEqual([
    'root',
    'routes/documents',
    'home',
    'missing',
  ])
})

test('addresses that lead to applications are looked for among all routes', () => {
  expect([...documentsByFirstPart(routes).keys()]).toEqual(['', 'blog'])
})
