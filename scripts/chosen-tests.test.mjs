import { describe, expect, it } from 'vitest'
import { chooseTests } from './chosen-tests.mjs'

describe('npm test', () => {
  it.each([
    ['everything without a name', [], { checks: true, unitAndApi: true, browser: true, build: true }],
    [
      'one runner for a file that needs nothing else',
      ['chosen-tests'],
      { checks: false, unitAndApi: true, browser: false, build: false },
    ],
    [
      'the build for a browser test',
      ['e2e/sign-in'],
      { checks: false, unitAndApi: false, browser: true, build: true },
    ],
    [
      'the build for a test that serves pages',
      ['guest-site.test'],
      { checks: false, unitAndApi: true, browser: false, build: true },
    ],
    [
      'the build for a test that starts a process',
      ['start-up'],
      { checks: false, unitAndApi: true, browser: false, build: true },
    ],
    [
      'both runners where both have such a file',
      ['chosen-tests', 'e2e/sign-in'],
      { checks: false, unitAndApi: true, browser: true, build: true },
    ],
  ])('runs %s', (_what, names, needs) => {
    expect(chooseTests(names)).toEqual(needs)
  })

  it('refuses a name that no file has', () => {
    expect(() => chooseTests(['no-such', 'thing'])).toThrow('No test file has no-such or thing in its name.')
  })
})
