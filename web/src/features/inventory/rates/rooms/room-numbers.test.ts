import { describe, expect, test } from 'vitest'
import { expandNumbers, writeNumbers } from './room-numbers.ts'

describe('room numbers', () => {
  test.each([
    ['101-104, 201', ['101', '102', '103', '104', '201']],
    ['101–103', ['101', '102', '103']],
    [' 7 ;8\n9, ', ['7', '8', '9']],
    ['A1-A3', ['A1', 'A2', 'A3']],
    ['A1-3', ['A1', 'A2', 'A3']],
    ['08-11', ['08', '09', '10', '11']],
    ['Garden, Sea-side', ['Garden', 'Sea-side']],
    ['A1-B3', ['A1-B3']],
    ['', []],
  ])('"%s" are those rooms', (text, numbers) => {
    expect(expandNumbers(text)).toEqual({ numbers })
  })

  test.each([
    ['112-101', '112-101 runs backwards'],
    ['1-501', 'Add at most 500 rooms'],
    ['1-400, 601-800', 'Add at most 500 rooms'],
    ['101-103, 102', 'Room 102 is listed twice'],
    ['a1, A1', 'Room A1 is listed twice'],
    ['The one with the view', 'The one with the view is too long for a number'],
  ])('"%s" is refused', (text, fault) => {
    expect(expandNumbers(text)).toEqual({ fault })
  })

  test.each([
    [['101', '102', '103', '201'], '101-103, 201'],
    [['101', '102', '201'], '101, 102, 201'],
    [['08', '09', '10'], '08-10'],
    [['9', '10', '11'], '9-11'],
    [['A1', 'A2', 'A3', 'B4'], 'A1-A3, B4'],
    [['Garden'], 'Garden'],
    [[], ''],
  ])('%j are written short, and read back the same', (numbers, text) => {
    expect(writeNumbers(numbers)).toBe(text)
    expect(expandNumbers(text)).toEqual({ numbers })
  })
})
