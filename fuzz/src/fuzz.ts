import { availableParallelism, loadavg } from 'node:os'
import { utcDay } from '@roomlark/contract/dates'
import type { AccountStore } from '../../server/test/factories.ts'
import { tellPages } from '../../server/test/tell-pages.ts'
import { type Call, makeCall, type World } from './call.ts'
import { drawFrom } from './draw.ts'
import { type Fault, heldWords, judge } from './judge.ts'
import { createMemory } from './memory.ts'
import { type Operation, roleMayCall } from './operations.ts'
import { type Caller, type Role, renew } from './roles.ts'
import { readRows } from './rows.ts'
import { type Reply, send } from './send.ts'
import type { Held } from './watchdog.ts'

export type Target = {
  url: string
  store: AccountStore
  /** Faults that the server logged, oldest first. */
  errors(): string[]
}

export type Plan = {
  seed: number
  operations: Operation[]
  callers: ReadonlyMap<Role, Caller>
  /** Says whether to begin another round; each calls every operation in every role. */
  goesOn(round: number): boolean
  onRound?(round: number, calls: number, faults: number): void
}

export type Outcome = {
  calls: number
  rounds: number
  statuses: Map<number, number>
  faults: Fault[]
  /** The roles that got a successful answer, by operation. */
  reached: Map<string, Set<Role>>
  /** How many calls were refused with 503, although they were repeated, while the machine was overloaded. */
  refused: number
  /** The longest turn of the event loop during a call, by operation. */
  heldMs: Map<string, number>
}

export type Fuzz = { run(plan: Plan): Promise<Outcome>; noteHeld(held: Held): void }

const callsOfPermitted = 3

/** Queries have a limit of seconds, which they exceed if four times as many processes want to run as can. */
function isOverloaded(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 4 * availableParallelism()
}

/** Calls one after another, so that whatever happens was caused by the last call. */
export function createFuzz({ url, store, errors }: Target): Fuzz {
  const memory = createMemory()
  const faults = new Map<string, Fault>()
  const heldMs = new Map<string, number>()
  const recent = new Map<string, Call>()
  const statuses = new Map<number, number>()
  const reached = new Map<string, Set<Role>>()
  let calls = 0
  let refused = 0

  const note = (call: Call, fault: Pick<Fault, 'kind' | 'words'>, detail?: string) => {
    const key = `${call.operation.name} ${fault.kind} ${fault.words} ${detail?.slice(0, 200) ?? ''}`
    const known = faults.get(key)
    if (known) known.count += 1
    else faults.set(key, { ...fault, call, count: 1, detail })
  }

  async function make(operation: Operation, caller: Caller, world: World, ...seed: (string | number)[]) {
    const call = makeCall(operation, caller, drawFrom(...seed, operation.name, caller.role), world)
    calls += 1
    const id = String(calls)
    recent.set(id, call)
    recent.delete(String(calls - 200))
    const reply = await send(url, call, id).catch((error: Error) => error)
    if (reply instanceof Error) return note(call, { kind: 'unanswered', words: reply.message })
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    if (reply.status === 503 && isOverloaded()) {
      refused += 1
      return
    }
    const fault = judge(call, reply)
    if (fault) note(call, fault, findDetail(fault.kind, reply))
    if (reply.status < 300) {
      memory.learn(Object(reply.body).data)
      reached.set(operation.name, (reached.get(operation.name) ?? new Set()).add(caller.role))
      await restoreAfter(operation, caller)
    }
    if (reply.status === 401 && call.oddity !== 'nothing') return
    if (reply.status === 401 && caller.token !== null) await renew(store, caller)
  }

  function findDetail(kind: Fault['kind'], reply: Reply): string | undefined {
    if (kind === 'failed') {
      const logged = errors().findLast((line) => reply.requestId === null || line.includes(reply.requestId))
      const err = logged ? Object(JSON.parse(logged)).err : undefined
      return err ? `${err.message}\n${err.stack ?? ''}` : reply.text.slice(0, 300)
    }
    return reply.text.slice(0, 600)
  }

  /** Some calls close what all later ones need. */
  async function restoreAfter(operation: Operation, caller: Caller): Promise<void> {
    if (operation.method === 'GET') return
    if (/^(auth|security|mfa|team|users|myData)\./.test(operation.name)) await renew(store, caller)
    if (operation.name === 'platform.updateSwitches') await openSwitches(store)
  }

  return {
    noteHeld({ ms, calls: ids }) {
      for (const id of ids) {
        const call = recent.get(id)
        if (!call) continue
        const { name } = call.operation
        heldMs.set(name, Math.max(ms, heldMs.get(name) ?? 0))
        const words = heldWords(ms)
        if (words) note(call, { kind: 'held', words })
      }
    },
    async run({ seed, operations, callers, goesOn, onRound }) {
      const spared = new Set([...callers.values()].flatMap(({ userId }) => userId ?? []))
      let round = 0
      for (; goesOn(round); round += 1) {
        await reopen(store, callers)
        const rows = await readRows(store.sql, seed + round)
        const today = utcDay(new Date())
        const world: World = { rows, memory, today, spared }
        for (const operation of shuffled(operations, seed, round)) {
          for (const caller of callers.values()) {
            const count = roleMayCall(operation, caller.role) ? callsOfPermitted : 1
            for (let index = 0; index < count; index += 1)
              await make(operation, caller, world, seed, round, index)
          }
        }
        onRound?.(round + 1, calls, faults.size)
      }
      return { calls, rounds: round, statuses, faults: [...faults.values()], reached, heldMs, refused }
    },
  }
}

/** Removes the settings of switches, so that all are as they are at first, and tells the servers. */
async function openSwitches({ sql }: AccountStore): Promise<void> {
  await sql`DELETE FROM settings WHERE name = 'switches'`
  await tellPages(sql, 'platform')
}

/** Gives the callers back what earlier rounds closed, so that later ones get anywhere. */
async function reopen(store: AccountStore, callers: ReadonlyMap<Role, Caller>): Promise<void> {
  await openSwitches(store)
  for (const caller of callers.values()) await renew(store, caller)
}

function shuffled(operations: Operation[], seed: number, round: number): Operation[] {
  const order = (name: string) => drawFrom(seed, round, name).next()
  return operations.toSorted((a, b) => order(a.name) - order(b.name))
}
