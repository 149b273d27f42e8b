import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from './paths.mjs'
import { placesOf } from './sbom-lock.mjs'

describe.each(['package-lock.json', 'scripts/node/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(inRoot(file), 'utf8'))

  test('names everything that any system needs, since npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => placesOf(packages, path, name).length === 0)
        .map((name) => `${path} needs ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('fixes the content of every package, but not the registry it comes from', () => {
    const fetched = Object.entries(packages).filter(
      ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
    )
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
    expect(fetched.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })
})
