import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { SMTPServer } from 'smtp-server'
import { startCluster } from '../../../server/src/db/embedded/cluster.ts'
import { freePort } from '../../../server/src/db/embedded/free-port.ts'
import { owner } from '../../../server/src/db/embedded/owner.ts'
import { startS3 } from '../../../server/test/s3.ts'
import { get, isReady } from '../client.ts'
import { run, succeeds } from '../program.ts'
import { secret } from '../server-process.ts'
import { timeUntil } from '../wait.ts'
import { readServices, type Service } from './compose.ts'
import { type Engine, openEngine } from './engine.ts'
import { buildImage, type Image } from './image.ts'

/**
 * `scripts/try-container` builds `deploy/Dockerfile` and runs it as `deploy/compose.yaml` says, beside a PostgreSQL, a
 * store of pictures and a mail server of this machine. It exits with 0 if a first administrator could sign in.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const undo: (() => Promise<unknown>)[] = []

try {
  await tryContainer()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
for (const step of undo.reverse()) await step()
process.exit()

async function tryContainer(): Promise<void> {
  if (!(await succeeds('buildah', ['--version']))) {
    throw new Error('This needs buildah. Install with: apt-get install buildah podman debootstrap')
  }
  const folder = mkdtempSync(join(tmpdir(), 'roomlark-container-'))
  // PostgreSQL and the server are other users than we are.
  chmodSync(folder, 0o755)
  undo.push(() => rm(folder, { recursive: true, force: true }))

  const image = await buildImage(folder)
  say(`Built ${image.name}: ${image.size}, of which ${image.baseSize} are the image it is built on`)
  if (image.healthcheck.length === 0) throw new Error('The image has lost its HEALTHCHECK')

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const services = readServices({
    PUBLIC_URL: url,
    POSTGRES_PASSWORD: 'a',
    S3_SECRET: 'b',
    ROOMLARK_SECRET: secret.toString('base64'),
  })
  const { roomlark, bucket, database } = services
  if (!roomlark || !bucket?.entrypoint || !database?.healthcheck) throw new Error('A service is missing')
  const addresses = await startNeighbours(folder, database.healthcheck.test)
  roomlark.environment = {
    ...roomlark.environment,
    ...addresses,
    PORT: String(port),
    METRICS_PORT: String(await freePort()),
  }
  const engine = await openEngine(image, folder)
  undo.push(() => engine.close())
  const inside = (service: Service, program: string[]) => runInside(engine, service, program)

  await inside(bucket, bucket.entrypoint)
  const written = await succeeds(...split(engine.commandFor(roomlark, ['touch', '/app/written'])))
  if (written) throw new Error('The root of the container can be written')
  if ((await inside(roomlark, ['id', '-u'])) === '0') throw new Error('The container runs as root')

  const first = await start(engine, roomlark, image, url)
  say(
    `Ready by ${engine.name} after ${first.seconds} s with an empty database, read-only and as ${image.user}`,
  )
  await inside(roomlark, image.healthcheck)
  const email = 'first@example.com'
  const told = await inside(roomlark, ['node', 'server/src/commands/admin.ts', 'create', '--email', email])
  const password = /shown once\): (\S+)/.exec(told)?.[1]
  await get(url, { method: 'POST', path: '/api/v1/auth/login', body: { email, password } })
  say('Healthy, and its first administrator signed in')
  await first.stop()

  const second = await start(engine, roomlark, image, url)
  say(`Ready again after ${second.seconds} s`)
  await second.stop()
}

/** Starts what the container needs, and returns its settings for them. */
async function startNeighbours(folder: string, healthcheck: string[]): Promise<Record<string, string>> {
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  undo.push(() => cluster.stop())
  const sql = postgres(cluster.makeAdminUrl('postgres'), { max: 1 })
  await sql.unsafe(`CREATE DATABASE roomlark OWNER ${owner}`)
  await sql.end()
  const databaseUrl = cluster.makeUrl('roomlark')
  const { hostname, port } = new URL(databaseUrl)
  const [, program = '', ...args] = healthcheck
  if (await succeeds(program, ['--version'])) await run(program, [...args, '-h', hostname, '-p', port])
  else say(`Not tried: ${program}, which is not on this machine (Debian: apt-get install postgresql-client)`)

  const pictures = await startS3()
  undo.push(() => pictures.close())
  const mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
  undo.push(() => new Promise<void>((resolve) => mail.close(resolve)))
  const { port: mailPort } = mail.server.address() as AddressInfo
  return { DATABASE_URL: databaseUrl, S3_URL: pictures.url, SMTP_URL: `smtp://127.0.0.1:${mailPort}` }
}

/** Starts the server of the image, and waits until it is ready. */
async function start(engine: Engine, service: Service, image: Image, url: string) {
  const written: string[] = []
  const child = spawn(...split(engine.commandFor(service, image.command)), {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  }
  const took = await timeUntil(async () => hasEnded(child) || (await isReady(url)), 180_000)
  const stop = () => stopServer(child, service, written)
  undo.push(async () => child.kill('SIGKILL'))
  if (took === null || hasEnded(child)) throw new Error(`The server did not start:\n${written.join('')}`)
  return { seconds: (took / 1000).toFixed(1), stop }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** A container that has not ended by itself when its time is up would be killed. */
async function stopServer(child: ChildProcess, service: Service, written: string[]): Promise<void> {
  const ended = once(child, 'exit')
  const graceMs = Number.parseInt(service.stop_grace_period ?? '10s', 10) * 1000
  const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
  child.kill('SIGTERM')
  const [code] = await ended
  clearTimeout(late)
  if (code !== 0) throw new Error(`The server ended with ${code ?? 'SIGKILL'}:\n${written.join('')}`)
}

function runInside(engine: Engine, service: Service, program: string[]): Promise<string> {
  return run(...split(engine.commandFor(service, program)))
}

function split([program = '', ...args]: string[]): [string, string[]] {
  return [program, args]
}
