import { expect, test } from 'vitest'
import { fieldErrors, hasPath } from './field-errors.ts'

test('the first message of each field counts, also under a name that every object inherits', () => {
  const issues = [
    { path: ['guest', 'name'], message: 'first' },
    { path: ['guest', 'name'], message: 'second' },
    { path: ['constructor'], message: 'third' },
  ]
  const errors = Object.entries(fieldErrors(issues)).map(([name, error]) => [name, error.message])
  expect(errors).toEqual([
    ['guest.name', 'first'],
    ['constructor', 'third'],
  ])
})

test('a path leads to what a form holds, not to what every object inherits', () => {
  const values = { guest: { name: '' }, beds: [{ count: 1 }] }
  for (const path of ['guest', 'guest.name', 'beds.0.count']) expect(hasPath(values, path)).toBe(true)
  for (const path of ['constructor', 'guest.toString', '__proto__', 'beds.1.count', 'guest.name.length'])
    expect(hasPath(values, path)).toBe(false)
})
