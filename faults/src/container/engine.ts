import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run, succeeds } from '../program.ts'
import type { Service } from './compose.ts'
import type { Image } from './image.ts'

/** Turns a service into the command that runs a program in its container, in the foreground. */
export type Engine = {
  name: string
  commandFor(service: Service, program: string[]): string[]
  close(): Promise<void>
}

/** Podman, or a chroot where it is not allowed to run anything. */
export async function openEngine(image: Image, folder: string): Promise<Engine> {
  return (await succeeds('podman', ['run', '--rm', image.name, 'node', '--version']))
    ? podman(image, folder)
    : chroot(image, folder)
}

function podman(image: Image, folder: string): Engine {
  return {
    name: 'podman',
    commandFor: (service, [program = '', ...args]) => [
      ...['podman', 'run', '--rm', '--network', 'host', '--entrypoint', program],
      ...(service.read_only ? ['--read-only'] : []),
      ...(service.cap_drop ?? []).flatMap((name) => ['--cap-drop', name]),
      ...(service.security_opt ?? []).flatMap((option) => ['--security-opt', option]),
      ...(service.mem_limit ? ['--memory', service.mem_limit] : []),
      ...(service.tmpfs ?? []).flatMap((path) => ['--tmpfs', path]),
      ...listVolumes(service, folder).flatMap(({ from, to }) => ['--volume', `${from}:${to}:U`]),
      ...Object.entries(service.environment ?? {}).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[image.name, ...args],
    ],
    close: async () => {},
  }
}

/**
 * Mounts in a namespace of its own and then becomes the program step by step, so that a signal reaches it. Only the
 * limit on memory is left out.
 */
async function chroot(image: Image, folder: string): Promise<Engine> {
  const container = await run('buildah', ['from', '--pull-never', image.name])
  const root = await run('buildah', ['mount', container])
  const isWritable = (service: Service) => (service.read_only ? 'ro' : 'rw')
  return {
    name: 'chroot',
    commandFor(service, program) {
      const volumes = listVolumes(service, folder)
      for (const { to } of volumes) mkdirSync(join(root, to), { recursive: true })
      const steps = [
        `mount --bind ${root} ${root}`,
        `mount -o remount,bind,${isWritable(service)} ${root}`,
        `mount --bind /dev ${root}/dev`,
        `mount -t proc proc ${root}/proc`,
        ...(service.tmpfs ?? []).map((path) => `mount -t tmpfs -o mode=1777 tmpfs ${root}${path}`),
        ...volumes.map(({ from, to }) => `chown 1000:1000 ${from} && mount --bind ${from} ${root}${to}`),
        `cd / && exec chroot ${root} "$@"`,
      ]
      const drop = service.cap_drop ? ['--bounding-set=-all', '--inh-caps=-all'] : []
      const settings = Object.entries(service.environment ?? {}).map(([name, value]) => `${name}=${value}`)
      return [
        ...['unshare', '--mount', 'sh', '-euc', steps.join('\n'), 'sh'],
        ...['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups', ...drop],
        ...(service.security_opt ? ['--no-new-privs'] : []),
        ...[
          'env',
          '--ignore-environment',
          `--chdir=${image.workingFolder}`,
          ...image.environment,
          ...settings,
        ],
        ...program,
      ]
    },
    async close() {
      await run('buildah', ['umount', container])
      await run('buildah', ['rm', container])
    },
  }
}

/** Volumes are folders here. */
function listVolumes(service: Service, folder: string): { from: string; to: string }[] {
  return (service.volumes ?? []).map((volume) => {
    const [name = '', to = ''] = volume.split(':')
    const from = join(folder, 'volumes', name)
    mkdirSync(from, { recursive: true })
    return { from, to }
  })
}
