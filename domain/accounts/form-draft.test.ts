import { expect, test } from 'vitest'
import { formDraft, formDraftPath, isFormDraftPath, writingIn } from './form-draft.ts'

test('stores the fields in order, without passwords', () => {
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

test('never sends a draft to another site', () => {
  expect(formDraft('//evil.example/x', 'a=b').path).toBe('/')
})

test('shows written text once, without ids or choices', () => {
  const form = formDraft('/x', 'intent=notes&id=0b8f6f0e&text=Saturn+in%0Athe+seventh&again=Saturn+in%0Athe+seventh')

  expect(writingIn(form)).toEqual(['Saturn in\nthe seventh'])
})

test('includes the page in the path of the draft', () => {
  const path = formDraftPath('/dashboard/profile?tab=2')

  expect(path).toBe('/account/draft?page=%2Fdashboard%2Fprofile%3Ftab%3D2')
  expect(isFormDraftPath(path)).toBe(true)
  expect(isFormDraftPath('/account/drafty')).toBe(false)
})
