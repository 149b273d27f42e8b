import { bookings } from '@roomlark/contract/bookings/bookings'
import type { Endpoint } from '@roomlark/contract/endpoint'
import { hotels } from '@roomlark/contract/inventory/hotels'
import { notifications } from '@roomlark/contract/platform/notifications'
import { teamRoles } from '@roomlark/contract/team-roles'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { startTestAppForTest, type TestApp } from '../../server/test/app.ts'
import { createActor } from '../../server/test/factories.ts'
import { createMember } from '../../server/test/team.ts'
import { openTestHotel } from '../../server/test/test-hotel.ts'
import { createFuzz, type Outcome } from '../src/fuzz.ts'
import { mostHeldMs, notedHeldMs } from '../src/limits.ts'
import { type OpenApi, type Operation, readOperations, roleMayCall } from '../src/operations.ts'
import { readOptions } from '../src/options.ts'
import { writeReport } from '../src/report.ts'
import { type Accounts, keyRoles, openCallers, type Role } from '../src/roles.ts'
import { watchThread } from '../src/watchdog.ts'

const failure = { content: { 'application/json': { schema: { type: 'object', required: ['code'] } } } }

/** Describes one planted operation; its answer has a whole number. */
function planted(name: string, access: unknown) {
  const answer = { type: 'object', properties: { data: { type: 'integer' } }, required: ['data'] }
  const body = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }
  const described = {
    operationId: `planted.${name}`,
    'x-access': access,
    requestBody: { content: { 'application/json': { schema: body } } },
    responses: {
      200: { content: { 'application/json': { schema: answer } } },
      '4XX': failure,
      '5XX': failure,
    },
  }
  return [`/api/v1/planted/${name}`, { post: described }] as const
}

const plantedDocument = {
  paths: Object.fromEntries([
    planted('sound', 'public'),
    planted('fails', 'public'),
    planted('differs', 'public'),
    planted('opens', ['admin']),
    planted('holds', 'public'),
    planted('waits', 'public'),
  ]),
} as unknown as OpenApi

/** Each of these has the fault that its name says, but only for values that no usual client sends. */
function plantFaults(app: FastifyInstance): void {
  const plant = (name: string, answer: (value: unknown) => unknown) =>
    app.post(`/api/v1/planted/${name}`, async ({ body }, reply) =>
      reply.type('application/json').send(JSON.stringify({ data: answer(Object(body).name) })),
    )
  plant('sound', () => 1)
  plant('fails', (name) => (typeof name === 'number' ? Object(undefined).a.b : 1))
  plant('differs', (name) => (name === '' ? 'one' : 1))
  plant('opens', () => 1)
  const asked = new Map<unknown, number>()
  app.post('/api/v1/planted/waits', async ({ body }, reply) => {
    const times = (asked.get(JSON.stringify(body)) ?? 0) + 1
    asked.set(JSON.stringify(body), times)
    if (times > 1) return { data: 1 }
    return reply.code(503).header('retry-after', '0').send({ code: 'unavailable' })
  })
  let isLeft = true
  plant('holds', (name) => {
    const used = () => process.threadCpuUsage().user
    const isLong = JSON.stringify(name)?.length > 200
    const until = used() + (isLong && isLeft ? 300_000 : 0)
    while (used() < until);
    isLeft &&= !isLong
    return 1
  })
}

/** Other tests cover all roles; here they would only take longer. */
const called: readonly Role[] = ['anonymous', 'owner', 'front-desk', 'admin', 'owner-key']

async function openAccounts(app: TestApp): Promise<Accounts> {
  const { owner, book } = await openTestHotel(app)
  await book()
  const members = await Promise.all(
    teamRoles.map(async (role) => {
      const { id } = await createMember(app, owner.id, [{ hotelId: null, role }])
      return [role, id] as const
    }),
  )
  return {
    ownerId: owner.id,
    affiliateId: (await createActor(app, 'affiliate')).id,
    adminId: (await createActor(app, 'admin')).id,
    memberIds: Object.fromEntries(members) as Accounts['memberIds'],
  }
}

async function fuzz(app: TestApp, operations: Operation[], rounds: number): Promise<Outcome> {
  const fuzzer = createFuzz({
    url: app.url,
    store: app,
    errors: () => app.logs.filter((line) => line.includes('"level":50')),
  })
  const watchdog = watchThread(notedHeldMs, fuzzer.noteHeld)
  try {
    const all = await openCallers(app, await openAccounts(app))
    const callers = new Map([...all].filter(([role]) => called.includes(role)))
    return await fuzzer.run({ seed: 19, operations, callers, goesOn: (round) => round < rounds })
  } finally {
    watchdog.stop()
  }
}

test('finds every planted fault and none in sound endpoints', async () => {
  const app = await startTestAppForTest({ extend: plantFaults })
  const document = await app.ask('GET', '/api/openapi.json')
  const real = readOperations(document.body)
  expect(real.length).toBeGreaterThan(300)
  const chosen = ['hotels.list', 'bookings.get', 'rooms.create', 'platform.get', 'notifications.list']
  const operations = [...readOperations(plantedDocument), ...real.filter(({ name }) => chosen.includes(name))]
  const outcome = await fuzz(app, operations, 2)
  // Here the fuzzer itself is on the thread that is watched, so only the longest turn is certain.
  const found = outcome.faults.filter(({ kind }) => kind !== 'held')
  expect(new Set(found.map(({ call, kind }) => `${call.operation.name} ${kind}`))).toEqual(
    new Set(['planted.differs differs', 'planted.fails failed', 'planted.opens allowed']),
  )
  expect(outcome.heldMs.get('planted.holds')).toBeGreaterThan(mostHeldMs)
  expect(outcome.faults.find(({ kind }) => kind === 'failed')?.detail).toContain('Cannot read properties')
  // Valid calls with ids that exist reach what is behind the refusals.
  expect([...(outcome.reached.get('hotels.list') ?? [])]).toEqual(expect.arrayContaining(['owner', 'admin']))
  expect([...(outcome.reached.get('bookings.get') ?? [])]).toEqual(
    expect.arrayContaining(['owner', 'owner-key']),
  )
  expect([...(outcome.reached.get('notifications.list') ?? [])]).not.toContain('owner-key')

  const report = writeReport(outcome, operations, called, app.url)
  expect(report).toContain('FAULT planted.fails as')
  expect(report).toMatch(/ {2}owner +\d+ of \d+ operations/)
})

test('a key may call what is open to keys, if its account may', () => {
  const mayCall = (name: string, group: Record<string, Endpoint>) => {
    const endpoint = group[name]
    if (!endpoint) throw new Error(`there is no ${name}`)
    return keyRoles.filter((role) => roleMayCall({ access: endpoint.access, endpoint } as Operation, role))
  }
  expect(mayCall('get', bookings)).toEqual(['owner-key', 'hotel-key', 'admin-key'])
  expect(mayCall('list', notifications)).toEqual([])
  expect(mayCall('create', hotels)).toEqual([])
})

test('reads its options, and chooses a seed if none is given', () => {
  expect(readOptions(['--seed', '7', '--endpoint', 'hotels', '--minutes', '0.5'], () => 1)).toMatchObject({
    seed: 7,
    minutes: 0.5,
    endpoints: ['hotels'],
  })
  expect(readOptions([], () => 41).seed).toBe(41)
  expect(() => readOptions(['--minutes', 'long'], () => 1)).toThrow('--minutes must be a number above 0')
})
