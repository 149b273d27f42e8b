import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FindFirstView, readFirstViews } from './first-views.ts'

const views = {
  visitor: { '/login': ['/assets/sign-in-1.js'] },
  account: {
    '/dashboard': ['/assets/shell-2.js', '/assets/dashboard-3.js'],
    '/hotels': ['/assets/hotels-4.js'],
  },
  other: ['/assets/map-5.js'],
}
let folder: string
let firstViewOf: FindFirstView

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomlark-web-'))
  await writeFile(join(folder, 'first-views.json'), JSON.stringify(views))
  firstViewOf = await readFirstViews(folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('the scripts of a first view', () => {
  test.each([
    { path: '/login', cookie: undefined, names: ['sign-in-1'] },
    { path: '/hotels', cookie: 'theme=dark; token=abc', names: ['hotels-4'] },
    // Where the web leads on, the page that follows is the one to prepare.
    { path: '/login', cookie: 'token=abc', names: ['shell-2', 'dashboard-3'] },
    { path: '/', cookie: 'token=abc', names: ['shell-2', 'dashboard-3'] },
    // Every page but sign-in needs the map, which also leads visitors from pages of accounts to sign-in.
    { path: '/dashboard', cookie: 'token=', names: ['map-5'] },
    { path: '/dashboard', cookie: 'not-a-token=abc', names: ['map-5'] },
    { path: '/', cookie: undefined, names: ['map-5'] },
    { path: '/nowhere', cookie: 'token=abc', names: ['map-5'] },
    { path: '/constructor', cookie: undefined, names: ['map-5'] },
  ])('at $path with the cookie $cookie are $names', ({ path, cookie, names }) => {
    const links = names.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`)
    const isSignedIn = cookie?.includes(' token=abc') || cookie === 'token=abc'
    const early = isSignedIn ? '<script async src="/early.js"></script>' : ''
    expect(firstViewOf(path, cookie)).toBe(early + links.join(''))
  })

  test('are not named where the build has not listed them', async () => {
    const find = await readFirstViews(join(folder, 'nothing-here'))
    expect(find('/login', undefined)).toBe('')
  })
})
