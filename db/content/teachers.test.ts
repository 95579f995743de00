import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { givenTeacherPage } from '#test/factories/teachers.ts'
import { findTeacherPage, listTeacherCards, recordResources } from './teachers.ts'

const A_VIDEO = {
  description: 'A lesson.',
  type: 'video',
  language: 'hi',
  duration: '20 min',
  url: 'https://videos.example/1',
} as const

test('finds a page with its teacher and its resources in order', async () => {
  const page = await givenTeacherPage(database())
  const otherPage = await givenTeacherPage(database())
  await recordResources(database(), [
    { ...A_VIDEO, teacherPageId: page.id, title: 'Second', position: 2 },
    { ...A_VIDEO, teacherPageId: otherPage.id, title: 'Elsewhere', position: 1 },
    { ...A_VIDEO, teacherPageId: page.id, title: 'First', position: 1 },
  ])

  const found = await findTeacherPage(database(), page.slug)

  expect(found?.teacher.name).toBe('Varahamihira')
  expect(found?.resources.map(({ title }) => title)).toEqual(['First', 'Second'])
  expect(found?.resources[0]).toEqual({
    ...A_VIDEO,
    id: expect.any(Number),
    title: 'First',
    status: 'available',
    thumbnailUrl: null,
  })
})

test('finds a page without resources', async () => {
  const { slug } = await givenTeacherPage(database())

  expect((await findTeacherPage(database(), slug))?.resources).toEqual([])
})

test('does not find an unknown page', async () => {
  expect(await findTeacherPage(database(), 'nobody-basic')).toBeUndefined()
  expect(await findTeacherPage(database(), 'nobody\u0000')).toBeUndefined()
})

test('a card counts the resources of its own page', async () => {
  const page = await givenTeacherPage(database())
  await recordResources(database(), [{ ...A_VIDEO, teacherPageId: page.id, title: 'Only' }])

  const cards = await listTeacherCards(database())

  expect(cards.find((card) => card.slug === page.slug)?.resourceCount).toBe(1)
})

test('rejects a resource that is not an https address', async () => {
  const { id } = await givenTeacherPage(database())
  const add = (url: string) => recordResources(database(), [{ ...A_VIDEO, teacherPageId: id, title: 'Bad', url }])

  for (const url of ['javascript:alert(1)', 'http://videos.example', 'file:///etc/passwd']) {
    await expect(add(url)).rejects.toThrow()
  }
})
