import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/paths.mjs'
import { run } from '../program.ts'
import { findBaseImage } from './base-image.ts'

export type Image = {
  name: string
  size: string
  /** The size of the image that it is built on. */
  baseSize: string
  user: string
  workingFolder: string
  environment: string[]
  command: string[]
  healthcheck: string[]
}

type Inspected = {
  Docker: {
    config: {
      User: string
      WorkingDir: string
      Env: string[]
      Cmd: string[]
      Healthcheck?: { Test: string[] }
    }
  }
}

/** Builds `deploy/Dockerfile` without a daemon. The format is Docker's, because OCI's has no HEALTHCHECK. */
export async function buildImage(folder: string): Promise<Image> {
  const dockerfile = inRoot('deploy/Dockerfile')
  const wanted = /^FROM (\S+)/m.exec(readFileSync(dockerfile, 'utf8'))?.[1] ?? ''
  const base = await findBaseImage(wanted)
  const name = 'localhost/roomlark:try'
  await run('buildah', [
    ...['build', '--quiet', '--layers', '--format', 'docker', '--file', dockerfile, '--tag', name],
    ...[
      '--ignorefile',
      `${dockerfile}.dockerignore`,
      '--build-context',
      `${wanted}=container-image://${base}`,
    ],
    // Where no engine may run, neither may the namespaces of one.
    ...['--isolation', 'chroot', '--network', 'host', ...(await npmSettings(folder))],
    inRoot(''),
  ])
  const { Docker }: Inspected = JSON.parse(await run('buildah', ['inspect', '--type', 'image', name]))
  const { User, WorkingDir, Env, Cmd, Healthcheck } = Docker.config
  return {
    name,
    size: await readSize(name),
    baseSize: await readSize(base),
    user: User,
    workingFolder: WorkingDir,
    environment: Env,
    command: Cmd,
    healthcheck: Healthcheck?.Test.slice(1) ?? [],
  }
}

/** Mounts the registry and the certificates of this machine while it builds; neither gets into the image. */
async function npmSettings(folder: string): Promise<string[]> {
  const settings = [`registry=${await run('npm', ['config', 'get', 'registry'])}`]
  const mounts = [`${join(folder, 'npmrc')}:/root/.npmrc:ro`]
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) {
    settings.push('cafile=/run/certificates.pem')
    mounts.push(`${certificates}:/run/certificates.pem:ro`)
  }
  writeFileSync(join(folder, 'npmrc'), `${settings.join('\n')}\n`)
  return mounts.flatMap((mount) => ['--volume', mount])
}

async function readSize(name: string): Promise<string> {
  const images: { size: string }[] = JSON.parse(await run('buildah', ['images', '--json', name]))
  return images[0]?.size ?? ''
}
