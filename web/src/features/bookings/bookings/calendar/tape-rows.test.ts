import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { describe, expect, it } from 'vitest'
import { barBox } from './tape-geometry.ts'
import { type LaneRow, tapeRows } from './tape-rows.ts'

const window = { fromOn: '2026-06-15', days: 7 }
const block = (id: string, checkInOn: string, checkOutOn: string): Tape['blocks'][number] => ({
  id,
  checkInOn,
  checkOutOn,
  roomTypeId: 'sea',
  roomId: null,
  summary: 'Booked elsewhere',
})
const tape = (blocks: Tape['blocks']): Tape => ({
  fromOn: '2026-06-15',
  untilOn: '2026-06-21',
  roomTypes: [{ id: 'sea', name: 'Sea View', rooms: [{ id: 'r1', number: '101' }] }],
  bars: [],
  blocks,
  roomBlocks: [],
  groupHolds: [],
})

describe('a block of an imported calendar', () => {
  it('is counted on its nights and not on the check-out day', () => {
    const [type] = tapeRows(tape([block('a', '2026-06-16', '2026-06-18')]), window)
    expect(type).toMatchObject({ kind: 'type', taken: [0, 1, 1, 0, 0, 0, 0] })
  })

  it('is drawn from noon to noon, so that the next guest can arrive on the day it ends', () => {
    expect(barBox(block('a', '2026-06-16', '2026-06-18'), window)).toMatchObject({ left: 1.5, width: 2 })
    const blocks = [block('a', '2026-06-16', '2026-06-18'), block('b', '2026-06-18', '2026-06-19')]
    const lane = tapeRows(tape(blocks), window).find((row): row is LaneRow => row.kind === 'lane')
    expect(lane).toMatchObject({ lanes: 1, blocks: [{ lane: 0 }, { lane: 0 }] })
  })

  it('of one room stands in the row of that room', () => {
    const rows = tapeRows(tape([{ ...block('a', '2026-06-16', '2026-06-18'), roomId: 'r1' }]), window)
    expect(rows.map(({ kind }) => kind)).toEqual(['type', 'room'])
    expect(rows[1]).toMatchObject({ calendarBlocks: [{ id: 'a' }] })
  })
})

describe('what a group holds', () => {
  it('is one bar for the nights on which it holds as many rooms, and counted on each', () => {
    const hold = { groupId: 'g', name: 'Meier', roomTypeId: 'sea' }
    const groupHolds = [
      { ...hold, night: '2026-06-16', rooms: 4 },
      { ...hold, night: '2026-06-17', rooms: 4 },
      { ...hold, night: '2026-06-18', rooms: 2 },
    ]
    const rows = tapeRows({ ...tape([]), groupHolds }, window)
    const lane = rows.find((row): row is LaneRow => row.kind === 'lane')
    expect(lane?.groups.map(({ group }) => [group.rooms, group.checkInOn, group.checkOutOn])).toEqual([
      [4, '2026-06-16', '2026-06-18'],
      [2, '2026-06-18', '2026-06-19'],
    ])
    expect(rows[0]).toMatchObject({ taken: [0, 4, 4, 2, 0, 0, 0] })
  })
})
