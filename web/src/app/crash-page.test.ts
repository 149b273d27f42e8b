import { expect, test } from 'vitest'
import { isNotFetched } from './crash-page.tsx'

test.each([
  ['Chrome', new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x.example/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['the styles of a page', new Error('Unable to preload CSS for /assets/a.css')],
])('knows a script that was not fetched: %s', (_browser, error) => {
  expect(isNotFetched(error)).toBe(true)
})

test.each([
  new ReferenceError('day is not defined'),
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  'thrown text',
])('takes anything else for a fault of the program: %s', (error) => {
  expect(isNotFetched(error)).toBe(false)
})
