import { expect, test } from 'vitest'
import { isUnsentPath, unsentForm, unsentPath, writingIn } from './unsent-form.ts'

test('a form is kept as it was sent, in its order, without any password', () => {
  const form = unsentForm('/dashboard/profile', 'intent=email&email=a%40b.example&currentPassword=secret&day=1&day=2')

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
  expect(unsentForm('//evil.example/x', 'a=b').path).toBe('/')
})

test('of a form its sender is shown the writing, once, and no ids or choices', () => {
  const form = unsentForm('/x', 'intent=notes&id=0b8f6f0e&text=Saturn+in%0Athe+seventh&again=Saturn+in%0Athe+seventh')

  expect(writingIn(form)).toEqual(['Saturn in\nthe seventh'])
})

test('the way to the form remembers the page it was sent from', () => {
  const path = unsentPath('/dashboard/profile?tab=2')

  expect(path).toBe('/account/unsent?page=%2Fdashboard%2Fprofile%3Ftab%3D2')
  expect(isUnsentPath(path)).toBe(true)
  expect(isUnsentPath('/account/unsentimental')).toBe(false)
})
