import { execFileSync } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTypesIfStale } from './types.ts'

// Makes the package that can be published, plain ESM with its types, in client/dist: npm run build -w client
const folder = join(import.meta.dirname, '..')
const dist = join(folder, 'dist')
const compiler = join(folder, '../node_modules/typescript/bin/tsc')

await writeTypesIfStale()
await rm(dist, { recursive: true, force: true })
execFileSync(process.execPath, [compiler, '--project', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})
// The compiler takes declarations as they are and does not copy them.
await copyFile(join(folder, 'src/api.d.ts'), join(dist, 'api.d.ts'))
await copyFile(join(folder, 'README.md'), join(dist, 'README.md'))
const { name, version, description, type, dependencies } = JSON.parse(
  await readFile(join(folder, 'package.json'), 'utf8'),
)
const exports = { types: './client.d.ts', default: './client.js' }
const published = { name, version, description, type, exports, engines: { node: '>=20' }, dependencies }
await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
