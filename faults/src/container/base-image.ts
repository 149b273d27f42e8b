import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, succeeds } from '../program.ts'

/**
 * Returns the image to build on: `BASE_IMAGE`, the one that the Dockerfile names, or a stand-in where no registry with
 * it can be reached. The stand-in is kept for the next time.
 */
export async function findBaseImage(wanted: string): Promise<string> {
  const given = process.env.BASE_IMAGE
  if (given) return given
  const standIn = `localhost/roomlark-stand-in:${wanted.replace(/\W+/g, '-')}`
  if (await succeeds('buildah', ['inspect', '--type', 'image', standIn])) return standIn
  if (await succeeds('buildah', ['pull', '--quiet', `docker.io/library/${wanted}`])) return wanted
  const [, version = '', suite = ''] = /^node:([\d.]+)-(\w+)-slim$/.exec(wanted) ?? []
  process.stdout.write(
    `No registry has ${wanted}: making a stand-in from Debian ${suite} and Node.js ${version}\n`,
  )
  await makeStandIn(standIn, version, suite)
  return standIn
}

/** Debian's smallest root with Node.js, npm and the user `node` where the official image has them. */
async function makeStandIn(name: string, version: string, suite: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-stand-in-'))
  const root = join(folder, 'root')
  try {
    const mirror = process.env.DEBIAN_MIRROR
    await run('debootstrap', ['--variant=minbase', suite, root, ...(mirror ? [mirror] : [])])
    const local = join(root, 'usr/local')
    await unpack(`node-linux-${arch()}@${version}`, local, folder)
    await unpack('npm@11', join(local, 'lib/node_modules/npm'), folder)
    const npm = 'lib/node_modules/npm/bin/npm-cli.js'
    chmodSync(join(local, npm), 0o755)
    symlinkSync(join('..', npm), join(local, 'bin/npm'))
    await run('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
    for (const part of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/local/include'])
      rmSync(join(root, part), { recursive: true, force: true })
    const container = await run('buildah', ['from', 'scratch'])
    await run('buildah', ['add', '--quiet', container, root, '/'])
    await run('buildah', ['commit', '--quiet', '--rm', '--format', 'docker', container, name])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** npm asks the registry of its own settings. */
async function unpack(what: string, into: string, folder: string): Promise<void> {
  const file = await run('npm', ['pack', '--silent', what], folder)
  if (!existsSync(into)) mkdirSync(into, { recursive: true })
  await run('tar', ['-xzf', join(folder, file), '-C', into, '--strip-components=1', '--no-same-owner'])
}
