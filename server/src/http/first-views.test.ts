import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FindFirstView, readFirstViews } from './first-views.ts'

/** As Vite writes it: files by key, with the keys of what each imports. */
const manifest = {
  '_base-1.js': { file: 'assets/base-1.js', name: 'base' },
  '_map-5.js': { file: 'assets/map-5.js', name: 'map', imports: ['_base-1.js'] },
  '_shell-2.js': { file: 'assets/shell-2.js', name: 'shell', imports: ['_map-5.js', '_open-6.js'] },
  '_open-6.js': { file: 'assets/open-6.js', name: 'open', imports: ['_base-1.js'] },
  'src/dashboard-page.tsx': {
    file: 'assets/dashboard-3.js',
    name: 'dashboard-page',
    imports: ['_shell-2.js'],
  },
  'src/hotel-list-page.tsx': { file: 'assets/hotels-4.js', name: 'hotel-list-page' },
  'src/other-page.tsx': { file: 'assets/other-7.js', name: 'other-page', imports: ['_shell-2.js'] },
}
const map = ['map-5', 'base-1']
const dashboard = ['map-5', 'shell-2', 'dashboard-3', 'base-1', 'open-6']
let folder: string
let firstViewOf: FindFirstView

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomlark-web-'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  firstViewOf = await readFirstViews(folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('the scripts of a first view', () => {
  test.each([
    { path: '/login', cookie: undefined, names: ['base-1'] },
    {
      path: '/hotels',
      cookie: 'theme=dark; token=abc',
      names: ['map-5', 'shell-2', 'hotels-4', 'base-1', 'open-6'],
    },
    // Where the web leads on, the page that follows is the one to prepare.
    { path: '/login', cookie: 'token=abc', names: dashboard },
    { path: '/', cookie: 'token=abc', names: dashboard },
    // Every page but sign-in needs the map, which also leads visitors from pages of accounts to sign-in.
    { path: '/dashboard', cookie: 'token=', names: map },
    { path: '/dashboard', cookie: 'not-a-token=abc', names: map },
    { path: '/', cookie: undefined, names: map },
    { path: '/nowhere', cookie: 'token=abc', names: map },
    { path: '/constructor', cookie: undefined, names: map },
  ])('at $path with the cookie $cookie are $names', ({ path, cookie, names }) => {
    const links = names.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`)
    const isSignedIn = cookie?.includes(' token=abc') || cookie === 'token=abc'
    const early = isSignedIn ? '<script async src="/early.js"></script>' : ''
    expect(firstViewOf(path, cookie)).toBe(early + links.join(''))
  })

  test('are not named where there is no manifest', async () => {
    const find = await readFirstViews(join(folder, 'nothing-here'))
    expect(find('/login', undefined)).toBe('')
  })
})
