import { addDays, listNights } from '@roomlark/contract/dates'
import type { FeedConflict } from '@roomlark/contract/inventory/feeds'
import type { NamedEvent } from './events.policy.ts'

type StoredBlock = {
  id: string
  uid: string
  summary: string
  fromOn: string
  untilOn: string
  nights: string[]
}

type BlockNight = { blockId: string; night: string }

export type BlockChange = {
  gone: StoredBlock[]
  /**
   * Every event as a block; `nights` are those on which it keeps its room, and `wanted` those on which it has
   * none yet.
   */
  blocks: (StoredBlock & { wanted: string[] })[]
  /** Blocks that are new or have changed. */
  written: StoredBlock[]
  released: BlockNight[]
}

/** Works out what has to change so that the blocks match the calendar from today on. */
export function blockChange(
  events: readonly NamedEvent[],
  stored: readonly StoredBlock[],
  today: string,
  newId: () => string,
): BlockChange {
  const storedByUid = new Map(stored.map((block) => [block.uid, block]))
  const uids = new Set(events.map(({ uid }) => uid))
  const gone = stored.filter(({ uid, untilOn }) => untilOn > today && !uids.has(uid))
  const blocks = events.map((event) => {
    const before = storedByUid.get(event.uid)
    const nights = new Set(listNights(event.fromOn, event.untilOn))
    const had = new Set(before?.nights)
    const staying = [...had].filter((night) => nights.has(night))
    const wanted = [...nights].filter((night) => night >= today && !had.has(night))
    const released = [...had].filter((night) => !nights.has(night))
    return { ...event, id: before?.id ?? newId(), nights: staying, wanted, released, before }
  })
  return {
    gone,
    blocks,
    written: blocks.filter(({ before, ...block }) => !before || differ(before, block)),
    released: [
      ...gone.flatMap(({ id, nights }) => nights.map((night) => ({ blockId: id, night }))),
      ...blocks.flatMap(({ id, released }) => released.map((night) => ({ blockId: id, night }))),
    ],
  }
}

function differ(a: Omit<StoredBlock, 'nights'>, b: Omit<StoredBlock, 'nights'>): boolean {
  return a.fromOn !== b.fromOn || a.untilOn !== b.untilOn || a.summary !== b.summary
}

export type Allotment = { taken: BlockNight[]; conflicts: FeedConflict[] }

const mostConflicts = 50

/**
 * Gives blocks their rooms as long as there are any, the earlier blocks first. `free` counts free rooms by
 * night.
 */
export function allotNights(change: BlockChange, free: ReadonlyMap<string, number>): Allotment {
  const left = new Map(free)
  const taken: BlockNight[] = []
  const conflicts: FeedConflict[] = []
  const inOrder = change.blocks.toSorted(
    (a, b) => a.fromOn.localeCompare(b.fromOn) || a.uid.localeCompare(b.uid),
  )
  for (const block of inOrder) {
    const full: string[] = []
    for (const night of block.wanted) {
      const rooms = left.get(night) ?? 0
      if (rooms > 0) taken.push({ blockId: block.id, night })
      else full.push(night)
      left.set(night, rooms - 1)
    }
    if (full.length > 0 && conflicts.length < mostConflicts) conflicts.push(describeConflict(block, full))
  }
  return { taken, conflicts }
}

function describeConflict({ summary, fromOn, untilOn }: StoredBlock, full: string[]): FeedConflict {
  const [firstFullOn = fromOn] = full
  const fullNights = full.length
  const inARow = full.at(-1) === addDays(firstFullOn, fullNights - 1)
  return { summary, fromOn, untilOn, firstFullOn, fullNights, inARow }
}
