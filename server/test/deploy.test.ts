import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Copy, DockerfileParser, type From, type JSONInstruction } from 'dockerfile-ast'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '../src/config.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json'))

/** Settings of Node.js and glibc, none of ours. */
const environmentOfOthers = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']

describe('deploy/Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('deploy/Dockerfile'))
  const instructions = dockerfile.getInstructions()
  const named = (keyword: string) =>
    instructions.filter((instruction) => instruction.getKeyword() === keyword)
  const findLast = (keyword: string) => named(keyword).at(-1)

  test('has only instructions that exist, and builds on the version of Node.js we are tested with', () => {
    const known = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' ')
    expect(instructions.map((one) => one.getKeyword()).filter((keyword) => !known.includes(keyword))).toEqual(
      [],
    )
    const version = JSON.parse(read('scripts/node/package.json')).dependencies.node
    const images = (named('FROM') as From[]).map((from) => from.getImage())
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]))
  })

  test('copies only what exists, or what an earlier stage has made', () => {
    const stages = new Set((named('FROM') as From[]).map((from) => from.getBuildStage()))
    for (const copy of named('COPY') as Copy[]) {
      const from = copy.getFlags().find((flag) => flag.getName() === 'from')
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue())
      if (from) expect(stages).toContain(from.getValue())
      else expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    }
  })

  test('runs scripts and workspaces that exist', () => {
    const commands = named('RUN').map((run) => run.getArgumentsContent() ?? '')
    const workspaces = commands.flatMap((line) =>
      [...line.matchAll(/--workspace (\S+)/g)].map(([, name]) => name),
    )
    const existing = manifest.workspaces.map((path: string) => JSON.parse(read(`${path}/package.json`)).name)
    expect(workspaces.length).toBeGreaterThan(3)
    expect(workspaces.filter((name) => !existing.includes(name))).toEqual([])
    const installs = commands.filter((line) => /\bnpm (ci|install|i)\b/.test(line))
    expect(installs.filter((line) => !line.startsWith('npm ci '))).toEqual([])
    expect(commands.join('\n')).toContain('npm run build --workspace @roomlark/web')
    expect(JSON.parse(read('web/package.json')).scripts.build).toBeTruthy()
  })

  test('starts the server as an ordinary user, with settings it knows, and asks whether it is ready', () => {
    expect(findLast('USER')?.getArgumentsContent()).toBe('node')
    const command = (findLast('CMD') as JSONInstruction).getJSONStrings().map((text) => text.getJSONValue())
    expect(command[0]).toBe('node')
    expect(existsSync(join(root, command[1] ?? ''))).toBe(true)
    const names = [...(findLast('ENV')?.getArgumentsContent() ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    )
    expect(names.filter((name) => !isKnown(name ?? ''))).toEqual([])
    expect(findLast('HEALTHCHECK')?.getArgumentsContent()).toContain('/health/ready')
  })
})

describe('the settings', () => {
  test('are all explained to operators', () => {
    const [, table = ''] = /^## Settings\n([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? []
    const explained = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
    expect(settingNames.filter((name) => !explained.has(name))).toEqual([])
    const example = new Set([...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name))
    // This one is the business of whoever starts the server, and not of a file.
    expect(settingNames.filter((name) => !example.has(name))).toEqual(['NODE_ENV'])
    expect([...example].filter((name) => !isKnown(name ?? ''))).toEqual([])
  })
})

type Service = {
  image?: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, unknown>
  read_only?: boolean
  cap_drop?: string[]
}

describe('deploy/compose.yaml', () => {
  const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
    read('deploy/compose.yaml'),
  )
  const { services } = compose

  test('the server gets settings that it accepts', () => {
    const given = {
      POSTGRES_PASSWORD: 'a',
      S3_SECRET: 'b',
      ROOMLARK_SECRET: Buffer.alloc(32).toString('base64'),
    }
    const environment = Object.fromEntries(
      Object.entries(services.roomlark?.environment ?? {}).map(([name, value]) => [
        name,
        filled(value, given),
      ]),
    )
    expect(Object.keys(environment).filter((name) => !isKnown(name))).toEqual([])
    expect(readConfig(environment)).toHaveProperty('config')
    // The hosts of these addresses are services of this file.
    for (const name of ['DATABASE_URL', 'S3_URL', 'SMTP_URL'])
      expect(Object.keys(services)).toContain(new URL(environment[name] ?? '').hostname)
  })

  test('names volumes, services and files that exist, and gives the server no more than it needs', () => {
    for (const service of Object.values(services)) {
      const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')
      expect(mounted.filter((name) => !(name in compose.volumes))).toEqual([])
      expect(Object.keys(service.depends_on ?? {}).filter((name) => !(name in services))).toEqual([])
      expect(service.image ?? service.build).toBeTruthy()
      // Whoever starts it again next year gets the same, also without a digest.
      expect(service.image ?? 'built:1').toMatch(/:v?\d+(\.\d+)*$/)
    }
    const { build, read_only, cap_drop } = services.roomlark ?? {}
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
  })
})

describe('the examples of proxies', () => {
  test.each(['deploy/Caddyfile', 'deploy/nginx.conf'])(
    '%s drains, streams and names settings that exist',
    (file) => {
      const text = read(file)
      expect(text).toContain('/health/ready')
      expect(text).toMatch(/flush_interval -1|proxy_buffering off/)
      const names = [...text.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name)
      expect(names.toSorted()).toEqual(['PUBLIC_URL', 'TRUST_PROXY_HOPS'])
      expect(read('docs/production.md')).toContain(file)
    },
  )

  test('the page about production sets only what the server knows', () => {
    const [, settings = ''] = /```\n( *NODE_ENV=[\s\S]*?)```/.exec(read('docs/production.md')) ?? []
    const names = [...settings.matchAll(/^ *([A-Z_]+)=/gm)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !isKnown(name))).toEqual([])
  })
})

describe('deploy/roomlark.service', () => {
  const unit = read('deploy/roomlark.service')

  test('starts a file that exists, with settings the server knows', () => {
    const [, script = ''] = /^ExecStart=\S+ \/opt\/roomlark\/(\S+)$/m.exec(unit) ?? []
    expect(existsSync(join(root, script))).toBe(true)
    const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
    const names = [...settings.matchAll(/(\w+)=/g)].map(([, name]) => name ?? '')
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !isKnown(name))).toEqual([])
  })

  test('is a unit that systemd accepts', ({ annotate }) => {
    const folder = mkdtempSync(join(tmpdir(), 'roomlark-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'roomlark.service')
    writeFileSync(file, unit.replaceAll('/opt/roomlark', root).replace('/usr/bin/node', process.execPath))
    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    if (error) {
      annotate('Not run: systemd-analyze is not on this machine (Debian: apt install systemd).')
      process.stdout.write('deploy.test.ts: the unit was not verified, systemd-analyze is not installed.\n')
      return
    }
    // Complaints about other units of the machine are theirs.
    const ours = stderr.split('\n').filter((line) => line.includes('roomlark.service'))
    expect({ status, ours }).toEqual({ status: 0, ours: [] })
  })
})

function isKnown(name: string): boolean {
  return settingNames.includes(name) || environmentOfOthers.includes(name)
}

/** Fills in variables as compose does: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function filled(value: string, given: Record<string, string>): string {
  return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    return given[name] ?? (kind === '-' ? rest : '')
  })
}
