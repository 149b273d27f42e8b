import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from './paths.mjs'
import { lockOfProduct } from './sbom-lock.mjs'

const pathsOf = (lock, workspaces) => Object.keys(lockOfProduct(lock, workspaces).packages).toSorted()

test('what one workspace needs to run is kept, even if another one only tests with it', () => {
  const packages = {
    '': { workspaces: ['shop', 'trial'], dependencies: { engine: '1' }, devDependencies: { linter: '1' } },
    shop: { dependencies: { lark: '1', nest: '1' }, optionalDependencies: { 'of-another-system': '1' } },
    trial: { devDependencies: { lark: '1', cage: '1' } },
    'node_modules/shop': { link: true, resolved: 'shop' },
    'node_modules/engine': {},
    'node_modules/linter': {},
    'node_modules/lark': {
      peerDependencies: { seed: '1', cage: '1' },
      peerDependenciesMeta: { cage: { optional: true } },
    },
    'node_modules/seed': {},
    'node_modules/cage': {},
    'node_modules/nest': { dependencies: { twig: '2' } },
    'node_modules/nest/node_modules/twig': { dependencies: { seed: '1' } },
    'node_modules/twig': {},
  }
  const inShop = ['shop', 'nest', 'lark', 'seed', 'engine', 'nest/node_modules/twig'].map(
    (name) => `node_modules/${name}`,
  )
  expect(pathsOf({ packages }, ['shop'])).toEqual(['', 'shop', ...inShop].toSorted())
  expect(lockOfProduct({ packages }, ['shop']).packages['']).toEqual({
    workspaces: ['shop'],
    dependencies: { engine: '1' },
  })
})

test('everything that our server, our pages and our client depend on is in the list of the product', () => {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  const workspaces = ['contract', 'server', 'web', 'client']
  const found = pathsOf(lock, workspaces)
  const direct = workspaces.flatMap((path) => Object.keys(lock.packages[path].dependencies ?? {}))
  expect(direct).toContain('fastify')
  expect(direct.filter((name) => !found.includes(`node_modules/${name}`))).toEqual([])
  for (const tool of ['vitest', 'knip', '@playwright/test', 'msw'])
    expect(found).not.toContain(`node_modules/${tool}`)
})

test('the list is named after the product, not after the folder it was made in', () => {
  const written = execFileSync(process.execPath, [inRoot('scripts/sbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { component } = JSON.parse(written).metadata
  expect(component.name).toBe('roomlark')
  const names = JSON.parse(written).components.map(({ name }) => name)
  expect(names).toContain('react')
  for (const builder of ['vite', 'rolldown', 'tailwindcss']) expect(names).not.toContain(builder)
  expect(written).not.toContain('roomlark-sbom-')
}, 60_000)

test('a checkout that cannot be written is one sentence without a stack', () => {
  const step = inRoot('scripts/step.mjs')
  const fault = `Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/srv/roomlark/web' })`
  const script = `import { exitWith } from ${JSON.stringify(step)}; await exitWith(() => { throw ${fault} })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Roomlark cannot write \/srv\/roomlark\/web \(EROFS\): .+\n$/)
})
