import { expect, test } from 'vitest'
import { formDraft, formDraftPath, isFormDraftPath, writingIn } from './form-draft.ts'

test('a form is kept as it was sent, in its order, without any password', () => {
  const form = formDraft('/dashboard/profile', 'intent=email&email=a%40b.example&currentPassword=secret&day=1&day=2')

  expect(form).toEqual({
    path: '/dashboard/profile',
    fields: [
      ['intent', 'email'],
      ['email', 'a@b.example'],
      ['day', '1'],
      ['day', '2'],
    ],
  })
})

test('a form is never sent on to another site', () => {
  expect(formDraft('//evil.example/x', 'a=b').path).toBe('/')
})

test('of a form its sender is shown the writing, once, and no ids or choices', () => {
  const form = formDraft('/x', 'intent=notes&id=0b8f6f0e&text=Saturn+in%0Athe+seventh&again=Saturn+in%0Athe+seventh')

  expect(writingIn(form)).toEqual(['Saturn in\nthe seventh'])
})

test('the way to the form remembers the page it was sent from', () => {
  const path = formDraftPath('/dashboard/profile?tab=2')

  expect(path).toBe('/account/unsent?page=%2Fdashboard%2Fprofile%3Ftab%3D2')
  expect(isFormDraftPath(path)).toBe(true)
  expect(isFormDraftPath('/account/unsentimental')).toBe(false)
})
