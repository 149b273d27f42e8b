import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import postgres from 'postgres'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { waitUntil } from '../../test/wait.ts'
import { openDatabase } from './database.ts'
import { fragment } from './fragment.ts'

/** Decision 0235 rests on what is tested here: with another version of the driver, look at both again. */
test('postgres.js is the version that was examined', () => {
  const file = new URL('../package.json', import.meta.resolve('postgres'))
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe('3.4.9')
})

function connect(url = inject('postgresUrl')): postgres.Sql {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

describe('the pool counts on postgres.js', () => {
  test('to accept parts that were written with another client', async () => {
    const sql = connect()
    const part = fragment`${1}::integer + ${2}::integer`
    expect(await sql`SELECT ${part} AS three`).toEqual([{ three: 3 }])
  })

  test('to answer on one connection in the order in which it was asked', async () => {
    const sql = connect()
    const answered: number[] = []
    const ask = (n: number) => sql`SELECT ${n}::integer AS n, pg_sleep(${n === 0 ? 0.2 : 0})`
    await Promise.all([0, 1, 2, 3].map((n) => ask(n).then(() => answered.push(n))))
    expect(answered).toEqual([0, 1, 2, 3])
  })

  test('to name the process and the statement in a result, and the statement in an error', async () => {
    const sql = connect()
    const rows = await sql`SELECT pg_backend_pid() AS pid, ${1}::integer AS one`
    expect(rows.state.pid).toBe(rows[0]?.pid)
    expect(rows.statement.string).toBe('SELECT pg_backend_pid() AS pid, $1::integer AS one')
    await expect(sql`SELECT nonsense`).rejects.toMatchObject({ query: 'SELECT nonsense' })
  })

  test('to let us open the socket, and to try each host', async () => {
    const { host, port, href } = new URL(inject('postgresUrl'))
    const refused = await getRefusedPort()
    const database = openDatabase(href.replace(host, `${host.replace(port, refused)},${host}`), 1)
    onTestFinished(() => database.close())
    expect(await database.pool`SELECT 1 AS one`).toEqual([{ one: 1 }])
  })
})

describe('the pool makes up for postgres.js, which still', () => {
  test('leaves empty places before the rows that follow a failed statement: closeGap in connection.ts', async () => {
    const sql = connect()
    const halved = sql`SELECT 1 / (3 - n) AS n FROM generate_series(1, 5) n`
    await expect(halved).rejects.toMatchObject({ code: '22012' })
    expect(0 in (await sql`SELECT 1 AS one`)).toBe(false)
  })

  test('dials at once and without end where a connection is accepted and closed: dialOnce in dial.ts', async () => {
    let accepted = 0
    const server = createServer((socket) => {
      accepted += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const sql = connect(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/none`)
    onTestFinished(() => void server.close())
    sql`SELECT 1`.catch(() => {})
    await waitUntil('many attempts', async () => accepted > 20)
  })
})

async function getRefusedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
