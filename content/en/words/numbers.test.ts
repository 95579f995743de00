import { expect, test } from 'vitest'
import { duration, fileSize, howOften, numberInWords, numberText } from './numbers.ts'

test('groups large numbers as in India', () => {
  expect([numberText(500), numberText(43_200), numberText(1_000_000)]).toEqual(['500', '43,200', '10,00,000'])
})

test('writes small numbers in words', () => {
  expect([numberInWords(2), numberInWords(12), numberInWords(13)]).toEqual(['two', 'twelve', '13'])
  expect([howOften(1), howOften(2), howOften(3)]).toEqual(['once', 'twice', '3 times'])
})

test('says how long something takes', () => {
  expect([duration(30, 'minute'), duration(24, 'hour'), duration(1, 'day')]).toEqual([
    '30 minutes',
    '24 hours',
    '1 day',
  ])
})

test('says how large a file is', () => {
  const megabyte = 1024 * 1024

  expect([0, 1, 1.44 * megabyte, 50 * megabyte, 1024 * megabyte].map(fileSize)).toEqual([
    '0 KB',
    '1 KB',
    '1.4 MB',
    '50 MB',
    '1 GB',
  ])
})
