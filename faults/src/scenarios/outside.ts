import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { jpeg } from '../../../server/test/pictures.ts'
import { startS3 } from '../../../server/test/s3.ts'
import type { Scenario, Stage } from '../scenario.ts'
import { startTcpProxy, type TcpProxy, through } from '../tcp-proxy.ts'
import { timeUntil } from '../wait.ts'

const run = promisify(execFile)

/** Uploads a picture of the large hotel through one server, and returns the status. */
async function upload({ servers, shop }: Stage): Promise<number> {
  const form = new FormData()
  form.append(
    'images',
    new Blob([new Uint8Array(await jpeg(1200, 800))], { type: 'image/jpeg' }),
    'picture.jpg',
  )
  const answer = await fetch(`${servers[0]?.url}/api/v1/hotels/${shop.large.hotelId}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.token}` },
    body: form,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A server that is busy is asked again, unless that is the answer that is wanted. */
async function expectUpload(stage: Stage, when: string, wanted: number): Promise<void> {
  let status = await upload(stage)
  for (let tries = 0; status === 503 && wanted !== 503 && tries < 10; tries += 1) {
    await delay(1000)
    status = await upload(stage)
  }
  if (status === wanted) return
  stage.fail(`a picture that was uploaded ${when} was answered with ${status} instead of ${wanted}`)
}

/** Bookings go on whatever happens to pictures and mail. */
async function expectBookings({ load, fail }: Stage, work: () => Promise<void>): Promise<void> {
  const before = load.acknowledged.bookings.size
  await work()
  if (load.acknowledged.bookings.size < before + 10) fail('hardly anybody could book meanwhile')
}

export function diskFull(): Scenario {
  let disk = ''
  return {
    name: 'disk-full',
    about: 'the disk with pictures and kept mail is full',
    async missing() {
      const folder = '/tmp/roomlark-faults-disk'
      const isRoot = process.getuid?.() === 0
      const why = 'needs a small file system of its own, which only root can mount on Linux'
      if (!isRoot) return `${why}: run sudo npm run faults -- disk-full.`
      await run('mkdir', ['-p', folder])
      try {
        await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
        await run('umount', [folder])
        return null
      } catch (error) {
        return `${why}, and this one refuses (${error instanceof Error ? error.message.split('\n').at(-1) : error}): run it outside a container.`
      }
    },
    async surround(folder) {
      disk = folder
      await run('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder])
      return { env: {}, close: async () => void (await run('umount', ['-l', folder])) }
    },
    async inflict(stage) {
      await expectUpload(stage, 'before', 200)
      const filler = join(disk, 'filler')
      await expectBookings(stage, async () => {
        const { bavail, bsize } = await statfs(disk)
        await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {})
        await expectUpload(stage, 'while the disk was full', 507)
        await delay(stage.isQuick ? 1000 : 4000)
      })
      await rm(filler)
      stage.over()
      await expectUpload(stage, 'afterwards', 200)
    },
  }
}

export function s3Hangs(): Scenario {
  let proxy: TcpProxy
  return {
    name: 's3-hangs',
    about: 'the store for pictures accepts connections and never answers',
    async surround() {
      const s3 = await startS3()
      proxy = await startProxy(s3.url)
      const close = async () => {
        await proxy.close()
        await s3.close()
      }
      return { env: { S3_URL: through(proxy, s3.url) }, close }
    },
    async inflict(stage) {
      await expectUpload(stage, 'before', 200)
      await expectBookings(stage, async () => {
        proxy.stall()
        await expectUpload(stage, 'while the store hung', 503)
      })
      // A hanging store is given up and started anew.
      proxy.cut()
      proxy.heal()
      stage.over()
      await expectUpload(stage, 'afterwards', 200)
    },
  }
}

type Mail = { id: string; content: string }

/** A real SMTP server that keeps what it receives. */
async function startSmtp() {
  const received: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const id = /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? ''
        // Dates and the marks between parts differ whenever a message is composed.
        const words = source
          .replaceAll(/^(date|message-id|content-type):.*\r?\n(?:[ \t].*\r?\n)*/gim, '')
          .replaceAll(/^ ?-*_?NmP.*$|boundary=.*$/gm, '')
        const to = envelope.rcptTo.map(({ address }) => address).join()
        received.push({ id, content: createHash('sha256').update(`${to}\n${words}`).digest('hex') })
        // Mail servers take their time, and another server may come with the same email meanwhile.
        setTimeout(done, 300)
      }, done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function startProxy(address: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(address)
  return startTcpProxy({ host: hostname, port: Number(port) })
}

/** How many of these say what another one says. */
function repeats(values: string[]): number {
  return values.length - new Set(values).size
}

async function awaitBookingMails({ sql, fail }: Stage): Promise<void> {
  const took = await timeUntil(async () => {
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*)::integer AS count FROM booking_mails WHERE sent_at IS NULL`
    return row.count === 0
  }, 120_000)
  if (took === null) fail('emails about bookings were not sent within two minutes')
}

export function smtpHangs(): Scenario {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let proxy: TcpProxy
  return {
    name: 'smtp-hangs',
    about: 'the mail server accepts connections and never answers',
    async surround() {
      smtp = await startSmtp()
      proxy = await startProxy(smtp.url)
      const close = async () => {
        await proxy.close()
        await smtp.close()
      }
      return { env: { SMTP_URL: through(proxy, smtp.url) }, close }
    },
    async inflict(stage) {
      proxy.stall()
      await expectBookings(stage, () => delay(stage.isQuick ? 3000 : 12_000))
      proxy.cut()
      proxy.heal()
      stage.over()
    },
    async afterwards(stage) {
      await awaitBookingMails(stage)
      stage.note(
        `${smtp.received.length} emails arrived, ${repeats(smtp.received.map(({ id }) => id))} of them again`,
      )
    },
  }
}

export function jobsTwice(): Scenario {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  return {
    name: 'jobs-twice',
    about: 'every job is delivered three times, also at the same time and to different servers',
    async surround() {
      smtp = await startSmtp()
      return { env: { SMTP_URL: smtp.url }, close: smtp.close }
    },
    async inflict({ sql, isQuick, note, over }) {
      const end = performance.now() + (isQuick ? 2500 : 10_000)
      let deliveries = 0
      while (performance.now() < end) {
        deliveries += await deliverAgain(sql)
        await delay(100)
      }
      note(`${deliveries} jobs were delivered again`)
      over()
    },
    async afterwards(stage) {
      const { sql, fail } = stage
      await awaitBookingMails(stage)
      const [ids, contents] = [smtp.received.map(({ id }) => id), smtp.received.map(({ content }) => content)]
      const doubled = Math.max(repeats(ids), repeats(contents))
      if (doubled > 0) fail(`${doubled} of ${smtp.received.length} emails were sent twice`)
      const [failed] = await sql<[{ count: number; names: string }]>`
        SELECT count(*)::integer AS count, string_agg(DISTINCT name, ', ') AS names FROM pgboss.job
        WHERE state = 'failed' OR (state = 'retry' AND retry_count > 0)`
      if (failed.count > 0) fail(`${failed.count} jobs failed that were delivered again: ${failed.names}`)
    },
  }
}

/**
 * Delivers jobs again, each twice: those that are done, and those that a server is working on, as if it had shown no
 * sign of life. The priority says how often.
 */
async function deliverAgain(sql: Stage['sql']): Promise<number> {
  const again = await sql<{ name: string }[]>`
    UPDATE pgboss.job SET state = 'created', priority = priority + 1, start_after = now(), started_on = NULL,
           completed_on = NULL
    WHERE priority < 2 AND state IN ('active', 'completed') RETURNING name`
  for (const name of new Set(again.map((job) => job.name))) {
    await sql`SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${name})`
  }
  return again.length
}
