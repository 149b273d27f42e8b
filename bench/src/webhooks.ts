import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { Bench } from './bench.ts'
import { openSession } from './hotels-data.ts'
import { type Contender, Figures, measure, medianOf } from './measure.ts'
import { withProcess } from './processes.ts'

const subjects = 100
/** So many deliveries a second have to reach one address, on any machine. */
const goal = 100

type Delivery = { id: string; subject: string }
type Receiver = { url: string; arrivals: { id: string; at: number }[]; close(): void }

export const webhooks: Bench = {
  name: 'webhooks',
  title: 'Webhooks',
  about: `Events that wait for one address, which answers at once. Events about one subject leave one after the other, each after the answer to the one before; those about ${subjects} subjects are under way together. The bench fails when an event overtakes an earlier one about its subject.`,
  async run(options) {
    const { lab, quick, runs, say } = options
    const counts = quick ? { many: 200, one: 20 } : { many: 2000, one: 200 }
    const { url, data: token } = await lab.database('webhooks', openAccount)
    const receiver = await openReceiver()
    const sql = postgres(url, { max: 1, onnotice: () => {} })
    const figures = new Figures()
    const rates: number[] = []
    for (let run = 1; run <= runs; run += 1) {
      say(`  run ${run} of ${runs}`)
      const serve = () => lab.serve(url, { ALLOW_PRIVATE_WEBHOOKS: 'true' })
      await withProcess(serve, async (server) => {
        const webhookId = await addAddress(server.url, token, receiver.url)
        const of = (count: number, among: number) =>
          delivering(receiver, sql, () => writeEvents(sql, webhookId, count, among))
        const { many, one } = await measure(
          { many: of(counts.many, subjects), one: of(counts.one, 1) },
          options,
        )
        figures.add(`${subjects} subjects`, {
          ...{ ratio: many.perSecond / one.perSecond, perSecond: many.perSecond },
          ofOne: one.perSecond,
        })
        rates.push(many.perSecond)
      })
    }
    await sql.end()
    receiver.close()
    await lab.drop('webhooks')
    return {
      sizes: `${counts.many.toLocaleString('en')} events about ${subjects} subjects, ${counts.one} about one`,
      tables: [
        {
          title: 'deliveries to one address',
          columns: [
            { title: 'of the deliveries/s of one subject', unit: '×', better: 'higher', goal: 2 },
            { title: 'deliveries/s', digits: 0 },
            { title: 'deliveries/s of one subject', digits: 0 },
          ],
          rows: figures.rows(['ratio', 'perSecond', 'ofOne']),
        },
      ],
      notes: [
        `Goal: at least ${goal} deliveries a second in order to one address; ${Math.round(medianOf(rates))} on this machine.`,
      ],
    }
  },
}

async function openAccount(sql: postgres.Sql): Promise<string> {
  const [user] = await sql<[{ id: string }]>`
    INSERT INTO users (email, user_type, password_hash, email_verified_at)
    VALUES ('webhooks@bench.test', 'hotel', 'x', now()) RETURNING id`
  return openSession(sql, user.id)
}

async function openReceiver(): Promise<Receiver> {
  const arrivals: Receiver['arrivals'] = []
  const server = createServer((request, answer) => {
    arrivals.push({ id: String(request.headers['webhook-id']), at: performance.now() })
    request.resume()
    answer.writeHead(204).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, arrivals, close: () => server.close() }
}

async function addAddress(serverUrl: string, token: string, url: string): Promise<string> {
  const answer = await fetch(`${serverUrl}/api/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', url, topics: ['booking'] }),
  })
  if (!answer.ok) throw new Error(`the address was refused: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { webhook: { id: string } } }
  return data.webhook.id
}

function writeEvents(
  sql: postgres.Sql,
  webhookId: string,
  count: number,
  among: number,
): Promise<Delivery[]> {
  return sql<Delivery[]>`
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
    SELECT ${webhookId}, 'booking.changed', now(), '{}', now(), 'subject ' || n % ${among}::integer
    FROM generate_series(1, ${count}::integer) AS n RETURNING id, subject`
}

/** The time runs from the first call to the last: servers look for events once a second while there are none. */
function delivering(
  { arrivals }: Receiver,
  sql: postgres.Sql,
  write: () => Promise<Delivery[]>,
): Contender<{ perSecond: number }> {
  const sample = async () => {
    arrivals.length = 0
    const written = await write()
    while ((await sql`SELECT FROM webhook_deliveries WHERE state = 'waiting' LIMIT 1`).length > 0)
      await delay(20)
    requireOrder(written, arrivals)
    const took = (arrivals.at(-1)?.at ?? 0) - (arrivals[0]?.at ?? 0)
    return { perSecond: ((arrivals.length - 1) * 1000) / took }
  }
  return { warmUp: sample, sample }
}

function requireOrder(written: Delivery[], arrivals: Receiver['arrivals']): void {
  const place = new Map(arrivals.map(({ id }, index) => [id, index]))
  const last = new Map<string, number>()
  for (const { id, subject } of written) {
    const at = place.get(id) ?? Number.NaN
    if (!(at > (last.get(subject) ?? -1)))
      throw new Error('an event is missing or has overtaken an earlier one')
    last.set(subject, at)
  }
}
