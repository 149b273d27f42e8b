import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { lockOfProduct } from './sbom-lock.mjs'
import { exitWith, Stop } from './step.mjs'

// Usage: npm run sbom [-- FILE]. Writes what the product is made of, without what only builds or tests it, as CycloneDX.
const workspaces = ['contract', 'server', 'web', 'client']
/** Every start builds the web, so these are installed like the rest, but no part of them is delivered. */
const builders = ['@gfx/zopfli', '@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite']
const { version } = read('server/package.json')
const scratch = mkdtempSync(join(tmpdir(), 'roomlark-sbom-'))
// npm names the product after its folder.
const folder = join(scratch, 'roomlark')

await exitWith(async () => {
  try {
    writeList()
  } finally {
    rmSync(scratch, { recursive: true })
  }
})

function writeList() {
  const whole = read('package-lock.json')
  whole.packages.web.dependencies = withoutBuilders(whole.packages.web.dependencies)
  const lock = lockOfProduct(whole, workspaces)
  // npm refuses packages without a version, and ours are never published.
  for (const path of ['', ...workspaces]) {
    mkdirSync(join(folder, path), { recursive: true })
    const { devDependencies: _, dependencies, ...manifest } = read(join(path, 'package.json'))
    write(join(path, 'package.json'), {
      version,
      ...manifest,
      dependencies: withoutBuilders(dependencies),
      ...(path === '' && { workspaces }),
    })
    lock.packages[path].version ??= version
  }
  write('package-lock.json', lock)
  copyFileSync(inRoot('.npmrc'), join(folder, '.npmrc'))
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Stop(error?.message ?? stderr.trim())
  const file = process.argv[2]
  if (file === undefined) process.stdout.write(stdout)
  else {
    writeFileSync(file, stdout)
    console.log(`${JSON.parse(stdout).components.length} components in ${file}`)
  }
}

function withoutBuilders(dependencies = {}) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !builders.includes(name)))
}

function read(path) {
  return JSON.parse(readFileSync(inRoot(path), 'utf8'))
}

function write(path, value) {
  writeFileSync(join(folder, path), JSON.stringify(value))
}
